import type { FeatureContract } from '../../core/contract/feature.ts';
import * as features from './features.ts';

type Name = keyof typeof features;

/** The order of the reference page. Unlisted ones follow, by name. */
const ORDER: readonly Name[] = [
  'plants',
  'sessions',
  'partners',
  'keys',
  'merchants',
  'locations',
  'menus',
  'orders',
  'payments',
  'images',
  'onboarding',
  'messages',
  'pricing',
  'reports',
  'payLinks',
  'loyalty',
  'payouts',
  'printing',
  'live',
];

type Contract = (typeof features)[Name];

function placeOf(name: string): number {
  const place = ORDER.findIndex((one) => one === name);
  return place === -1 ? ORDER.length : place;
}

/** The contracts of all features. */
export const FEATURES: readonly Contract[] = Object.entries(features)
  .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
  .map(([, contract]) => contract satisfies FeatureContract);
