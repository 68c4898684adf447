import { Type } from 'typebox';
import { ENVIRONMENTS, OneOf, ReadVersion } from '../../../../core/contract/fields.ts';
import { PlainText } from '../../../../core/contract/text-fields.ts';
import { EXAMPLE_CAPABILITY } from './key.ts';

/** Longest overlap in seconds: one week. */
export const MAX_OVERLAP_SECONDS = 604_800;
export const DEFAULT_OVERLAP_SECONDS = 86_400;

export const Rotation = Type.Object(
  {
    overlap_seconds: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: MAX_OVERLAP_SECONDS,
        description:
          'How long the previous key keeps working, in seconds. The default is 86400 (one day), the maximum 604800 (one week).',
        examples: [3600],
      }),
    ),
    force: Type.Optional(
      Type.Boolean({
        description:
          'What to do if the lineage already has two live keys. `true` expires the other key immediately; otherwise the request returns 40902.',
      }),
    ),
  },
  { title: 'Rotation' },
);

const KeyName = PlainText(100, 'A name to tell your keys apart, 1–100 characters.', 'Counter app');
const Capability = Type.Array(Type.String(), {
  minItems: 1,
  maxItems: 100,
  description: 'Scopes of the key. You can set only scopes that the calling key has.',
  examples: [EXAMPLE_CAPABILITY],
});

export const NewKey = Type.Object(
  {
    name: KeyName,
    capability: Capability,
    environment: Type.Optional(
      OneOf(ENVIRONMENTS, {
        description:
          "The environment that the key works in. Defaults to the calling key's. Production requires a published partner.",
      }),
    ),
    api_version: Type.Optional(
      Type.String({ description: 'The dated version to pin the key to. Defaults to the newest.' }),
    ),
  },
  { title: 'NewKey' },
);

export const KeyChange = Type.Object(
  {
    name: Type.Optional(KeyName),
    capability: Type.Optional(Capability),
    api_version: Type.Optional(
      Type.String({ description: 'The dated version to pin every live key in the lineage to.' }),
    ),
    version: ReadVersion,
  },
  { title: 'KeyChange' },
);
