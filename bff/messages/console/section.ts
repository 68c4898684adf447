import type { ConsoleSection } from '../../feature.ts';
import { listSandboxMessages } from '../contract/messages.ts';
import { MESSAGES } from './paths.ts';

/** The inbox: the sandbox alone has one. */
export const messagesSection: ConsoleSection = {
  path: MESSAGES,
  name: 'Messages',
  needs: listSandboxMessages,
  sandboxOnly: true,
  pages: async () => [(await import('./inbox-page.ts')).mountInboxPage],
};
