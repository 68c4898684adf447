import type { Shape, VersionStep } from './version-step.ts';

/** Before this version a merchant that could not take payments yet was `pending`, whatever it was waiting for. */
const PENDING: ReadonlySet<unknown> = new Set(['created', 'needs_data', 'in_review']);
const TAKES_CAPABILITY: ReadonlySet<string> = new Set(['createKey', 'updateKey']);

export const step: VersionStep = {
  version: '2026-11-01',
  changes: [
    'Merchant: `name` is now `display_name`.',
    'Merchant: the status `pending` is now `created`, `needs_data` or `in_review`.',
    'Key: `scopes` is now `capability`, in requests and answers.',
  ],

  up(operationId, body) {
    if (!TAKES_CAPABILITY.has(operationId) || !('scopes' in body)) return body;
    const { scopes, ...rest } = body;
    return { ...rest, capability: scopes };
  },

  down(record) {
    if (record['object'] === 'merchant') return olderMerchant(record);
    if (record['object'] === 'key') return olderKey(record);
    return record;
  },
};

function olderMerchant({ display_name: name, status, ...rest }: Shape): Shape {
  return { ...rest, name, status: PENDING.has(status) ? 'pending' : status };
}

function olderKey({ capability: scopes, ...rest }: Shape): Shape {
  return { ...rest, scopes };
}
