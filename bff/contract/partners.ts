import { Type, type Static } from 'typebox';
import { Text, Timestamp } from './fields.ts';
import { IssuedKey } from './keys.ts';
import type { Operation } from './operation.ts';

export const Partner = Type.Object(
  {
    id: Type.String(),
    object: Type.Literal('partner'),
    name: Type.String(),
    slug: Type.String(),
    status: Type.Union([Type.Literal('sandbox'), Type.Literal('published'), Type.Literal('suspended')]),
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
  { name: Text(100, { blank: false, description: 'Name of the partner, 1–100 characters.' }) },
  { title: 'NewPartner' },
);

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
      description: 'Scheme, host and port, nothing else: `https://pos.example`. `http` in the sandbox only.',
    }),
  },
  { title: 'Origins' },
);

export const createPartner: Operation = {
  id: 'createPartner',
  method: 'post',
  path: '/v1/partners',
  tag: 'Partners',
  summary: 'Sign up',
  description:
    'Makes a partner with a named sandbox, one sandbox key of full capability (its secret is shown here only) and ' +
    'three test merchants in different states.',
  credentials: [],
  body: NewPartner,
  success: { status: 201, description: 'The partner and its sandbox.', schema: SignUp },
  idempotency: 'ignored',
  errors: ['limit_address'],
};

export const getPartner: Operation = {
  id: 'getPartner',
  method: 'get',
  path: '/v1/partners/me',
  tag: 'Partners',
  summary: 'Read your partner record',
  description: "`origins` are those of the calling key's environment.",
  credentials: ['key'],
  success: { status: 200, description: 'The partner.', schema: Partner },
  idempotency: 'ignored',
};

export const publishPartner: Operation = {
  id: 'publishPartner',
  method: 'post',
  path: '/v1/partners/me/publish',
  tag: 'Partners',
  summary: 'Open production',
  description:
    'Takes a sandbox key. From then on a sandbox or production key with `keys:write` can issue production keys. ' +
    'Production starts empty: it has merchants, keys and origins of its own, and shares the schema and the events ' +
    'with the sandbox, never a record. Publishing again changes nothing.',
  credentials: ['key'],
  scope: 'keys:write',
  success: { status: 200, description: 'The partner as it is now.', schema: Partner },
  idempotency: 'recorded',
  errors: ['state_forbids'],
};

export const setOrigins: Operation = {
  id: 'setOrigins',
  method: 'put',
  path: '/v1/partners/me/origins',
  tag: 'Partners',
  summary: 'Register the origins of your pages',
  description:
    "Replaces the list for the calling key's environment. Only pages of these origins may use its tokens.",
  credentials: ['key'],
  scope: 'surfaces:write',
  body: Origins,
  success: { status: 200, description: 'The partner as it is now.', schema: Partner },
  idempotency: 'ignored',
  errors: ['not_published'],
};
