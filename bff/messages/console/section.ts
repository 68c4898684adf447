import type { ConsoleSection } from '../../feature.ts';
import { listSandboxMessages } from '../contract/messages.ts';

export const MESSAGES = '/console/messages';

/** The inbox: the sandbox alone has one. */
export const messagesSection: ConsoleSection = {
  path: MESSAGES,
  name: 'Messages',
  needs: listSandboxMessages,
  sandboxOnly: true,
  pages: async () => [(await import('./inbox-page.ts')).mountInboxPage],
};
