import { ERROR_CODES, statusOf, type ErrorName } from './error-codes.ts';
import type { Operation } from './operation.ts';
import { isVersioned, NEWEST_VERSION, refusesUnknown } from './versions/versions.ts';
import type { Deprecations } from './deprecations/deprecation.ts';
import { ERROR_DETAILS, hasDetails } from './error-details.ts';
import { faultHeaders, header } from './openapi-parameters.ts';
import type { ExampleObject, JsonSchema, Reference, ResponseObject } from './openapi-schemas.ts';

/**
 * Returns the errors that an operation may return, its own first, without duplicates. The shared ones follow
 * from its kind, in the order in which the gateway checks: credential, body, scope, idempotency, and finally
 * the errors of every request.
 * @param version the caller's dated version
 */
export function errorsOf(operation: Operation, version = NEWEST_VERSION): ErrorName[] {
  const names = new Set([...(operation.errors ?? []), ...sharedErrorsOf(operation, version)]);
  return [...names].filter((name) => operation.otherAnswers?.[statusOf(name)] === undefined);
}

/** Returns the errors that any operation of this kind may return. */
function sharedErrorsOf(operation: Operation, version: string): ErrorName[] {
  return [
    ...credentialErrors(operation),
    ...(isVersioned(operation) ? (['version_unknown'] as const) : []),
    ...readingErrors(operation, version),
    ...bodyErrors(operation),
    ...(operation.scope ? (['scope_insufficient'] as const) : []),
    ...(operation.idempotency !== 'ignored'
      ? (['idempotency_in_progress', 'idempotency_reused'] as const)
      : []),
    ...(operation.isKeyRequired ? (['idempotency_key_missing'] as const) : []),
    ...(operation.credentials.length > 0 ? (['partner_moved'] as const) : []),
    'internal',
    'unavailable',
  ];
}

/** Groups errors by HTTP status, lowest first. */
export function byStatus(names: Iterable<ErrorName>): Map<number, ErrorName[]> {
  const ordered = [...names].toSorted((one, other) => ERROR_CODES[one].code - ERROR_CODES[other].code);
  return Map.groupBy(ordered, statusOf);
}

function credentialErrors({ credentials }: Operation): ErrorName[] {
  if (credentials.length === 0) return [];
  const names: ErrorName[] = ['credential_missing', 'credential_invalid', 'credential_revoked', 'limit_key'];
  if (credentials.length === 1) names.push('credential_kind');
  if (credentials.includes('session')) names.push('origin_refused', 'limit_merchant');
  return names;
}

/**
 * Returns the errors of the path and the query and, in versions that refuse unknown parts, those for parts
 * that the operation doesn't have.
 */
function readingErrors(operation: Operation, version: string): ErrorName[] {
  const { method, path, query } = operation;
  const refusesMore = method !== 'get' && refusesUnknown(operation, version);
  const names: ErrorName[] = [];
  if (path.includes('{')) names.push('request_malformed');
  if (query || refusesMore) names.push('field_invalid');
  if (query && (query.required ?? []).length > 0) names.push('field_missing');
  return names;
}

function bodyErrors({ body, upload }: Operation): ErrorName[] {
  if (upload) return ['request_malformed', 'body_too_large', 'media_type'];
  if (!body) return [];
  const required = 'required' in body && Array.isArray(body.required) && body.required.length > 0;
  return [
    'request_malformed',
    'not_json',
    ...(required ? (['field_missing'] as const) : []),
    'field_invalid',
    'body_too_large',
    'media_type',
  ];
}

const UNKNOWN = "Whether anything was changed isn't known: repeat a change with the same `Idempotency-Key`.";

/** The meaning of each status, for the document and the reference page. */
export const STATUS_MEANING: Readonly<Record<number, { title: string; text: string }>> = {
  308: {
    title: 'Permanent Redirect',
    text: 'Your account has moved to the address in `Location`. Send your requests there, with your key.',
  },
  400: {
    title: 'Bad Request',
    text: "The request isn't valid. Change it before you send it again.",
  },
  401: { title: 'Unauthorized', text: 'The credential is missing, unknown, expired or revoked.' },
  402: { title: 'Payment Required', text: 'The card was declined. The guest can try another one.' },
  403: { title: 'Forbidden', text: "The credential is valid but isn't allowed to do this." },
  404: { title: 'Not Found', text: "The resource doesn't exist, or it isn't yours. The two look the same." },
  405: {
    title: 'Method Not Allowed',
    text: "The path doesn't support this method. `Allow` lists those it does.",
  },
  409: { title: 'Conflict', text: 'The request conflicts with the current state.' },
  408: { title: 'Request Timeout', text: 'The request took too long to arrive.' },
  410: {
    title: 'Gone',
    text: 'It is of an old month, and was archived. The operator of the platform can restore it.',
  },
  413: {
    title: 'Content Too Large',
    text: 'The body is too large: more than 1 MiB, unless the operation says otherwise.',
  },
  415: {
    title: 'Unsupported Media Type',
    text: "The body isn't `application/json` in UTF-8, or the type of file that the operation takes.",
  },
  422: { title: 'Unprocessable Content', text: 'The idempotency key was used with a different body.' },
  429: {
    title: 'Too Many Requests',
    text: "You've exceeded a rate limit. Wait the number of seconds in `Retry-After`.",
  },
  431: { title: 'Request Header Fields Too Large', text: 'The headers are larger than 16 KiB.' },
  500: { title: 'Internal Server Error', text: `Something went wrong on our side. ${UNKNOWN}` },
  502: {
    title: 'Bad Gateway',
    text: `The plant API or the payment processor failed. ${UNKNOWN}`,
  },
  503: {
    title: 'Service Unavailable',
    text: `The service is temporarily unavailable. ${UNKNOWN}`,
  },
  504: {
    title: 'Gateway Timeout',
    text: `The plant API or the payment processor took too long to respond. ${UNKNOWN}`,
  },
};

/** The Error object (`error`, an int32, and `message` are given; `param` is an addition of this API). */
export const ERROR_SCHEMA: JsonSchema = {
  title: 'Error',
  type: 'object',
  description:
    'Every error returns this object. The meaning of `error` never changes. `message` is for people and ' +
    'can change.',
  required: ['error', 'message'],
  properties: {
    error: {
      type: 'integer',
      format: 'int32',
      description: 'Error code: the HTTP status × 100 plus a number.',
    },
    message: { type: 'string', description: 'What went wrong, for people.' },
    param: { type: 'string', description: 'The field, parameter or header at fault, if there is one.' },
  },
};

/** The Error object with the details of some codes; returned only by operations that have such a code. */
export const DETAILED_ERROR_SCHEMA: JsonSchema = {
  ...ERROR_SCHEMA,
  title: 'DetailedError',
  description: 'An Error object that has, with some codes, what a caller needs to go on.',
  properties: {
    ...ERROR_SCHEMA.properties,
    ...Object.assign({}, ...Object.values(ERROR_DETAILS).map(({ properties }) => properties)),
  },
};

/** Responses that belong to a path rather than to one of its operations. */
export const SHARED_RESPONSES: Readonly<Record<string, ResponseObject>> = {
  MethodNotAllowed: {
    description: meaningOf(405),
    headers: { 'Request-Id': header('Request-Id'), Allow: header('Allow') },
    content: errorContent({ method_not_allowed: exampleReference('method_not_allowed') }),
  },
};

/** Returns one example for each of these codes, by its name. */
export function errorExamples(isShown: (name: ErrorName) => boolean): Record<string, ExampleObject> {
  return Object.fromEntries(
    Object.entries(ERROR_CODES)
      .filter(([name]) => isShown(name as ErrorName))
      .map(([name, { code, message }]) => [
        name,
        {
          summary: String(code),
          value: { error: code, message, ...ERROR_DETAILS[name as ErrorName]?.example },
        },
      ]),
  );
}

export function faultResponse(
  operation: Operation,
  status: number,
  names: readonly ErrorName[],
  deprecations: Deprecations,
): ResponseObject {
  return {
    description: meaningOf(status),
    headers: faultHeaders(operation, status, names, deprecations),
    content: errorContent(
      Object.fromEntries(names.map((name) => [name, exampleOf(operation, name)])),
      names.some(hasDetails) ? 'DetailedError' : 'Error',
    ),
  };
}

/** Shows a missing or wrong field with a field of this operation. */
function exampleOf(operation: Operation, name: ErrorName): ExampleObject | Reference {
  const param = fieldOf(operation);
  if (param === undefined) return exampleReference(name);
  const { code, message } = ERROR_CODES[name];
  const summary = String(code);
  if (name === 'field_missing') {
    return { summary, value: { error: code, message: `${param} is required.`, param } };
  }
  if (name === 'field_invalid') return { summary, value: { error: code, message, param } };
  return exampleReference(name);
}

function fieldOf({ body, query }: Operation): string | undefined {
  const schema = body ?? query;
  const properties: unknown = schema && Reflect.get(schema, 'properties');
  return Object.keys(properties ?? {})[0];
}

function errorContent(
  examples: Readonly<Record<string, ExampleObject | Reference>>,
  title: 'Error' | 'DetailedError' = 'Error',
): { readonly 'application/json': { schema: JsonSchema; examples: typeof examples } } {
  return { 'application/json': { schema: { $ref: `#/components/schemas/${title}` }, examples } };
}

function meaningOf(status: number): string {
  const meaning = STATUS_MEANING[status];
  return meaning ? `${meaning.title}. ${meaning.text}` : String(status);
}

function exampleReference(name: ErrorName): Reference {
  return { $ref: `#/components/examples/${name}` };
}
