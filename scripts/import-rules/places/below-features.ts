import type { Place } from '../place.ts';
import { CONTRACT } from './patterns.ts';

/** What features stand on, the contract first: it counts wherever it is. */
export const BELOW_FEATURES_PLACES: Place[] = [
  ...CONTRACT.map((files) => ({
    files,
    uses: [...CONTRACT, 'bff/core/money/'],
    packages: ['typebox'],
    rule: 'the contract imports only contracts, money, and typebox',
  })),
  {
    files: 'bff/accounts/identity/',
    uses: [
      'bff/core/events/outbox.ts',
      'bff/core/timers/',
      'bff/core/http/',
      'bff/core/database/',
      ...CONTRACT,
    ],
    types: ['bff/app/config.ts', 'bff/core/feature.ts'],
    rule: '{identity, outbox, timers} → {gateway, database} → contract',
  },
  ...['bff/core/events/outbox.ts', 'bff/core/events/outside-events.ts'].map((files) => ({
    files,
    uses: ['bff/core/http/', 'bff/core/database/', ...CONTRACT],
    rule: '{identity, outbox, timers} → {gateway, database} → contract',
  })),
  {
    files: 'bff/core/timers/',
    uses: ['bff/core/http/', 'bff/core/database/', ...CONTRACT],
    rule: '{identity, outbox, timers} → {gateway, database} → contract',
  },
  {
    files: 'bff/pages/shell/',
    uses: [
      'bff/core/http/',
      'bff/core/database/',
      'bff/core/arithmetic/',
      'bff/core/money/',
      'bff/core/text/',
      ...CONTRACT,
    ],
    rule: 'what pages share knows only the gateway, the database, arithmetic, money, the languages and the contract',
  },
  {
    files: 'bff/core/arithmetic/',
    uses: ['bff/core/money/'],
    packages: [],
    rule: 'the arithmetic of selling is pure: it imports only what money is',
  },
  {
    files: 'bff/core/money/',
    packages: [],
    rule: 'what money is knows nothing else: the browser loads it too',
  },
  {
    files: 'bff/core/text/',
    packages: [],
    rule: 'languages know nothing of what is said in them',
  },
  {
    files: 'bff/core/bank-accounts/',
    packages: [],
    rule: 'what names a bank account is a table that imports nothing: forms in browsers have it too',
  },
  {
    files: 'bff/core/addresses/',
    uses: ['bff/core/api/errors.ts', ...CONTRACT],
    packages: ['localized-address-format'],
    rule: 'how addresses are written follows from their country alone, and they know only what errors and versions are',
  },
  {
    files: 'bff/core/phones/',
    uses: ['bff/core/api/errors.ts', 'bff/core/database/', ...CONTRACT],
    packages: ['libphonenumber-js', 'kysely'],
    rule: 'phone numbers are read by one library, and know only what errors, fields and the database are',
  },
  {
    files: 'bff/core/http/',
    uses: ['bff/core/database/', 'bff/core/text/', ...CONTRACT],
    types: ['bff/app/config.ts'],
    rule: 'the gateway knows only the database, the languages and the contract',
  },
  {
    files: 'bff/core/database/',
    uses: CONTRACT,
    types: ['bff/app/config.ts'],
    rule: 'the database knows only the contract',
  },
];
