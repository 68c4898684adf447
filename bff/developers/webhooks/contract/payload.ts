import { Type, type TLiteral, type TObject, type TSchema } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { orNull, RecordEnvironment, RecordType, Timestamp } from '../../../core/contract/fields.ts';
import { WebhookEndpoint } from './endpoints.ts';

/** The body of the webhook of one type: what `WebhookPayload` is, with the type's own record. */
export function payloadSchema(
  type: string,
  version: string,
  data: TSchema,
): TObject<{ type: TLiteral; data: TSchema }> {
  return Type.Object({
    id: Type.String({
      description: 'Id of the event, the same in every attempt. It is in `webhook-id` too.',
      examples: [EXAMPLE_ID.event],
    }),
    type: Type.Literal(type, { description: 'Type of the event.' }),
    timestamp: Timestamp('When it happened, as RFC 3339 in UTC.'),
    api_version: Type.Literal(version, { description: "The endpoint's dated version, which `data` is in." }),
    environment: RecordEnvironment,
    merchant: orNull(
      Type.String({ description: "Id of the merchant concerned, or `null` if the event isn't about one." }),
      { examples: [EXAMPLE_ID.merchant] },
    ),
    data,
  });
}

const Ping = Type.Object(
  {
    object: RecordType('ping'),
    endpoint: orNull(
      Type.String({ description: 'Id of the endpoint; `null` if the sandbox simulated it without one.' }),
      { examples: [EXAMPLE_ID.endpoint] },
    ),
  },
  { title: 'Ping' },
);

/** The records of the events that the delivery of events emits itself. */
export const DELIVERY_RECORDS = { endpoint: WebhookEndpoint, ping: Ping } as const;
