import { Type, type Static } from 'typebox';
import { ACTOR_KINDS, CHANNELS } from '../../../core/contract/audit.ts';
import { Instant } from '../../../core/contract/dates.ts';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import type { FeatureContract } from '../../../core/contract/feature.ts';
import {
  IdFilter,
  IdInPathLike,
  ListOf,
  ListQuery,
  OneOf,
  orNull,
  RecordEnvironment,
  RecordId,
  RecordType,
  Timestamp,
} from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';

export const EXAMPLE_AUDIT_EVENT = 'aud_01M7YV6EQ4A6G8J0M2P5R7T9W1';
const EXAMPLE_HASH = '9f2c'.repeat(16);

const text = (description: string, example: string | null) =>
  orNull(Type.String({ description }), { examples: [example] });

const shown = (description: string, example: string) => Type.Unknown({ description, examples: [example] });

export const AuditEvent = Type.Object(
  {
    id: RecordId(EXAMPLE_AUDIT_EVENT),
    object: RecordType('audit_event'),
    environment: RecordEnvironment,
    operation: Type.String({
      description: 'The operation of the API, or the command of the platform’s operator.',
      examples: ['updateMember'],
    }),
    actor: Type.Object(
      {
        kind: OneOf(ACTOR_KINDS, {
          description:
            '`key`: your server. `person`: a member of your team. `staff`: one of a merchant’s people. ' +
            '`session`: an element on a merchant’s page. `guest`: a guest on a hosted page. `operator`: ' +
            'the platform’s staff. `platform`: the service itself.',
          examples: ['person'],
        }),
        id: text(
          'Id of the key, the person, the place on the staff, the session’s merchant or the person of ' +
            'the operator. `null` for the other kinds, the operator’s command line, and a sign-in by the ' +
            'operator’s link.',
          'usr_01M7YV6DA1X3Z5B7D9F2H4K6M8',
        ),
        email: text('The person’s address at that moment.', 'ana@greenhouse.example'),
        role: text('The person’s role at that moment.', 'admin'),
        key: text('Id of the key that minted the session.', null),
      },
      { description: 'Who made the change.' },
    ),
    via: OneOf(CHANNELS, {
      description:
        'The way by which the change arrived. `page` is a hosted page, for guests or a merchant’s staff.',
      examples: ['console'],
    }),
    address: text('IP address of the request. `null` for guests and the command line.', '192.0.2.17'),
    client: text('The `User-Agent` of the request, up to 200 characters. `null` for guests.', 'curl/8.14.1'),
    merchant: text('Id of the merchant concerned, where there is one.', null),
    record: Type.Object(
      {
        type: text('The type of record.', 'member'),
        id: text('Id of the record.', 'mbr_01M7YV6DP3Z5F7H9K1N4Q6S8T0'),
      },
      { description: 'The record that was changed.' },
    ),
    changes: Type.Array(
      Type.Object({
        field: Type.String({ description: 'The member of the record: `support.email`.', examples: ['role'] }),
        before: shown(
          'The value before, or `null`. `[hidden]` in place of a text that isn’t shown.',
          'viewer',
        ),
        after: shown(
          'The value after, or `null`. `[hidden]` in place of a text that isn’t shown.',
          'developer',
        ),
      }),
      {
        description:
          'What changed, up to 200 members. An update has the difference, a new record or an action what ' +
          'was sent. A long list is only counted.',
      },
    ),
    request: text('The `Request-Id` of the call.', 'req_01M7YV6F05B7H9K1N3Q6S8V0X2'),
    created_at: Timestamp('When it happened, in real time, as RFC 3339 in UTC.'),
    hash: text(
      'SHA-256 of the entry and `previous_hash`. `null` for the seconds until the entry is sealed.',
      EXAMPLE_HASH,
    ),
    previous_hash: text(
      'The hash of the entry before in your log of this environment; 64 zeros for the first.',
      '0'.repeat(64),
    ),
  },
  { title: 'AuditEvent' },
);
export type AuditEvent = Static<typeof AuditEvent>;

const filters = {
  actor: Type.Optional(IdFilter('a person, key or merchant', 'Return only changes by this actor.')),
  actor_kind: Type.Optional(
    OneOf(ACTOR_KINDS, {
      description: 'Return only changes by this kind of actor.',
      'x-rule': `must be one of ${ACTOR_KINDS.join(', ')}`,
    }),
  ),
  record: Type.Optional(IdFilter('a record', 'Return only changes of this record.')),
  operation: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z][A-Za-z -]{0,60}$',
      description: 'Return only calls of this operation.',
      'x-rule': 'must be the name of an operation, such as updateMember',
    }),
  ),
  merchant: Type.Optional(IdFilter('a merchant', 'Return only changes that concern this merchant.')),
  created_after: Type.Optional(Instant('Return only changes at or after this time.')),
  created_before: Type.Optional(Instant('Return only changes before this time.')),
};

export const AuditQuery = Type.Object({ ...ListQuery.properties, ...filters });

export const AUDIT_FORMATS = ['csv', 'jsonl'] as const;
const ExportQuery = Type.Object({
  ...filters,
  format: OneOf(AUDIT_FORMATS, {
    description:
      '`csv`: a table with a row for each change of a member. `jsonl`: an audit event on each line.',
    'x-rule': 'must be one of csv, jsonl',
  }),
});
export type AuditFilter = Omit<Static<typeof ExportQuery>, 'format'>;

const shared = {
  tag: 'Audit log',
  method: 'get',
  credentials: ['key'],
  scope: 'audit:read',
  idempotency: 'ignored',
} as const;

export const listAuditEvents = defineOperation({
  ...shared,
  id: 'listAuditEvents',
  path: '/v1/audit_events',
  summary: 'List audit events',
  description:
    "Returns the changes in the calling key's environment, newest first. They are kept for 400 days, or " +
    'for longer if the operator has set that. An event is in the list as soon as its call has ended.',
  query: AuditQuery,
  success: { status: 200, description: 'A page of audit events.', schema: ListOf(AuditEvent) },
});

export const exportAuditEvents = defineOperation({
  ...shared,
  id: 'exportAuditEvents',
  path: '/v1/audit_events/export',
  summary: 'Export audit events',
  description: 'Returns all matching audit events as a file, oldest first.',
  query: ExportQuery,
  example: { query: { format: 'jsonl', actor: EXAMPLE_ID.key } },
  success: {
    status: 200,
    description: 'The file as an attachment.',
    download: ['text/csv', 'application/x-ndjson'],
  },
});

export const getAuditEvent = defineOperation({
  ...shared,
  id: 'getAuditEvent',
  path: '/v1/audit_events/{id}',
  params: IdInPathLike(EXAMPLE_AUDIT_EVENT),
  summary: 'Retrieve an audit event',
  success: { status: 200, description: 'The audit event.', schema: AuditEvent },
  errors: ['not_found'],
});

export const audit = {
  tag: 'Audit log',
  description:
    'Every change by the API, the console, elements, hosted pages and the platform’s operator: who, ' +
    'when, from where, and what. Secrets, cards, bank accounts and details of guests are left out. ' +
    'Entries can’t be changed, and each has the hash of the one before.',
  operations: [listAuditEvents, exportAuditEvents, getAuditEvent],
} as const satisfies FeatureContract;
