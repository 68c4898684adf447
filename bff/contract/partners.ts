import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from './example-values.ts';
import type { FeatureContract } from './feature.ts';
import { OneOf } from './fields.ts';
import { IssuedKey } from './keys.ts';
import { defineOperation } from './operation.ts';
import { PlainText } from './plain-text.ts';
import {
  CreatedAt,
  ReadVersion,
  RecordId,
  RecordMetadata,
  RecordType,
  RecordVersion,
  UpdatedAt,
} from './record-fields.ts';
import { ALL_SCOPES } from './scopes.ts';

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

export const Origins = Type.Object(
  {
    origins: Type.Array(Type.String({ minLength: 1, maxLength: 300 }), {
      maxItems: 100,
      description:
        'Each origin is a scheme, a host and an optional port, such as `https://pos.example`. `http` works only in the sandbox.',
      examples: [['https://pos.example']],
    }),
  },
  { title: 'Origins' },
);

export const createPartner = defineOperation({
  id: 'createPartner',
  method: 'post',
  path: '/v1/partners',
  tag: 'Partners',
  summary: 'Sign up',
  description:
    'Creates a partner with a sandbox, a sandbox key that has every scope, and three test merchants with different ' +
    'statuses. The secret of the key is returned only in this response.',
  credentials: [],
  body: NewPartner,
  success: {
    status: 201,
    description: 'The partner, its sandbox, its first key and its test merchants.',
    schema: SignUp,
  },
  example: { response: { partner: { origins: [] }, key: { name: 'First key', capability: ALL_SCOPES } } },
  idempotency: 'ignored',
  errors: ['limit_address'],
});

export const getPartner = defineOperation({
  id: 'getPartner',
  method: 'get',
  path: '/v1/partners/me',
  tag: 'Partners',
  summary: 'Retrieve your partner account',
  description: "`origins` lists the origins of the calling key's environment.",
  credentials: ['key'],
  success: { status: 200, description: 'The partner.', schema: Partner },
  example: { response: { version: 2 } },
  idempotency: 'ignored',
});

export const updatePartner = defineOperation({
  id: 'updatePartner',
  method: 'patch',
  path: '/v1/partners/me',
  tag: 'Partners',
  summary: 'Rename your partner account',
  description: 'Changes the name in both environments. The slug and the sandbox name stay the same.',
  credentials: ['key'],
  scope: 'keys:write',
  body: PartnerChange,
  success: { status: 200, description: 'The updated partner.', schema: Partner },
  example: {
    request: { name: 'Greenhouse Retail', version: 2 },
    response: { name: 'Greenhouse Retail', origins: [], version: 3 },
  },
  idempotency: 'recorded',
  errors: ['version_stale'],
});

export const publishPartner = defineOperation({
  id: 'publishPartner',
  method: 'post',
  path: '/v1/partners/me/publish',
  tag: 'Partners',
  summary: 'Open production',
  description:
    'Call this with a sandbox key. Afterwards, any key with `keys:write` can create production keys. Production ' +
    'starts empty, with its own merchants, keys and origins: it has the same operations and event types as the ' +
    'sandbox, but shares no records with it. Publishing again changes nothing.',
  credentials: ['key'],
  scope: 'keys:write',
  success: { status: 200, description: 'The updated partner.', schema: Partner },
  example: { response: { status: 'published', origins: [], version: 2 } },
  idempotency: 'recorded',
  errors: ['state_forbids'],
});

export const setOrigins = defineOperation({
  id: 'setOrigins',
  method: 'put',
  path: '/v1/partners/me/origins',
  tag: 'Partners',
  summary: 'Set your origins',
  description:
    "Replaces the list of origins for the calling key's environment. Session tokens work only on pages from these origins.",
  credentials: ['key'],
  scope: 'surfaces:write',
  body: Origins,
  success: { status: 200, description: 'The updated partner.', schema: Partner },
  example: { response: { version: 2 } },
  idempotency: 'ignored',
  errors: ['not_published'],
});

export const partners = {
  tag: 'Partners',
  description: 'Your partner account: its name, its sandbox, and the origins of your pages.',
  operations: [createPartner, getPartner, updatePartner, setOrigins, publishPartner],
} as const satisfies FeatureContract;
