/**
 * The codes of the Error object: `error` = HTTP status × 100 + n, an int32, stable forever. A handler throws
 * the name; number, status and public message are only here. From 500 on the outcome is unknown, so no
 * message claims that nothing was changed, or that a request without an Idempotency-Key may be sent again.
 */
export const ERROR_CODES = {
  partner_moved: {
    code: 30801,
    message: 'This partner has moved to another address, which Location names. Send its requests there.',
  },
  not_json: { code: 40001, message: "The body isn't valid JSON." },
  field_missing: { code: 40002, message: 'A required field is missing.' },
  field_invalid: { code: 40003, message: 'A field or parameter has the wrong type or value.' },
  scope_malformed: {
    code: 40004,
    message: 'A scope must have the form resource:action, such as plants:write.',
  },
  version_unknown: { code: 40005, message: "This API version doesn't exist or has been retired." },
  idempotency_key_missing: { code: 40006, message: 'This operation requires an Idempotency-Key header.' },
  request_malformed: { code: 40007, message: "The request isn't valid HTTP." },
  plant_id_taken: { code: 40011, message: 'A plant with this id already exists.' },
  price_below_floor: { code: 40020, message: 'This price can be below the floor.' },
  modifier_choice: {
    code: 40021,
    message: "The modifiers chosen don't fit their group's minimum or maximum.",
  },
  more_than_left: { code: 40022, message: 'This is more than is left.' },
  image_unreadable: {
    code: 40023,
    message: "This image can't be read. Send a still JPEG, PNG or WebP image of at most 25 megapixels.",
  },
  import_invalid: {
    code: 40024,
    message: "This file can't be imported. Send a trellis.menu/1 document or a CSV table.",
  },
  code_wrong: { code: 40025, message: 'The one-time code is wrong or has expired. Ask for another one.' },
  credential_missing: {
    code: 40101,
    message: 'Send your key or session token in the header Authorization: Bearer.',
  },
  credential_invalid: { code: 40102, message: 'The credential is invalid or has expired.' },
  credential_revoked: { code: 40103, message: 'The credential has been revoked.' },
  card_declined: { code: 40201, message: 'The card was declined.' },
  scope_insufficient: {
    code: 40301,
    message: "The credential doesn't have the scope that this operation requires.",
  },
  scope_none_left: { code: 40302, message: "This key can't grant any of the requested scopes." },
  credential_kind: { code: 40303, message: "This operation doesn't accept this kind of credential." },
  not_published: { code: 40304, message: "Production isn't open yet. Publish your partner account first." },
  origin_refused: {
    code: 40305,
    message: "This page's origin isn't registered for your environment. Add it to your origins.",
  },
  csrf_refused: {
    code: 40306,
    message: 'The form has expired. Go back, reload the page and send the form again.',
  },
  proof_required: {
    code: 40307,
    message: "Confirm at /console/prove that it's you: your last proof is older than 10 minutes.",
  },
  not_found: { code: 40401, message: "This resource doesn't exist." },
  method_not_allowed: {
    code: 40501,
    message: "This path doesn't support this method. The Allow header lists those it does.",
  },
  request_timeout: { code: 40801, message: 'The request took too long to arrive. Send it again.' },
  idempotency_in_progress: {
    code: 40901,
    message: 'A request with this idempotency key is still in progress. Try again in a moment.',
  },
  state_forbids: { code: 40902, message: "The current state of the resource doesn't allow this." },
  version_stale: {
    code: 40903,
    message: 'The record has changed since you read it. Read it again, then retry.',
  },
  price_changed: {
    code: 40904,
    message: 'The total has changed. Show the new quote, then send its total.',
  },
  not_available: { code: 40905, message: "Some of what was ordered isn't available." },
  time_not_available: { code: 40906, message: "This time isn't available." },
  already_paid: { code: 40907, message: 'This is already paid or being paid.' },
  archived: {
    code: 41001,
    message: 'This was archived with its month. The operator of the platform can restore it.',
  },
  body_too_large: { code: 41301, message: 'The body is larger than 1 MiB.' },
  media_type: { code: 41501, message: 'Send the body as application/json in UTF-8.' },
  host_unknown: { code: 42101, message: 'Nothing is served at this host.' },
  idempotency_reused: {
    code: 42201,
    message:
      'This idempotency key was used with a different body. Bodies are compared byte by byte, the order ' +
      'of members included: send the same bytes, or a new key.',
  },
  limit_key: { code: 42901, message: "You've exceeded the key's rate limit. Try again later." },
  limit_merchant: { code: 42902, message: "You've exceeded the merchant's rate limit. Try again later." },
  limit_address: { code: 42903, message: 'Too many requests from this address. Try again later.' },
  headers_too_large: { code: 43101, message: 'The request headers are larger than 16 KiB.' },
  internal: {
    code: 50001,
    message: "Something went wrong on our side. It isn't known whether anything was changed.",
  },
  upstream_failed: {
    code: 50201,
    message: "The plant API failed. It isn't known whether the plant was created.",
  },
  unavailable: {
    code: 50301,
    message: 'The service is temporarily unavailable. Repeat a change with the same Idempotency-Key.',
  },
  upstream_slow: {
    code: 50401,
    message: "The plant API took too long to respond. It isn't known whether the plant was created.",
  },
} as const satisfies Record<string, { code: number; message: string }>;

export type ErrorName = keyof typeof ERROR_CODES;

/** Returns the HTTP status of an error code: its first three digits. */
export function statusOf(name: ErrorName): number {
  return Math.floor(ERROR_CODES[name].code / 100);
}
