import { Type } from 'typebox';
import { EXAMPLE_ID, EXAMPLE_TIME } from '../../../core/contract/example-values.ts';
import type { FeatureContract } from '../../../core/contract/feature.ts';
import { IdFilter } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import type { SessionScope } from '../../../core/contract/scopes.ts';
import { CheckedText } from '../../../core/contract/text-fields.ts';

/** The topics of a stream, each with the scope required to follow it. */
export const TOPICS = {
  orders: { scope: 'orders:read', of: ['order'] },
  payments: { scope: 'payments:read', of: ['payment', 'refund', 'dispute'] },
  pay_links: { scope: 'pay_links:read', of: ['pay_link'] },
  menus: { scope: 'menus:read', of: ['menu', 'item'] },
  locations: { scope: 'merchants:read', of: ['location'] },
  merchant: { scope: 'merchants:read', of: ['merchant'] },
} as const satisfies Readonly<Record<string, Topic>>;

interface Topic {
  readonly scope: SessionScope;
  /** The parts of types of events before their first dot. */
  readonly of: readonly string[];
}

export type TopicName = keyof typeof TOPICS;

const TOPIC_NAMES = Object.keys(TOPICS) as readonly TopicName[];

/** @returns undefined if it isn't a list of topics, each once */
export function topicsIn(text: string): readonly TopicName[] | undefined {
  const names = text.split(',');
  const isList = names.every((name) => Object.hasOwn(TOPICS, name)) && new Set(names).size === names.length;
  return isList ? (names as TopicName[]) : undefined;
}

/** A caller that was away for longer reads everything afresh. */
export const RESUMED_HOURS = 24;
/** The number of missed events above which a caller reads everything afresh. */
export const MOST_MISSED = 500;

const EXAMPLE_STREAM = `retry: 2000

event: ready
id: mjq1x2k0.7401:7401:
data: {"object":"stream","merchant":"${EXAMPLE_ID.merchant}","topics":["orders"]}

event: order.created
id: mjq1x2v9.7405:7405:
data: {"object":"stream_event","id":"${EXAMPLE_ID.event}","type":"order.created",\
"created_at":"${EXAMPLE_TIME}","record":{"object":"order","id":"${EXAMPLE_ID.order}","version":1},\
"order":"${EXAMPLE_ID.order}"}

: ping

`;

const TOPICS_WORDS = 'What to be told about, separated by commas, each with the scope that it requires';
const SCOPES = TOPIC_NAMES.map((name) => `\`${name}\` (\`${TOPICS[name].scope}\`)`).join(', ');

export const streamEvents = defineOperation({
  id: 'streamEvents',
  method: 'get',
  path: '/v1/stream',
  tag: 'Live updates',
  summary: 'Stream events',
  description:
    "Tells what happens to a merchant's records while it happens, as Server-Sent Events. Read it with " +
    '`fetch`, with the token in the ' +
    '`Authorization` header. The first event is `ready`. Each further one has the type of an event and ' +
    'says which record to read again, ' +
    'never the record itself. Send the last `id` that you have seen as `Last-Event-ID` to go on from ' +
    'there: nothing is missed, and an ' +
    'event may come twice, with the same id in `data`. In place of `ready`, `reset` says to read ' +
    'everything afresh, because you were away ' +
    `for more than ${RESUMED_HOURS} hours or have missed more than ${MOST_MISSED} events. A comment ` +
    'is sent every 20 seconds. The stream ends with the ' +
    'token, with its rights, and after an hour: connect again. A merchant can have 20 streams at a ' +
    'time, and a key 1,000.',
  credentials: ['key', 'session'],
  scope: 'orders:read',
  furtherScopes: ['payments:read', 'pay_links:read', 'menus:read', 'merchants:read'],
  query: Type.Object({
    topics: CheckedText(
      `must be a comma-separated list of ${TOPIC_NAMES.join(', ')}, each once`,
      (text) => topicsIn(text) !== undefined,
      {
        description: `${TOPICS_WORDS}: ${SCOPES}.`,
        examples: ['orders,menus'],
      },
    ),
    merchant: Type.Optional(
      IdFilter('a merchant', 'Whose events they are. Required with a key; a session has its own merchant.'),
    ),
  }),
  success: {
    status: 200,
    description: 'Server-Sent Events, until one side ends them.',
    events: EXAMPLE_STREAM,
  },
  example: { query: { topics: 'orders', merchant: EXAMPLE_ID.merchant } },
  idempotency: 'ignored',
  errors: ['not_found', 'limit_key', 'limit_merchant'],
});

export const live = {
  tag: 'Live updates',
  description:
    'What happens to the records of one merchant, told while it happens, for pages that show them.',
  operations: [streamEvents],
} as const satisfies FeatureContract;
