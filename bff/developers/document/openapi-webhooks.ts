import type { TSchema } from 'typebox';
import { DELIVERY_RECORDS, payloadSchema } from '../webhooks/contract/events.ts';
import { EVENT_TYPES } from './event-types.ts';
import { exampleWith } from '../../core/contract/examples.ts';
import { TEXT } from '../../core/contract/openapi-parameters.ts';
import type {
  SchemaPublisher,
  OpenApiDocument,
  OperationObject,
  ParameterObject,
} from '../../core/contract/openapi-schemas.ts';

import type { Shape } from '../../core/contract/versions/version-step.ts';
import { downTo } from '../../core/contract/versions/versions.ts';
import { FEATURES } from './joined-features.ts';

/** The error for an event type without a record, found when the document is created and never by a caller. */
class RecordUnknown extends Error {
  override readonly name = 'RecordUnknown';
}

/**
 * Returns the `webhooks` of the document: the payload for an endpoint of this version, for each emitted event
 * type.
 */
export function webhooksOf(publisher: SchemaPublisher, version: string): OpenApiDocument['webhooks'] {
  return Object.fromEntries(EVENT_TYPES.map((type) => [type, { post: delivery(type, publisher, version) }]));
}

function delivery(type: string, publisher: SchemaPublisher, version: string): OperationObject {
  const schema = payloadSchema(type, version, recordOf(type));
  const example = exampleWith(schema, {}) as Shape;
  const older = { ...example, data: downTo(version, example['data'] as Shape) };
  return {
    operationId: operationIdOf(type),
    tags: ['Webhooks'],
    summary: type,
    description:
      'Sent to each enabled endpoint that subscribes to the type, at least once and in any order. Verify ' +
      'the signature before you read the body.',
    security: [],
    parameters: SIGNATURE,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: publisher.publish(schema), example: older } },
    },
    responses: {
      '2XX': { description: 'You have it. Any other status is retried for three days.', headers: {} },
      '410': { description: 'The endpoint is gone: it is disabled and nothing is retried.', headers: {} },
    },
  };
}

const RECORDS: Readonly<Record<string, TSchema>> = Object.assign(
  {},
  DELIVERY_RECORDS,
  ...FEATURES.map((feature) => ('eventRecords' in feature ? feature.eventRecords : {})),
);

/** Returns the record of an event type: `key.rotated` → its own if there is one, or that of `key`. */
function recordOf(type: string): TSchema {
  const parts = type.split('.');
  for (let count = parts.length; count > 0; count -= 1) {
    const record = RECORDS[parts.slice(0, count).join('.')];
    if (record) return record;
  }
  throw new RecordUnknown(`No feature says which record events of the type ${type} have`);
}

/** `pay_link.created` → `onPayLinkCreated`. */
function operationIdOf(type: string): string {
  const words = type.split(/[._]/);
  return `on${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
}

/** Standard Webhooks 1.0.0. */
const SIGNATURE: readonly ParameterObject[] = [
  signatureHeader(
    'webhook-id',
    'Id of the event. Ignore one that you have handled.',
    'evt_01M7YV62X031X7Y6C95C3Z0Z9C',
  ),
  signatureHeader('webhook-timestamp', 'When this attempt was made, in seconds since 1970.', '1795433000'),
  signatureHeader(
    'webhook-signature',
    'One or more signatures with a space between: `v1,` and the base64 of an HMAC-SHA256 over ' +
      "`id.timestamp.body` with the endpoint's secret.",
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
];

function signatureHeader(name: string, description: string, example: string): ParameterObject {
  return { name, in: 'header', required: true, description, schema: TEXT, example };
}
