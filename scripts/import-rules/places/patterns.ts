/** What every feature's contract is made of, and the contracts of the features. */
export const CONTRACT = ['bff/core/contract/', 'bff/*/contract/'];

/** What features may import. */
export const BELOW_FEATURES = [
  'bff/core/arithmetic/',
  'bff/core/money/',
  'bff/core/text/',
  'bff/core/phones/',
  'bff/core/addresses/',
  'bff/core/bank-accounts/',
  'bff/pages/shell/',
  'bff/accounts/identity/',
  'bff/core/events/outbox.ts',
  'bff/core/events/outside-events.ts',
  'bff/core/timers/',
  'bff/core/http/',
  'bff/core/database/',
  ...CONTRACT,
];

/** The one file of a feature that others may import. */
export const publicFile = (feature: string): string => `bff/${feature}/${feature}.ts`;
