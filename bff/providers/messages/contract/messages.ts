import type { FeatureContract } from '../../../core/contract/feature.ts';
import { ListOf } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { MessageQuery, SandboxMessage } from './message.ts';

export const listSandboxMessages = defineOperation({
  id: 'listSandboxMessages',
  method: 'get',
  path: '/v1/sandbox/messages',
  tag: 'Messages',
  summary: 'List messages of the sandbox',
  description:
    'The text messages and emails that production would have sent, newest first. The sandbox sends none: here is where you ' +
    'read a one-time code. Messages are kept for 30 days of real time.',
  credentials: ['key'],
  environment: 'sandbox',
  scope: 'sandbox:write',
  query: MessageQuery,
  success: { status: 200, description: 'A page of messages.', schema: ListOf(SandboxMessage) },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const messages = {
  tag: 'Messages',
  description:
    'Text messages and emails to guests, such as one-time codes. Production sends them through the services that its operator has ' +
    'set; where there is none, what needs them says so. The sandbox sends nothing and keeps them in an inbox.',
  operations: [listSandboxMessages],
} as const satisfies FeatureContract;
