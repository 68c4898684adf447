import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Place } from '../place.ts';
import { BELOW_FEATURES, publicFile } from './patterns.ts';

const BFF_FOLDER = new URL('../../../bff/', import.meta.url);

/** Every folder with a descriptor, and the two that only have pages. Identity is below features, as is the contract. */
export const FEATURES = [
  ...globSync('*/feature.ts', { cwd: fileURLToPath(BFF_FOLDER) })
    .map((path) => dirname(path))
    .filter((folder) => folder !== 'identity' && folder !== 'contract'),
  'reference',
  'home',
];

/** What a feature may use of another one: only that feature's public file, `bff/x/x.ts`. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  bank: ['merchants'],
  charges: ['ledger', 'loyalty', 'merchants', 'pricing'],
  hosts: ['domains', 'processor', 'surfaces', 'themes'],
  sites: ['locations', 'loyalty', 'merchants'],
  hosted: ['domains', 'plants', 'merchants', 'surfaces', 'themes'],
  history: ['ledger', 'locations', 'menus', 'merchants', 'orders', 'payouts'],
  images: ['merchants'],
  live: ['webhooks'],
  ledger: ['locations', 'merchants'],
  payments: ['ledger', 'merchants', 'pricing', 'processor', 'webhooks'],
  pricing: ['merchants'],
  printing: ['locations', 'menus', 'merchants', 'orders'],
  menus: ['images', 'locations', 'merchants'],
  payouts: ['bank', 'ledger', 'merchants', 'pricing', 'webhooks'],
  locations: ['merchants'],
  ordering: ['domains', 'locations', 'loyalty', 'menus', 'merchants', 'orders', 'processor'],
  orders: ['ledger', 'locations', 'menus', 'merchants', 'payments', 'webhooks'],
  reports: ['locations', 'merchants', 'orders'],
  'pay-links': ['domains', 'ledger', 'merchants', 'orders', 'payments', 'processor', 'webhooks'],
  rewards: ['loyalty', 'merchants'],
  sandbox: ['merchants', 'plants', 'webhooks'],
  onboarding: ['bank', 'merchants'],
  messages: ['webhooks'],
  readiness: ['bank', 'messages', 'plants', 'processor'],
  loyalty: ['menus', 'merchants', 'orders', 'webhooks'],
  themes: ['images'],
};

/** What the console's pages are made of, those of features too. It knows only what is below features. */
const CONSOLE_PARTS = 'bff/pages/console/parts/';

/** A place for each feature. */
export const FEATURE_PLACES: Place[] = FEATURES.map((feature) => {
  const shared = SHARED[feature]?.map(publicFile) ?? [];
  return {
    files: `bff/${feature}/`,
    uses: [...BELOW_FEATURES, ...shared, CONSOLE_PARTS, ...(feature === 'hosted' ? ['components/'] : [])],
    types: ['bff/app/config.ts', 'bff/core/feature.ts', 'bff/pages/console/', 'bff/pages/hosts/'],
    rule: `${feature} imports what is below features, and of other features ${
      shared.length > 0 ? `only ${shared.join(', ')}` : 'nothing'
    }`,
  };
});
