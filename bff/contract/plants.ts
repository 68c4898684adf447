import { Type } from 'typebox';
import { Int64, Text } from './fields.ts';
import type { Operation } from './operation.ts';

/** What a caller sends. The id is the store's key and is never sent back. */
export const NewPlant = Type.Object(
  {
    id: Int64,
    name: Text(255, { blank: false, description: 'Kept exactly as sent. 1–255 characters, not blank.' }),
    tag: Type.Optional(
      Text(255, { blank: true, description: 'Kept exactly as sent. At most 255 characters.' }),
    ),
  },
  { title: 'NewPlant', description: 'Members that are not named here are ignored.' },
);

/** What the plant API answers: exactly these fields. */
export const Plant = Type.Object(
  {
    name: Type.String(),
    tag: Type.Optional(Type.String()),
  },
  { title: 'Plant' },
);

export const createPlant: Operation = {
  id: 'createPlant',
  method: 'post',
  path: '/plants',
  tag: 'Plants',
  summary: 'Create a plant',
  description:
    'Creates a plant for the merchant of the session. The id is the full signed 64-bit range, written with digits ' +
    'only. The same `Idempotency-Key` with the same body answers the first answer again.',
  credentials: ['session'],
  scope: 'plants:write',
  body: NewPlant,
  success: { status: 200, description: 'The plant as stored.', schema: Plant },
  idempotency: 'forwarded',
  errors: ['plant_id_taken', 'upstream_failed', 'upstream_slow'],
};
