import type { FeatureContract } from '../../../core/contract/feature.ts';
import { Type } from 'typebox';
import { Int64, Text } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';

/** The request body. The ID is the store's key and is never returned. */
export const NewPlant = Type.Object(
  {
    id: Int64(41),
    name: Text(255, {
      blank: false,
      description: 'Name of the plant, 1–255 characters and not blank. Stored exactly as sent.',
      examples: ['Monstera deliciosa'],
    }),
    tag: Type.Optional(
      Text(255, {
        blank: true,
        description: 'A label of your own, at most 255 characters. Stored exactly as sent.',
        examples: ['indoor'],
      }),
    ),
  },
  { title: 'NewPlant', description: 'Unknown properties are ignored.' },
);

/** The plant API's response: exactly these fields. */
export const Plant = Type.Object(
  {
    name: Type.String({ description: 'Name of the plant.', examples: ['Monstera deliciosa'] }),
    tag: Type.Optional(
      Type.String({ description: 'Label of the plant. Left out if there is none.', examples: ['indoor'] }),
    ),
  },
  { title: 'Plant' },
);

/** The plant in an event, with its ID. */
const StoredPlant = Type.Object(
  { id: Int64(41), ...Plant.properties },
  { title: 'StoredPlant', description: 'A plant with its id, as events have it.' },
);

export const createPlant = defineOperation({
  id: 'createPlant',
  method: 'post',
  path: '/plants',
  tag: 'Plants',
  summary: 'Create a plant',
  description:
    "Creates a plant for the session's merchant. `id` can be any signed 64-bit integer, written without a " +
    'fraction or exponent. To retry safely, send the same `Idempotency-Key` with the same body.',
  credentials: ['session'],
  scope: 'plants:write',
  body: NewPlant,
  success: { status: 200, description: 'The created plant.', schema: Plant },
  idempotency: 'forwarded',
  errors: ['plant_id_taken', 'upstream_failed', 'upstream_slow'],
});

const EVENTS = ['plant.created'] as const;

export const plants = {
  tag: 'Plants',
  description:
    "Your merchants' plants. Create them with a session token, from a page with the Trellis elements or " +
    'from your own code.',
  operations: [createPlant],
  events: EVENTS,
  eventRecords: { plant: StoredPlant },
} as const satisfies FeatureContract;

declare module '../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof EVENTS)[number], true> {}
}

/** `plant.created`, the event of each plant, whichever plant API stores it. */
export const PLANT_CREATED = 'plant.created';

interface CreatedPlant {
  /** int64, as digits or as the strict JSON reader returns it. */
  readonly id: string | number | bigint;
  readonly name: string;
  readonly tag?: string | null | undefined;
}

/**
 * Returns the event's data as JSON text. The ID is a JSON number with every digit, as `POST /plants` accepts
 * it: JSON.stringify can't write numbers above 2⁵³.
 */
export function createdPlantJson({ id, name, tag }: CreatedPlant): string {
  const rest = tag === undefined || tag === null ? '' : `,"tag":${JSON.stringify(tag)}`;
  return `{"id":${String(id)},"name":${JSON.stringify(name)}${rest}}`;
}
