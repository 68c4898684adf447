import { Type, type Static } from 'typebox';
import { EVENT_TYPES } from '../../document/event-types.ts';
import { EXAMPLE_ID, EXAMPLE_SECRET } from '../../../core/contract/example-values.ts';
import {
  OneOf,
  orNull,
  CreatedAt,
  RecordEnvironment,
  RecordId,
  RecordMetadata,
  RecordType,
  RecordVersion,
  Timestamp,
  UpdatedAt,
  ReadVersion,
} from '../../../core/contract/fields.ts';
import { NEWEST_VERSION } from '../../../core/contract/versions/versions.ts';
import { Metadata } from '../../../core/contract/metadata.ts';
import { UrlText, ShownText } from '../../../core/contract/text-fields.ts';
import {
  DEFAULT_OVERLAP_SECONDS,
  MAX_OVERLAP_SECONDS,
} from '../../../accounts/identity/contract/keys/key.ts';

const DISABLED_REASONS = ['requested', 'gone', 'failing'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

const EXAMPLE_URL = 'https://pos.example/webhooks';

const endpointFields = {
  id: RecordId(EXAMPLE_ID.endpoint),
  object: RecordType('webhook_endpoint'),
  environment: RecordEnvironment,
  url: Type.String({ description: 'The URL that events are sent to.', examples: [EXAMPLE_URL] }),
  description: orNull(Type.String({ description: 'A note of your own, or `null`.' }), { examples: [null] }),
  events: orNull(
    Type.Array(OneOf(EVENT_TYPES), {
      description: 'Event types that are sent. `null` means every type.',
    }),
    { examples: [null] },
  ),
  api_version: Type.String({
    description: 'The dated version of `data` in the webhooks.',
    examples: [NEWEST_VERSION],
  }),
  status: OneOf(['enabled', 'disabled'], {
    description: 'Only an `enabled` endpoint receives events.',
    examples: ['enabled'],
  }),
  disabled_reason: orNull(
    OneOf(DISABLED_REASONS, {
      description:
        'Why the endpoint is disabled: `requested` (you disabled it), `gone` (it returned 410) or ' +
        '`failing` (every attempt failed for five days). `null` while it is enabled.',
    }),
    { examples: [null] },
  ),
  previous_secret_expires_at: orNull(
    Timestamp(
      'When the previous secret stops signing, as RFC 3339 in UTC. `null` if only the current secret signs.',
    ),
    { examples: [null] },
  ),
  version: RecordVersion,
  metadata: RecordMetadata,
  created_at: CreatedAt,
  updated_at: UpdatedAt,
};

export const WebhookEndpoint = Type.Object(endpointFields, { title: 'WebhookEndpoint' });
export type WebhookEndpoint = Static<typeof WebhookEndpoint>;

export const IssuedWebhookEndpoint = Type.Object(
  {
    ...endpointFields,
    secret: Type.String({
      description: 'The secret that signs webhooks to this endpoint. Returned only in this response.',
      examples: [EXAMPLE_SECRET],
    }),
  },
  { title: 'IssuedWebhookEndpoint' },
);
export type IssuedWebhookEndpoint = Static<typeof IssuedWebhookEndpoint>;

export const RotatedWebhookEndpoint = Type.Object(
  {
    ...endpointFields,
    secret: Type.String({
      description: 'The new secret. Returned only in this response.',
      examples: [EXAMPLE_SECRET],
    }),
  },
  { title: 'RotatedWebhookEndpoint' },
);
export type RotatedWebhookEndpoint = Static<typeof RotatedWebhookEndpoint>;

const Url = UrlText(2000, {
  description: 'The URL to send events to: `https`, on a public address, without a user or password.',
  examples: [EXAMPLE_URL],
});
const Events = orNull(
  Type.Array(OneOf(EVENT_TYPES), {
    maxItems: EVENT_TYPES.length,
    description:
      'Event types to send. `null` or an empty list sends every type, including types added later.',
  }),
);
const Description = orNull(
  ShownText(200, { blank: true, description: 'A note of your own, at most 200 characters.' }),
);
const Version = Type.String({ description: 'The dated version of `data` in the webhooks.' });

export const NewWebhookEndpoint = Type.Object(
  {
    url: Url,
    events: Type.Optional(Events),
    description: Type.Optional(Description),
    api_version: Type.Optional(Version),
    metadata: Type.Optional(Metadata),
  },
  { title: 'NewWebhookEndpoint' },
);
export type NewWebhookEndpoint = Static<typeof NewWebhookEndpoint>;

export const WebhookEndpointChange = Type.Object(
  {
    url: Type.Optional(Url),
    events: Type.Optional(Events),
    description: Type.Optional(Description),
    api_version: Type.Optional(Version),
    metadata: Type.Optional(Metadata),
    status: Type.Optional(
      OneOf(['enabled', 'disabled'], {
        description: 'Enabling the endpoint resets the count of failing days.',
      }),
    ),
    version: ReadVersion,
  },
  { title: 'WebhookEndpointChange' },
);
export type WebhookEndpointChange = Static<typeof WebhookEndpointChange>;

export const SecretRotation = Type.Object(
  {
    overlap_seconds: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: MAX_OVERLAP_SECONDS,
        default: DEFAULT_OVERLAP_SECONDS,
        description:
          'How long the previous secret still signs, in seconds. The default is 86400 (one day), the ' +
          'maximum 604800 (one week).',
        examples: [3600],
      }),
    ),
  },
  { title: 'SecretRotation' },
);
