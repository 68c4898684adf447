import type { Place } from '../place.ts';
import { FEATURES } from './features.ts';
import { BELOW_FEATURES, CONTRACT, publicFile } from './patterns.ts';

/** What puts features together and starts them. */
export const SERVICE_PLACES: Place[] = [
  {
    files: 'bff/app/config.ts',
    uses: ['bff/app/config/'],
    rule: 'the configuration knows only its settings',
  },
  { files: 'bff/app/config/', rule: 'settings know nothing else' },
  { files: 'bff/main.ts', uses: ['bff/app/run.ts'], rule: 'main only starts what run.ts runs' },
  {
    files: 'bff/app/run.ts',
    uses: ['bff/app/config.ts', 'bff/app/service.ts', 'bff/core/database/'],
    rule: 'what runs the service imports it and its configuration',
  },
  {
    files: 'bff/core/feature.ts',
    uses: BELOW_FEATURES,
    types: ['bff/pages/console/', 'bff/pages/hosts/'],
    rule: 'the shape of a feature knows what is below features, and types of the console and of sites',
  },
  {
    files: 'bff/app/features.ts',
    uses: ['bff/*/feature.ts'],
    rule: 'the list of features knows only their descriptors',
  },
  {
    files: 'bff/app/joined-features.ts',
    uses: ['bff/core/feature.ts', 'bff/app/features.ts', ...BELOW_FEATURES],
    types: ['bff/orders/orders/orders.ts', 'bff/money/payments/payments.ts'],
    rule: 'what features add is joined from their list',
  },
  {
    files: 'bff/app/open-database.ts',
    uses: ['bff/app/joined-features.ts', 'bff/core/database/'],
    rule: 'what opens the database knows it and the migrations of the features',
  },
  {
    files: 'bff/app/assemble.ts',
    uses: ['bff/'],
    rule: 'what puts the service together imports only the BFF',
  },
  { files: 'bff/app/service.ts', uses: ['bff/'], rule: 'the service imports only the BFF' },
  {
    files: 'bff/app/app.ts',
    uses: [
      ...FEATURES.map((feature) => `bff/${feature}/`),
      'bff/app/metrics/',
      'bff/app/platform-routes.ts',
      'bff/app/feature-deps.ts',
      'bff/app/joined-features.ts',
      ...BELOW_FEATURES,
    ],
    types: ['bff/app/config.ts', 'bff/core/feature.ts'],
    rule: 'app → features → {identity, outbox, timers} → {gateway, database} → contract',
  },
  {
    files: 'bff/app/upstreams.ts',
    uses: [
      ...['bank', 'messages', 'plants', 'processor'].map(publicFile),
      'bff/providers/plants/plant-api/',
      ...BELOW_FEATURES,
    ],
    types: ['bff/app/config.ts', 'bff/app/metrics/'],
    rule: 'what opens the upstreams knows their clients and what is below features',
  },
  {
    files: 'bff/app/feature-deps.ts',
    uses: [
      ...FEATURES.map(publicFile),
      'bff/developers/webhooks/',
      'bff/app/joined-features.ts',
      ...BELOW_FEATURES,
    ],
    types: ['bff/core/feature.ts', 'bff/app/metrics/'],
    rule: 'what features work with is made of their public files and what is below them',
  },
  {
    files: 'bff/app/platform-routes.ts',
    uses: BELOW_FEATURES,
    rule: 'the platform routes import what is below features',
  },
  {
    files: 'bff/app/metrics/',
    uses: ['bff/core/http/', ...CONTRACT],
    types: [
      'bff/providers/plants/plants.ts',
      'bff/money/payments/payments.ts',
      'bff/providers/processor/processor.ts',
      'bff/providers/bank/bank.ts',
    ],
    rule: 'the metrics know the gateway and the contract, and what a plant API, a processor, a bank and payments look like',
  },
  {
    files: 'bff/app/operator/',
    uses: [
      ...FEATURES.map(publicFile),
      'bff/app/open-database.ts',
      'bff/app/joined-features.ts',
      'bff/accounts/identity/',
      'bff/core/http/',
      'bff/core/database/',
      'bff/app/config.ts',
      'bff/core/money/',
      ...CONTRACT,
    ],
    rule: 'the operator imports identity, gateway, database, config, what features add and the public file of a feature',
  },
];
