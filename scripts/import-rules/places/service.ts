import type { Place } from '../place.ts';
import { FEATURES } from './features.ts';
import { BELOW_FEATURES, CONTRACT, publicFile } from './patterns.ts';

/** What puts features together and starts them. */
export const SERVICE_PLACES: Place[] = [
  { files: 'bff/config.ts', uses: ['bff/config/'], rule: 'the configuration knows only its settings' },
  { files: 'bff/config/', rule: 'settings know nothing else' },
  { files: 'bff/main.ts', uses: ['bff/run.ts'], rule: 'main only starts what run.ts runs' },
  {
    files: 'bff/run.ts',
    uses: ['bff/config.ts', 'bff/service.ts', 'bff/database/'],
    rule: 'what runs the service imports it and its configuration',
  },
  {
    files: 'bff/feature.ts',
    uses: BELOW_FEATURES,
    types: ['bff/console/', 'bff/hosts/'],
    rule: 'the shape of a feature knows what is below features, and types of the console and of sites',
  },
  {
    files: 'bff/features.ts',
    uses: ['bff/*/feature.ts'],
    rule: 'the list of features knows only their descriptors',
  },
  {
    files: 'bff/joined-features.ts',
    uses: ['bff/feature.ts', 'bff/features.ts', ...BELOW_FEATURES],
    types: ['bff/orders/orders.ts', 'bff/payments/payments.ts'],
    rule: 'what features add is joined from their list',
  },
  {
    files: 'bff/open-database.ts',
    uses: ['bff/joined-features.ts', 'bff/database/'],
    rule: 'what opens the database knows it and the migrations of the features',
  },
  { files: 'bff/assemble.ts', uses: ['bff/'], rule: 'what puts the service together imports only the BFF' },
  { files: 'bff/service.ts', uses: ['bff/'], rule: 'the service imports only the BFF' },
  {
    files: 'bff/app.ts',
    uses: [
      ...FEATURES.map((feature) => `bff/${feature}/`),
      'bff/metrics/',
      'bff/platform-routes.ts',
      'bff/feature-deps.ts',
      'bff/joined-features.ts',
      ...BELOW_FEATURES,
    ],
    types: ['bff/config.ts', 'bff/feature.ts'],
    rule: 'app → features → {identity, outbox, timers} → {gateway, database} → contract',
  },
  {
    files: 'bff/upstreams.ts',
    uses: [
      ...['bank', 'messages', 'plants', 'processor'].map(publicFile),
      'bff/plants/plant-api/',
      ...BELOW_FEATURES,
    ],
    types: ['bff/config.ts', 'bff/metrics/'],
    rule: 'what opens the upstreams knows their clients and what is below features',
  },
  {
    files: 'bff/feature-deps.ts',
    uses: [...FEATURES.map(publicFile), 'bff/webhooks/', 'bff/joined-features.ts', ...BELOW_FEATURES],
    types: ['bff/feature.ts', 'bff/metrics/'],
    rule: 'what features work with is made of their public files and what is below them',
  },
  {
    files: 'bff/platform-routes.ts',
    uses: BELOW_FEATURES,
    rule: 'the platform routes import what is below features',
  },
  {
    files: 'bff/metrics/',
    uses: ['bff/gateway/', ...CONTRACT],
    types: [
      'bff/plants/plants.ts',
      'bff/payments/payments.ts',
      'bff/processor/processor.ts',
      'bff/bank/bank.ts',
    ],
    rule: 'the metrics know the gateway and the contract, and what a plant API, a processor, a bank and payments look like',
  },
  {
    files: 'bff/operator/',
    uses: [
      ...FEATURES.map(publicFile),
      'bff/open-database.ts',
      'bff/joined-features.ts',
      'bff/identity/',
      'bff/gateway/',
      'bff/database/',
      'bff/config.ts',
      'bff/money/',
      ...CONTRACT,
    ],
    rule: 'the operator imports identity, gateway, database, config, what features add and the public file of a feature',
  },
];
