import { Type, type Static } from 'typebox';
import type { FeatureContract } from '../../../core/contract/feature.ts';
import {
  OneOf,
  orNull,
  ReadVersion,
  RecordEnvironment,
  RecordType,
  RecordVersion,
  Timestamp,
} from '../../../core/contract/fields.ts';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { PlainText, UrlText } from '../../../core/contract/text-fields.ts';

/** The most domains of one team. */
export const MOST_SSO_DOMAINS = 10;

const DOMAIN_STATUSES = ['pending', 'verified', 'failed'] as const;

/** Why a domain of addresses isn't proven. */
export const SSO_DOMAIN_FAILURES = ['txt_missing', 'txt_wrong', 'dns_unreachable', 'taken'] as const;

const EXAMPLE_ISSUER = 'https://login.greenhouse.example';
const EXAMPLE_DOMAIN = 'greenhouse.example';
const EXAMPLE_PROOF = 'trellis-verification=8n2fKq0xTz5';

const SsoDomain = Type.Object(
  {
    domain: Type.String({
      description: 'The part of the addresses behind the `@`, in lower case.',
      examples: [EXAMPLE_DOMAIN],
    }),
    status: OneOf(DOMAIN_STATUSES, {
      description:
        '`pending`: not checked yet. `verified`: its addresses sign in by your provider. `failed`: the ' +
        'record was not there, or not anymore.',
      examples: ['verified'],
    }),
    record: Type.Object(
      {
        type: OneOf(['TXT'], { description: 'The type of the DNS record.', examples: ['TXT'] }),
        name: Type.String({ description: 'Its full name.', examples: [`_trellis.${EXAMPLE_DOMAIN}`] }),
        value: Type.String({ description: 'Its value.', examples: [EXAMPLE_PROOF] }),
      },
      { title: 'SsoRecord', description: 'The DNS record that proves that the domain is yours.' },
    ),
    failure: orNull(
      OneOf(SSO_DOMAIN_FAILURES, {
        description:
          '`txt_missing`: there is no such record. `txt_wrong`: it has another value. `dns_unreachable`: ' +
          "your name servers didn't respond. `taken`: another team has proven this domain.",
      }),
      { examples: [null] },
    ),
    checked_at: orNull(Timestamp('When it was last checked, as RFC 3339 in UTC. `null` if never.')),
  },
  { title: 'SsoDomain' },
);

export const Sso = Type.Object(
  {
    object: RecordType('sso'),
    environment: RecordEnvironment,
    issuer: orNull(Type.String({ description: 'The address of your identity provider. `null` if none.' }), {
      examples: [EXAMPLE_ISSUER],
    }),
    client_id: orNull(Type.String({ description: 'The ID of Trellis at your provider.' }), {
      examples: ['trellis'],
    }),
    redirect_uri: Type.String({
      description: "The redirect URI to register at your provider. It is your team's alone.",
      examples: [`https://api.trellis.example/sign-in/sso/callback/${EXAMPLE_ID.partner}`],
    }),
    domains: Type.Array(SsoDomain, { description: 'The domains of the addresses that sign in by it.' }),
    required: Type.Boolean({
      description: 'Whether members with addresses of the proven domains can sign in only by your provider.',
      examples: [false],
    }),
    owner_signed_in_at: orNull(
      Timestamp('When an owner last signed in by these settings, as RFC 3339 in UTC. `null` if never.'),
      { examples: [null] },
    ),
    version: RecordVersion,
    updated_at: orNull(Timestamp('When it was last changed, as RFC 3339 in UTC. `null` if never.')),
  },
  { title: 'Sso' },
);
export type Sso = Static<typeof Sso>;

export const SsoChange = Type.Object(
  {
    issuer: UrlText(500, {
      description:
        'The address of your identity provider, below which `/.well-known/openid-configuration` is. It ' +
        'uses `https`.',
      examples: [EXAMPLE_ISSUER],
    }),
    client_id: PlainText(255, 'The ID of Trellis at your provider.', 'trellis'),
    client_secret: Type.Optional(
      PlainText(
        512,
        'The secret of Trellis at your provider. Stored encrypted and never returned. Left out: the one ' +
          'before, if the issuer and the client are the same.',
        'wq8Zt3-example',
      ),
    ),
    domains: Type.Array(PlainText(253, 'A domain of email addresses.', EXAMPLE_DOMAIN), {
      description: 'The domains of the addresses that sign in by it, each proven by a DNS record.',
      minItems: 1,
      maxItems: MOST_SSO_DOMAINS,
      examples: [[EXAMPLE_DOMAIN]],
    }),
    required: Type.Optional(
      Type.Boolean({
        description:
          'Whether members with these addresses can sign in only by your provider. Requires that an ' +
          'owner has signed in by these settings within the last 10 minutes. Defaults to `false`.',
        examples: [false],
      }),
    ),
    version: ReadVersion,
  },
  { title: 'SsoChange' },
);
export type SsoChange = Static<typeof SsoChange>;

const shared = { tag: 'Single sign-on', credentials: ['key'], path: '/v1/sso' } as const;
const settings = { status: 200, description: 'The settings, without the secret.', schema: Sso } as const;

export const getSso = defineOperation({
  ...shared,
  id: 'getSso',
  method: 'get',
  summary: 'Retrieve single sign-on',
  description: 'Returns the settings of your team, which are the same in both environments.',
  scope: 'members:read',
  success: settings,
  idempotency: 'ignored',
});

export const setSso = defineOperation({
  ...shared,
  id: 'setSso',
  method: 'put',
  summary: 'Set single sign-on',
  description:
    'Replaces the settings. Only owners do so, and keys with every scope. Until a domain is proven by its ' +
    'record, nobody signs in by it. Another issuer, client or secret ends `required`, and another issuer ' +
    'ends the sessions that the one before opened.',
  scope: 'members:write',
  needsProof: true,
  body: SsoChange,
  success: settings,
  idempotency: 'recorded',
  errors: ['field_invalid', 'state_forbids', 'version_stale'],
});

export const verifySsoDomains = defineOperation({
  ...shared,
  id: 'verifySsoDomains',
  method: 'post',
  path: '/v1/sso/verification',
  summary: 'Check the domains',
  description:
    'Looks the DNS records of the domains up now. A proven domain is also looked up once a day as people ' +
    'sign in, and ends three days after its record is gone.',
  scope: 'members:write',
  success: settings,
  idempotency: 'ignored',
  errors: ['state_forbids'],
});

export const removeSso = defineOperation({
  ...shared,
  id: 'removeSso',
  method: 'delete',
  summary: 'Remove single sign-on',
  description:
    'Your team signs in by email and passkey again. Sessions that your provider opened end with their next ' +
    'request.',
  scope: 'members:write',
  needsProof: true,
  success: { ...settings, description: 'The settings, now empty.' },
  example: { response: { issuer: null, client_id: null, domains: [], version: 2 } },
  idempotency: 'ignored',
  errors: ['state_forbids'],
});

export const sso = {
  tag: 'Single sign-on',
  description:
    'Your team signs in to the console by your own identity provider, with OpenID Connect: the ' +
    'authorization code flow with PKCE. The provider must say that an address is verified.',
  operations: [getSso, setSso, verifySsoDomains, removeSso],
} as const satisfies FeatureContract;
