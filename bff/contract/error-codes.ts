/**
 * The codes of the Error object: `error` = HTTP status × 100 + n, an int32, stable for ever.
 * A handler throws the name; number, status and public words stand here only.
 */
export const ERROR_CODES = {
  not_json: { code: 40001, message: 'The body is not valid JSON.' },
  field_missing: { code: 40002, message: 'A required field is missing.' },
  field_invalid: { code: 40003, message: 'A field has the wrong type or value.' },
  scope_malformed: { code: 40004, message: 'A scope must look like resource:action.' },
  version_unknown: { code: 40005, message: 'The API version is unknown or retired.' },
  idempotency_key_missing: { code: 40006, message: 'This operation needs an Idempotency-Key header.' },
  request_malformed: { code: 40007, message: 'The request cannot be read as HTTP.' },
  plant_id_taken: { code: 40011, message: 'A plant with this id already exists.' },
  credential_missing: { code: 40101, message: 'Send a credential as Authorization: Bearer.' },
  credential_invalid: { code: 40102, message: 'The credential is unknown or has expired.' },
  credential_revoked: { code: 40103, message: 'The credential has been revoked.' },
  scope_insufficient: { code: 40301, message: 'The credential lacks the scope for this operation.' },
  scope_none_left: { code: 40302, message: 'None of the requested scopes can be granted by this key.' },
  credential_kind: { code: 40303, message: 'This operation takes another kind of credential.' },
  not_published: { code: 40304, message: 'Publish the partner before you use production.' },
  origin_refused: { code: 40305, message: "The page's origin is not registered by this partner." },
  csrf_refused: { code: 40306, message: 'The form has expired. Go back, reload the page and send it again.' },
  not_found: { code: 40401, message: 'There is no such resource.' },
  method_not_allowed: { code: 40501, message: 'This method is not allowed here.' },
  request_timeout: { code: 40801, message: 'The request did not arrive in time.' },
  idempotency_in_progress: {
    code: 40901,
    message: 'A request with this idempotency key is still being processed. Try again shortly.',
  },
  state_forbids: { code: 40902, message: 'The state of the resource does not allow this.' },
  version_stale: { code: 40903, message: 'The record has changed since you read it. Read it again.' },
  body_too_large: { code: 41301, message: 'The body is larger than 1 MiB.' },
  media_type: { code: 41501, message: 'Send the body as application/json in UTF-8.' },
  idempotency_reused: { code: 42201, message: 'This idempotency key was used with another body.' },
  limit_key: { code: 42901, message: "The key's rate limit is used up. Try again later." },
  limit_merchant: { code: 42902, message: "The merchant's rate limit is used up. Try again later." },
  limit_address: { code: 42903, message: 'Too many sign-ups from this address. Try again later.' },
  headers_too_large: { code: 43101, message: 'The request headers are larger than 16 KiB.' },
  internal: { code: 50001, message: 'Something went wrong on our side. Nothing was changed.' },
  upstream_failed: { code: 50201, message: 'The plant API failed. Trying again is safe.' },
  unavailable: { code: 50301, message: 'The service is not available right now. Try again shortly.' },
  upstream_slow: { code: 50401, message: 'The plant API did not answer in time. Trying again is safe.' },
} as const satisfies Record<string, { code: number; message: string }>;

export type ErrorName = keyof typeof ERROR_CODES;

/** HTTP status of an error code: its first three digits. */
export function statusOf(name: ErrorName): number {
  return Math.floor(ERROR_CODES[name].code / 100);
}
