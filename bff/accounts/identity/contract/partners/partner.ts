import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../../core/contract/example-values.ts';
import {
  OneOf,
  CreatedAt,
  RecordId,
  RecordMetadata,
  RecordType,
  RecordVersion,
  UpdatedAt,
} from '../../../../core/contract/fields.ts';
import { IssuedKey } from '../keys/key.ts';

export const Partner = Type.Object(
  {
    id: RecordId(EXAMPLE_ID.partner),
    object: RecordType('partner'),
    name: Type.String({ description: 'Name of the partner.', examples: ['Greenhouse POS'] }),
    slug: Type.String({
      description: 'The name as used in URLs. It never changes.',
      examples: ['greenhouse-pos'],
    }),
    status: OneOf(['sandbox', 'published', 'suspended'], {
      description: '`sandbox` until you publish, then `published`.',
      examples: ['sandbox'],
    }),
    sandbox_name: Type.String({
      description: 'The name of your sandbox.',
      examples: ['greenhouse-pos-sandbox'],
    }),
    origins: Type.Array(Type.String(), {
      description: 'Session tokens work only on pages from these origins.',
      examples: [['https://pos.example']],
    }),
    version: RecordVersion,
    metadata: RecordMetadata,
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'Partner' },
);
export type Partner = Static<typeof Partner>;

export const SignUp = Type.Object(
  {
    partner: Partner,
    sandbox: Type.Object(
      { name: Type.String({ description: 'Name of the sandbox.', examples: ['greenhouse-pos-sandbox'] }) },
      { description: 'Your sandbox.' },
    ),
    key: IssuedKey,
    merchants: Type.Array(
      Type.Object({
        id: Type.String({ description: 'Unique id. Treat it as an opaque string.' }),
        display_name: Type.String({ description: 'The name that customers see.' }),
        status: Type.String({ description: 'Status of the merchant. Each one differs.' }),
      }),
      {
        description: 'Your test merchants.',
        examples: [
          [
            { id: EXAMPLE_ID.merchant, display_name: 'Riverside Nursery', status: 'active' },
            { id: 'mer_01M7YV60YGBK02FS9V3QCCQ21Y', display_name: 'Harbour Florist', status: 'needs_data' },
            {
              id: 'mer_01M7YV61XRDARWA85N29P6SMKX',
              display_name: 'Old Mill Garden Centre',
              status: 'restricted',
            },
          ],
        ],
      },
    ),
  },
  { title: 'SignUp' },
);
export type SignUp = Static<typeof SignUp>;
