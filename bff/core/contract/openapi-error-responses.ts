import type { Deprecations } from './deprecations/deprecation.ts';
import { ERROR_CODES, type ErrorName } from './error-codes.ts';
import { ERROR_DETAILS, hasDetails } from './error-details.ts';
import { STATUS_MEANING } from './openapi-errors.ts';
import { faultHeaders, header } from './openapi-headers.ts';
import type { ExampleObject, JsonSchema, Reference, ResponseObject } from './openapi-types.ts';
import type { Operation } from './operation.ts';

/** The Error object (given: `error` int32 and `message`; `param` is ours). */
export const ERROR_SCHEMA: JsonSchema = {
  title: 'Error',
  type: 'object',
  description:
    'Every error returns this object. The meaning of `error` never changes. `message` is for people and can change.',
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

/** The same with what some codes have beside it; only those operations return it that have such a code. */
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

/** One example for each of these codes, by its name. */
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

/** A missing or wrong field is shown with a field that this operation has. */
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
