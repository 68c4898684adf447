import { Type, type Static } from 'typebox';
import { Environment, ListOf, ListQuery, Timestamp } from './fields.ts';
import type { Operation } from './operation.ts';

export const MERCHANT_STATUSES = [
  'created',
  'needs_data',
  'in_review',
  'active',
  'restricted',
  'suspended',
  'rejected',
  'closed',
] as const;
export type MerchantStatus = (typeof MERCHANT_STATUSES)[number];

export const Merchant = Type.Object(
  {
    id: Type.String(),
    object: Type.Literal('merchant'),
    environment: Environment,
    display_name: Type.String(),
    legal_name: Type.String(),
    country: Type.String({ description: 'ISO 3166-1 alpha-2.' }),
    currency: Type.String({ description: 'ISO 4217.' }),
    timezone: Type.String({ description: 'IANA time zone.' }),
    status: Type.Unsafe<MerchantStatus>({ type: 'string', enum: [...MERCHANT_STATUSES] }),
    version: Type.Integer(),
    metadata: Type.Record(Type.String(), Type.String()),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { title: 'Merchant' },
);
export type Merchant = Static<typeof Merchant>;

export const listMerchants: Operation = {
  id: 'listMerchants',
  method: 'get',
  path: '/v1/merchants',
  tag: 'Merchants',
  summary: 'List merchants',
  description: 'A key sees the merchants of its partner and environment; a session sees its own merchant.',
  credentials: ['key', 'session'],
  scope: 'merchants:read',
  query: ListQuery,
  success: { status: 200, description: 'A page of merchants.', schema: ListOf(Merchant) },
  idempotency: 'ignored',
};

export const getMerchant: Operation = {
  id: 'getMerchant',
  method: 'get',
  path: '/v1/merchants/{id}',
  tag: 'Merchants',
  summary: 'Read a merchant',
  credentials: ['key', 'session'],
  scope: 'merchants:read',
  success: { status: 200, description: 'The merchant.', schema: Merchant },
  idempotency: 'ignored',
  errors: ['not_found'],
};
