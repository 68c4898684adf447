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
  ReadVersion,
} from '../../../../core/contract/fields.ts';
import { IssuedKey } from '../keys/key.ts';
import { PlainText } from '../../../../core/contract/text-fields.ts';

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

export const NewPartner = Type.Object(
  { name: PlainText(100, 'Name of the partner, 1–100 characters.', 'Greenhouse POS') },
  { title: 'NewPartner' },
);

export const PartnerChange = Type.Object(
  {
    name: Type.Optional(PlainText(100, "Name of the partner, 1–100 characters. The slug doesn't change.")),
    version: ReadVersion,
  },
  { title: 'PartnerChange' },
);
export type PartnerChange = Static<typeof PartnerChange>;

export const Origins = Type.Object(
  {
    origins: Type.Array(Type.String({ minLength: 1, maxLength: 300 }), {
      maxItems: 100,
      description:
        'Each origin is a scheme, a host and an optional port, such as `https://pos.example`, or of a ' +
        'native app, such as `capacitor://localhost`. ' +
        'Only the sandbox takes `http`, and a wildcard for preview deployments: ' +
        '`https://*.preview.example` is any one label there.',
      examples: [['https://pos.example']],
    }),
  },
  { title: 'Origins' },
);
