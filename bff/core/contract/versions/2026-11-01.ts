import type { JsonSchema } from '../openapi-schemas.ts';
import type { Conversions, Shape, VersionStep } from './version-step.ts';

/** Statuses that were all `pending` before this version: the merchant could not take payments yet. */
const PENDING: ReadonlySet<unknown> = new Set(['created', 'needs_data', 'in_review']);
/** Renamed body properties: before → now. */
const RENAMED: Readonly<Record<string, readonly [string, string]>> = {
  createKey: ['scopes', 'capability'],
  updateKey: ['scopes', 'capability'],
  createMerchant: ['name', 'display_name'],
  updateMerchant: ['name', 'display_name'],
};

/** The renamed properties of the published schemas, by title. */
const RENAMED_IN: Readonly<Record<string, readonly [string, string]>> = {
  Key: ['scopes', 'capability'],
  CurrentKey: ['scopes', 'capability'],
  IssuedKey: ['scopes', 'capability'],
  RotatedKey: ['scopes', 'capability'],
  KeyRotation: ['scopes', 'capability'],
  NewKey: ['scopes', 'capability'],
  KeyChange: ['scopes', 'capability'],
  Merchant: ['name', 'display_name'],
  NewMerchant: ['name', 'display_name'],
  MerchantChange: ['name', 'display_name'],
};

const conversions: Conversions = {
  up(operationId, body) {
    const [before, now] = RENAMED[operationId] ?? [];
    if (before === undefined || now === undefined || !(before in body)) return body;
    const { [before]: value, ...rest } = body;
    return { ...rest, [now]: value };
  },

  down(record) {
    if (record['object'] === 'merchant') return olderMerchant(record);
    if (record['object'] === 'key') return olderKey(record);
    return record;
  },

  schemaDown(title, schema) {
    const [before, now] = RENAMED_IN[title] ?? [];
    const older = before === undefined || now === undefined ? schema : renamed(schema, now, before);
    return title === 'Merchant' ? withOlderStatuses(older) : older;
  },

  requestDown(operationId, body) {
    const [before, now] = RENAMED[operationId] ?? [];
    if (before === undefined || now === undefined || !(now in body)) return body;
    const { [now]: value, ...rest } = body;
    return { ...rest, [before]: value };
  },
};

export const step: VersionStep = {
  version: '2026-11-01',
  changes: [
    'Merchant: `name` is now `display_name`.',
    'Merchant: the status `pending` is now `created`, `needs_data` or `in_review`.',
    'Key: `scopes` is now `capability`, in requests and responses.',
  ],
  conversions,
};

function withOlderStatuses(schema: JsonSchema): JsonSchema {
  const { status, ...others } = schema.properties ?? {};
  const statuses = (status?.enum ?? []).map((name) => (PENDING.has(name) ? 'pending' : name));
  return { ...schema, properties: { ...others, status: { ...status, enum: [...new Set(statuses)] } } };
}

/** Returns the schema of an object with one property renamed. */
function renamed(schema: JsonSchema, from: string, to: string): JsonSchema {
  const name = (own: string): string => (own === from ? to : own);
  const properties = Object.entries(schema.properties ?? {}).map(
    ([own, field]) => [name(own), field] as const,
  );
  return {
    ...schema,
    ...(schema.required && { required: schema.required.map(name) }),
    properties: Object.fromEntries(properties),
  };
}

function olderMerchant({ display_name: name, status, ...rest }: Shape): Shape {
  return { ...rest, name, status: PENDING.has(status) ? 'pending' : status };
}

function olderKey({ capability: scopes, ...rest }: Shape): Shape {
  return { ...rest, scopes };
}
