/**
 * The attributes that spans may have: every other one is dropped before it is exported. Their values are
 * constants of the code, numbers, and IDs that the service generated; never a body, a query, a path as it was
 * sent, a name, an address, a phone number or a secret.
 */
export const SPAN_ATTRIBUTES = [
  // OpenTelemetry's semantic conventions
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'db.system.name',
  'db.operation.name',
  'db.operation.batch.size',
  'db.collection.name',
  'error.type',
  // This service's own: the operation's ID, the code in the Error object, IDs of records
  'trellis.operation',
  'trellis.error_code',
  'trellis.request_id',
  'trellis.partner',
  'trellis.environment',
  'trellis.merchant',
  'trellis.replayed',
  'trellis.aborted',
  'trellis.outcome',
  'trellis.timer',
  'trellis.channel',
  'trellis.event_type',
  'trellis.delivery',
  'trellis.attempt',
] as const;

export type SpanAttributes = {
  readonly [Key in (typeof SPAN_ATTRIBUTES)[number]]?: string | number | boolean | undefined;
};

const ALLOWED: ReadonlySet<string> = new Set(SPAN_ATTRIBUTES);
/** The form of every value: a route's template, an ID, a name in the code. No address has it. */
const PLAIN = /^[\w .:*/{}-]{0,120}$/;

/** Returns the attributes that may be exported, without those that aren't set. */
export function allowedAttributes(attributes: SpanAttributes): Record<string, string | number | boolean> {
  const allowed: Record<string, string | number | boolean> = {};
  for (const key in attributes) {
    const value = attributes[key as keyof SpanAttributes];
    if (value === undefined || !ALLOWED.has(key)) continue;
    if (typeof value !== 'string' || PLAIN.test(value)) allowed[key] = value;
  }
  return allowed;
}
