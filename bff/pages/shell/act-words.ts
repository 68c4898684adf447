import { OPERATIONS } from '../../developers/document/operations.ts';
import { DOOR_ACTS } from './door-acts.ts';

/** The operator's commands that change something, as the audit log says them. */
const COMMAND_WORDS: Readonly<Record<string, string>> = {
  'archive restore': 'Restore an archive',
  'archive write': 'Archive old months',
  'console end': 'Sign everyone out',
  'console link': 'Create a link to the console',
  'documents erase': 'Delete a merchant’s documents',
  'documents open': 'Open a merchant’s document',
  'guests erase': 'Erase a guest',
  'guests export': 'Export a guest',
  'keys create': 'Create a key',
  'keys revoke': 'Revoke a key',
  'keys rotate': 'Rotate a key',
  'limits grant': 'Grant a higher limit',
  'limits refuse': 'Refuse a higher limit',
  'limits set': 'Set a limit',
  'merchants require': 'Ask a merchant for details',
  'merchants review': 'Decide a review',
  'merchants suspend': 'Suspend a merchant',
  'partner export': 'Export a partner',
  'partner forget': 'Delete the records of a partner that moves',
  'partner import': 'Import a partner',
  'partner redirect': 'Redirect a partner',
  'partner resume': 'Resume a partner',
  'partners create': 'Create a partner',
  'persons add': 'Invite an operator',
  'persons remove': 'Remove an operator',
  'price-sheets create': 'Create a price sheet',
  'price-sheets publish': 'Publish a price sheet',
  'sign-ups approve': 'Approve a sign-up',
  'sign-ups invite': 'Invite a company',
  'sign-ups refuse': 'Refuse a sign-up',
  seed: 'Add sample records',
};

const WORDS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(COMMAND_WORDS),
  ...Object.entries(DOOR_ACTS),
  ...OPERATIONS.map(({ id, summary }) => [id, summary] as const),
]);

/**
 * Returns what an entry of the audit log did: an operation, an act at the door, or a command of the operator.
 */
export const wordsOfAct = (operation: string): string => WORDS.get(operation) ?? operation;
