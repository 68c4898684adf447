import { Type, type Static } from 'typebox';
import { UrlText, ShownText, Metadata } from '../../../core/contract/text-fields.ts';
import { EVENT_TYPES } from '../../document/event-types.ts';
import { OneOf, orNull, ReadVersion } from '../../../core/contract/fields.ts';
import {
  DEFAULT_OVERLAP_SECONDS,
  MAX_OVERLAP_SECONDS,
} from '../../../accounts/identity/contract/keys/key-requests.ts';
import { EXAMPLE_URL } from './endpoints.ts';

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
          'How long the previous secret still signs, in seconds. The default is 86400 (one day), the maximum 604800 (one week).',
        examples: [3600],
      }),
    ),
  },
  { title: 'SecretRotation' },
);
