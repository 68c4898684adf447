import { Type } from 'typebox';
import { Instant } from './instant.ts';

const optional = Type.Optional;

/** By which times a list of records that change can be filtered, as properties of its query. */
export const TimeFilters = (records: string) => ({
  created_from: optional(Instant(`Return only ${records} created at or after this time.`)),
  created_to: optional(Instant(`Return only ${records} created before this time.`)),
  updated_after: optional(Instant(`Return only ${records} changed after this time.`)),
});

/** The same for what happens once and never changes. */
export const OccurrenceFilters = (records: string) => ({
  created_from: optional(Instant(`Return only ${records} of this time or later.`)),
  created_to: optional(Instant(`Return only ${records} before this time.`)),
});
