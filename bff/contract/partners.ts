import { Type, type Static } from 'typebox';
import { OneOf, Timestamp } from './fields.ts';
import { IssuedKey } from './keys.ts';
import { defineOperation } from './operation.ts';
import { PlainText } from './plain-text.ts';

export const Partner = Type.Object(
  {
    id: Type.String(),
    object: Type.Literal('partner'),
    name: Type.String(),
    slug: Type.String(),
    status: OneOf(['sandbox', 'published', 'suspended']),
    sandbox_name: Type.String(),
    origins: Type.Array(Type.String()),
    version: Type.Integer(),
    metadata: Type.Record(Type.String(), Type.String()),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { title: 'Partner' },
);
export type Partner = Static<typeof Partner>;

export const NewPartner = Type.Object(
  { name: PlainText(100, 'Name of the partner, 1–100 characters.') },
  { title: 'NewPartner' },
);

export const PartnerChange = Type.Object(
  {
    name: Type.Optional(PlainText(100, "Name of the partner, 1–100 characters. The slug doesn't change.")),
    version: Type.Optional(
      Type.Integer({
        description: 'The version you read. If the record has changed since, the request returns 40903.',
      }),
    ),
  },
  { title: 'PartnerChange' },
);
export type PartnerChange = Static<typeof PartnerChange>;

export const SignUp = Type.Object(
  {
    partner: Partner,
    sandbox: Type.Object({ name: Type.String() }),
    key: IssuedKey,
    merchants: Type.Array(
      Type.Object({ id: Type.String(), display_name: Type.String(), status: Type.String() }),
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
  idempotency: 'ignored',
  errors: ['not_published'],
});
