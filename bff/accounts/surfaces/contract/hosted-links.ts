import { Type, type Static } from 'typebox';
import { UrlText } from '../../../core/contract/text-fields.ts';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import type { FeatureContract } from '../../../core/contract/feature.ts';
import { OneOf, RecordType, Timestamp } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';

const HOSTED_SURFACES = [
  'create-plant',
  'dashboard',
  'menu',
  'locations',
  'reporting',
  'payments',
  'payouts',
  'loyalty',
  'onboarding',
  'team',
  'pay_links',
  'settings',
] as const;
export type HostedSurface = (typeof HOSTED_SURFACES)[number];

const NewHostedLink = Type.Object(
  {
    merchant: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'Id of one of your merchants.',
      examples: [EXAMPLE_ID.merchant],
    }),
    surface: OneOf(HOSTED_SURFACES, {
      description: 'The page that the link opens.',
      examples: ['create-plant'],
    }),
    return_url: Type.Optional(
      UrlText(2000, {
        description:
          'Where the "Back to {your name}" link on the page leads: an absolute URL on one of the origins ' +
          'you registered for this environment.',
        examples: ['https://pos.example/plants'],
      }),
    ),
  },
  { title: 'NewHostedLink' },
);

export const HostedLink = Type.Object(
  {
    object: RecordType('hosted_link'),
    url: Type.String({
      description: "Open this in the person's browser. The link works once, until `expires_at`.",
      examples: ['https://trellis.example/hosted/enter/one-time-code'],
    }),
    expires_at: Timestamp('When the link expires, as RFC 3339 in UTC.', '2026-11-21T10:57:07Z'),
  },
  { title: 'HostedLink' },
);
export type HostedLink = Static<typeof HostedLink>;

export const createHostedLink = defineOperation({
  id: 'createHostedLink',
  method: 'post',
  path: '/v1/hosted_links',
  tag: 'Hosted pages',
  summary: 'Create a hosted link',
  description:
    'Creates a one-time link that signs one person in to a hosted page in your colors, for one merchant: ' +
    '`create-plant`, or at your own site a page of the dashboard. The link expires after 15 minutes. The ' +
    'page gets the scopes that its surface needs, limited to those the key has; `team` those of a manager, ' +
    'who can give every role but the owner’s. People of a merchant who ' +
    'come every day sign in themselves: invite them with `POST /v1/merchants/{id}/members`.',
  credentials: ['key'],
  body: NewHostedLink,
  success: { status: 201, description: 'The hosted link.', schema: HostedLink },
  idempotency: 'sealed',
  errors: ['scope_none_left', 'not_found', 'state_forbids'],
});

export const hostedLinks = {
  tag: 'Hosted pages',
  description: 'Pages that Trellis hosts for you, in your colors. A one-time link signs a person in.',
  operations: [createHostedLink],
} as const satisfies FeatureContract;
