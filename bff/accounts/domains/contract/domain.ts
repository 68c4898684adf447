import { Type, type Static } from 'typebox';
import { Metadata } from '../../../core/contract/metadata.ts';
import { CheckedText } from '../../../core/contract/text-fields.ts';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import {
  ListQuery,
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
} from '../../../core/contract/fields.ts';
import { TimeFilters } from '../../../core/contract/dates.ts';
import { SurfaceField } from '../../surfaces/contract/surfaces.ts';

/** Id of the domain in examples. */
export const EXAMPLE_DOMAIN = 'dom_01M7YV6GS6C8J0M2N4P6R8T0V2';

export const DOMAIN_STATUSES = ['pending', 'verified', 'failed'] as const;

/** Why a domain isn't verified. */
const DOMAIN_FAILURES = [
  'txt_missing',
  'txt_wrong',
  'cname_missing',
  'cname_wrong',
  'dns_unreachable',
  'taken',
] as const;
export type DomainFailureCode = (typeof DOMAIN_FAILURES)[number];

const RECORD_TYPES = ['TXT', 'CNAME'] as const;

const DnsRecord = Type.Object(
  {
    type: OneOf(RECORD_TYPES, { description: 'The type of the DNS record.', examples: ['TXT'] }),
    name: Type.String({
      description: 'Its full name.',
      examples: ['_trellis.order.pos.example'],
    }),
    value: Type.String({ description: 'Its value.', examples: ['trellis-verification=8n2fKq0xTz5'] }),
  },
  { title: 'DnsRecord' },
);

export const DomainFailure = Type.Object(
  {
    code: OneOf(DOMAIN_FAILURES, {
      description:
        '`txt_missing`, `cname_missing`: there is no such record. `txt_wrong`, `cname_wrong`: it has ' +
        "another value. `dns_unreachable`: your name servers didn't respond. `taken`: another account has " +
        'verified this host.',
      examples: ['cname_missing'],
    }),
    found: Type.Array(Type.String(), {
      description: 'What was found instead, at most five values.',
      examples: [['shops.other.example']],
    }),
  },
  { title: 'DomainFailure' },
);
export type DomainFailure = Static<typeof DomainFailure>;

export const Domain = Type.Object(
  {
    id: RecordId(EXAMPLE_DOMAIN),
    object: RecordType('domain'),
    environment: RecordEnvironment,
    host: Type.String({
      description: 'The host, in lower case; in punycode if it has other letters than ASCII.',
      examples: ['order.pos.example'],
    }),
    surface: orNull(SurfaceField('The only surface that it serves; `null`: all.'), {
      description: 'The only surface that it serves; `null`: all.',
      examples: [null],
    }),
    merchant: orNull(Type.String({ description: 'The only merchant that it serves; `null`: all.' }), {
      description:
        'The only merchant that it serves, whose pages are then without the first part of their path; ' +
        '`null`: all.',
      examples: [null],
    }),
    status: OneOf(DOMAIN_STATUSES, {
      description:
        '`pending`: not checked yet. `verified`: it serves your site. `failed`: the records were not ' +
        'there when they were checked last.',
      examples: ['pending'],
    }),
    records: Type.Array(DnsRecord, { description: 'The two DNS records to set.' }),
    failure: orNull(DomainFailure, {
      description: 'What the last check found, if it was not in order.',
      examples: [null],
    }),
    checked_at: orNull(Timestamp('When its records were checked last.'), { examples: [null] }),
    verified_at: orNull(Timestamp('When it was verified.'), { examples: [null] }),
    serves_until: orNull(Timestamp('While a verified domain is not in order: when it stops serving.'), {
      description: 'While a verified domain is not in order: when it stops serving.',
      examples: [null],
    }),
    version: RecordVersion,
    metadata: RecordMetadata,
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'Domain' },
);
export type Domain = Static<typeof Domain>;

export const NewDomain = Type.Object(
  {
    host: CheckedText('must be a host of 1–253 characters', (text) => text.trim() !== '', {
      minLength: 1,
      maxLength: 253,
      description: 'A subdomain of yours, without a scheme, a port or a path.',
      examples: ['order.pos.example'],
    }),
    surface: Type.Optional(
      SurfaceField('The only surface that it serves, one with pages on your site. All, if left out.'),
    ),
    merchant: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: 'Id of the only merchant that it serves. All, if left out.',
        examples: [EXAMPLE_ID.merchant],
      }),
    ),
    metadata: Type.Optional(Metadata),
  },
  { title: 'NewDomain' },
);
export type NewDomain = Static<typeof NewDomain>;

export const DomainQuery = Type.Object({
  ...ListQuery.properties,
  status: Type.Optional(
    OneOf(DOMAIN_STATUSES, {
      description: 'Return only domains with this status.',
      'x-rule': `must be one of ${DOMAIN_STATUSES.join(', ')}`,
    }),
  ),
  ...TimeFilters('domains'),
});
export type DomainQuery = Static<typeof DomainQuery>;
