import type { FeatureContract } from '../../../../core/contract/feature.ts';
import { defineOperation } from '../../../../core/contract/operation.ts';
import { ALL_SCOPES } from '../../../../core/contract/scopes.ts';
import { NewPartner, Origins, PartnerChange, Partner, SignUp } from './partner.ts';
import { EXAMPLE_READINESS, PublishedPartner, Readiness } from './readiness.ts';

export const createPartner = defineOperation({
  id: 'createPartner',
  method: 'post',
  path: '/v1/partners',
  tag: 'Partners',
  summary: 'Sign up',
  description:
    'Creates a partner with a sandbox, a sandbox key that has every scope, and three test merchants with ' +
    'different statuses. The secret of the key is returned only in this response. The operator can close it.',
  credentials: [],
  body: NewPartner,
  success: {
    status: 201,
    description: 'The partner, its sandbox, its first key and its test merchants.',
    schema: SignUp,
  },
  example: { response: { partner: { origins: [] }, key: { name: 'First key', capability: ALL_SCOPES } } },
  idempotency: 'ignored',
  errors: ['limit_address', 'state_forbids'],
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

export const getProductionReadiness = defineOperation({
  id: 'getProductionReadiness',
  method: 'get',
  path: '/v1/partners/me/readiness',
  tag: 'Partners',
  summary: 'Check whether production is ready',
  description:
    'Says what production can and cannot do here, and what keeps you from publishing. Each service that ' +
    'production depends on is called now, which takes up to five seconds; nothing is changed there.',
  credentials: ['key'],
  success: { status: 200, description: 'What production is connected to.', schema: Readiness },
  example: { response: EXAMPLE_READINESS },
  idempotency: 'ignored',
});

export const publishPartner = defineOperation({
  id: 'publishPartner',
  method: 'post',
  path: '/v1/partners/me/publish',
  tag: 'Partners',
  summary: 'Open production',
  description:
    'Call this with a sandbox key. Afterwards, any key with `keys:write` can create production keys. ' +
    'Production starts empty, with its own merchants, keys and origins: it has the same operations and ' +
    'event types as the sandbox, but shares no records with it. Publishing again changes nothing. ' +
    '`warnings` names what production is not connected to, as its readiness does.',
  credentials: ['key'],
  scope: 'keys:write',
  needsProof: true,
  success: { status: 200, description: 'The updated partner.', schema: PublishedPartner },
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
    "Replaces the list of origins for the calling key's environment. Session tokens work only on pages " +
    'from these origins.',
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
  operations: [createPartner, getPartner, updatePartner, setOrigins, getProductionReadiness, publishPartner],
} as const satisfies FeatureContract;
