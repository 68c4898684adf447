import type { Place } from '../place.ts';
import { CONTRACT } from './patterns.ts';

/** What features stand on, the contract first: it counts wherever it is. */
export const BELOW_FEATURES_PLACES: Place[] = [
  ...CONTRACT.map((files) => ({
    files,
    uses: [...CONTRACT, 'bff/money/'],
    packages: ['typebox'],
    rule: 'the contract imports only contracts, money, and typebox',
  })),
  {
    files: 'bff/identity/',
    uses: ['bff/webhooks/outbox.ts', 'bff/timers/', 'bff/gateway/', 'bff/database/', ...CONTRACT],
    types: ['bff/config.ts', 'bff/feature.ts'],
    rule: '{identity, outbox, timers} → {gateway, database} → contract',
  },
  ...['bff/webhooks/outbox.ts', 'bff/webhooks/outside-events.ts'].map((files) => ({
    files,
    uses: ['bff/gateway/', 'bff/database/', ...CONTRACT],
    rule: '{identity, outbox, timers} → {gateway, database} → contract',
  })),
  {
    files: 'bff/timers/',
    uses: ['bff/gateway/', 'bff/database/', ...CONTRACT],
    rule: '{identity, outbox, timers} → {gateway, database} → contract',
  },
  {
    files: 'bff/pages/',
    uses: ['bff/gateway/', 'bff/database/', 'bff/arithmetic/', 'bff/money/', 'bff/languages/', ...CONTRACT],
    rule: 'what pages share knows only the gateway, the database, arithmetic, money, the languages and the contract',
  },
  {
    files: 'bff/arithmetic/',
    uses: ['bff/money/'],
    packages: [],
    rule: 'the arithmetic of selling is pure: it imports only what money is',
  },
  {
    files: 'bff/money/',
    packages: [],
    rule: 'what money is knows nothing else: the browser loads it too',
  },
  {
    files: 'bff/languages/',
    packages: [],
    rule: 'languages know nothing of what is said in them',
  },
  {
    files: 'bff/accounts/',
    packages: [],
    rule: 'what names a bank account is a table that imports nothing: forms in browsers have it too',
  },
  {
    files: 'bff/addresses/',
    uses: ['bff/gateway/errors.ts', ...CONTRACT],
    packages: ['localized-address-format'],
    rule: 'how addresses are written follows from their country alone, and they know only what errors and versions are',
  },
  {
    files: 'bff/phones/',
    uses: ['bff/gateway/errors.ts', 'bff/database/', ...CONTRACT],
    packages: ['libphonenumber-js', 'kysely'],
    rule: 'phone numbers are read by one library, and know only what errors, fields and the database are',
  },
  {
    files: 'bff/gateway/',
    uses: ['bff/database/', 'bff/languages/', ...CONTRACT],
    types: ['bff/config.ts'],
    rule: 'the gateway knows only the database, the languages and the contract',
  },
  {
    files: 'bff/database/',
    uses: CONTRACT,
    types: ['bff/config.ts'],
    rule: 'the database knows only the contract',
  },
];
