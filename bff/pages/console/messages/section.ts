import type { ConsoleSection } from '../../../core/feature.ts';
import { listSandboxMessages } from '../../../providers/messages/contract/messages.ts';
import { MESSAGES } from './paths.ts';

/** The inbox: the sandbox alone has one. */
export const messagesSection: ConsoleSection = {
  path: MESSAGES,
  name: 'Messages',
  needs: listSandboxMessages,
  sandboxOnly: true,
  pages: async () => [(await import('./inbox-page.ts')).mountInboxPage],
};
