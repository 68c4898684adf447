import type { FeatureContract } from '../../../core/contract/feature.ts';
import { Location } from './location.ts';
import {
  createLocation,
  getLocation,
  listLocations,
  listSlots,
  updateLocation,
} from './location-operations.ts';

const EVENTS = ['location.created', 'location.updated'] as const;

export const locations = {
  tag: 'Locations',
  description:
    'Where a merchant serves its customers, with opening hours, ways to order, taxes and available times. Each sandbox test ' +
    'merchant has one.',
  operations: [createLocation, listLocations, getLocation, updateLocation, listSlots],
  events: EVENTS,
  eventRecords: { location: Location },
} as const satisfies FeatureContract;

declare module '../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof EVENTS)[number], true> {}
}
