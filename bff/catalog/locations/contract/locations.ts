import type { FeatureContract } from '../../../core/contract/feature.ts';
import { Location } from './location.ts';
import {
  createLocation,
  getLocation,
  listLocations,
  listSlots,
  updateLocation,
} from './location-operations.ts';

export const locations = {
  tag: 'Locations',
  description:
    'Where a merchant serves its customers, with opening hours, ways to order, taxes and available times. Each sandbox test ' +
    'merchant has one.',
  operations: [createLocation, listLocations, getLocation, updateLocation, listSlots],
  events: ['location.created', 'location.updated'],
  eventRecords: { location: Location },
} as const satisfies FeatureContract;
