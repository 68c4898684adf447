import type { FeatureContract } from '../../../../core/contract/feature.ts';
import { Key, KeyRotation } from './key.ts';
import {
  createKey,
  getCurrentKey,
  getKey,
  listKeys,
  revokeKey,
  rotateKey,
  updateKey,
} from './key-operations.ts';

const EVENTS = ['key.created', 'key.rotated', 'key.expiring', 'key.revoked'] as const;

export const keys = {
  tag: 'Keys',
  description:
    "Partner keys are your server's credentials. Each key belongs to one environment, has a list of scopes and is " +
    'pinned to a dated version of the API.',
  operations: [createKey, listKeys, getCurrentKey, getKey, updateKey, rotateKey, revokeKey],
  events: EVENTS,
  eventRecords: { key: Key, 'key.rotated': KeyRotation },
} as const satisfies FeatureContract;

declare module '../../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof EVENTS)[number], true> {}
}
