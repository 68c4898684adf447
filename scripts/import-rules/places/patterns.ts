/** What every feature's contract is made of, and the contracts of the features. */
export const CONTRACT = ['bff/contract/', 'bff/*/contract/'];

/** What features may import. */
export const BELOW_FEATURES = [
  'bff/arithmetic/',
  'bff/money/',
  'bff/languages/',
  'bff/phones/',
  'bff/addresses/',
  'bff/accounts/',
  'bff/pages/',
  'bff/identity/',
  'bff/webhooks/outbox.ts',
  'bff/webhooks/outside-events.ts',
  'bff/timers/',
  'bff/gateway/',
  'bff/database/',
  ...CONTRACT,
];

/** The one file of a feature that others may import. */
export const publicFile = (feature: string): string => `bff/${feature}/${feature}.ts`;
