import type { FeatureContract } from './feature.ts';
import { keys } from './keys/keys.ts';
import { merchants } from './merchants/merchants.ts';
import { partners } from './partners/partners.ts';
import { plants } from './plants.ts';
import { sessions } from './sessions.ts';

/** Features with operations and events of their own, in the order of the reference page. A new one goes to the end. */
export const FEATURES = [
  plants,
  sessions,
  partners,
  keys,
  merchants,
] as const satisfies readonly FeatureContract[];
