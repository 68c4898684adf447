import { Compile, type Validator } from 'typebox/schema';
import { openApiDocument } from '../../developers/document/openapi.ts';
import type {
  HeaderObject,
  JsonSchema,
  OpenApiDocument,
  Reference,
  ResponseObject,
} from '../../core/contract/openapi-schemas.ts';
import { NEWEST_VERSION } from '../../core/contract/versions/versions.ts';

/** A response as sent, and its request. */
export interface Exchange {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly status: number;
  /** The headers, by lowercase name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Headers with a meaning for callers: each one in a response must be in the document. */
const TOLD = [
  'www-authenticate',
  'retry-after',
  'ratelimit-policy',
  'ratelimit',
  'api-version',
  'deprecation',
  'sunset',
  'link',
  'allow',
  'idempotent-replayed',
  'session-scopes',
];

const METHOD_NOT_ALLOWED = { $ref: '#/components/responses/MethodNotAllowed' };

/**
 * Checks a response against the document of the API version that it echoes: its status, its headers, and its
 * body, which may have no property that the schema doesn't name.
 * @returns the faults; none for a path that the document doesn't have
 */
export function faultsOf(exchange: Exchange): string[] {
  const { status, headers } = exchange;
  const published = documentOf(headers['api-version'] ?? NEWEST_VERSION);
  const path = published.pathOf(exchange.path);
  if (path === undefined) return [];
  const operation = published.document.paths[path]?.[exchange.method.toLowerCase()];
  // A malformed path is refused before its method is checked.
  if (!operation && status !== 405) return [];
  const name = `${operation?.operationId ?? exchange.method} ${status}`;
  const response = published.responseOf(operation ? operation.responses[status] : METHOD_NOT_ALLOWED);
  if (!response) return [`${name}: the document has no such response: ${exchange.text.slice(0, 200)}`];
  const faults = [
    ...headerFaults(response, published, headers),
    ...bodyFaults(response, published, exchange),
  ];
  return faults.map((fault) => `${name}: ${fault}`);
}

function headerFaults(
  response: ResponseObject,
  published: Published,
  headers: Exchange['headers'],
): string[] {
  const declared = new Map(
    Object.entries(response.headers).map(([name, header]) => [
      name.toLowerCase(),
      published.headerOf(header),
    ]),
  );
  const undeclared = TOLD.filter((name) => name in headers && !declared.has(name));
  return [
    ...undeclared.map((name) => `the header ${name} isn't in the document`),
    ...[...declared].flatMap(([name, { required = false, schema }]) => {
      const value = headers[name];
      if (value === undefined) return required ? [`the header ${name} is missing`] : [];
      const read = schema.type === 'integer' ? Number(value) : value;
      return published.check(schema, read).map((fault) => `the header ${name} ${fault}`);
    }),
  ];
}

function bodyFaults(response: ResponseObject, published: Published, { headers, text }: Exchange): string[] {
  const { content = {} } = response;
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  if (type in content && type !== 'application/json') return [];
  const media = content['application/json'];
  if (!media) return text === '' ? [] : ['the document has no such body'];
  if (!headers['content-type']?.startsWith('application/json'))
    return [`the body is ${headers['content-type']}`];
  return published.check(media.schema, JSON.parse(text));
}

/** An API document with its compiled validators. */
class Published {
  readonly document: OpenApiDocument;
  readonly #paths: readonly { readonly path: string; readonly pattern: RegExp }[];
  readonly #checks = new Map<JsonSchema, Validator>();
  readonly #components: Record<string, JsonSchema>;

  constructor(version: string) {
    this.document = openApiDocument({ serverUrl: 'http://localhost:8080', version });
    this.#components = closedAll(this.document.components.schemas);
    // A path without a parameter comes first: `/v1/keys/current` is not `/v1/keys/{id}`.
    this.#paths = Object.keys(this.document.paths)
      .toSorted((one, other) => Number(one.includes('{')) - Number(other.includes('{')))
      .map((path) => ({
        path,
        pattern: new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      }));
  }

  pathOf(path: string): string | undefined {
    return this.#paths.find(({ pattern }) => pattern.test(path))?.path;
  }

  responseOf(response: ResponseObject | Reference | undefined): ResponseObject | undefined {
    if (!response || !('$ref' in response)) return response;
    return this.document.components.responses[nameIn(response)];
  }

  headerOf(header: HeaderObject | Reference): HeaderObject {
    const found = '$ref' in header ? this.document.components.headers[nameIn(header)] : header;
    return found ?? { description: '', schema: {} };
  }

  check(schema: JsonSchema, value: unknown): string[] {
    let check = this.#checks.get(schema);
    if (!check) {
      const whole = { ...closed(schema), components: { schemas: this.#components } };
      check = Compile(whole as object);
      this.#checks.set(schema, check);
    }
    if (check.Check(value)) return [];
    const [, errors] = check.Errors(value);
    return errors
      .slice(0, 3)
      .map(
        ({ instancePath, message, params }) =>
          `${instancePath || 'body'} ${message} ${JSON.stringify(params)}`,
      );
  }
}

/** Returns the schema with every object closed: a response has no property that its document doesn't name. */
function closed(schema: JsonSchema): JsonSchema {
  const { items, properties, anyOf, additionalProperties, ...rest } = schema;
  return {
    ...rest,
    ...(items && { items: closed(items) }),
    ...(anyOf && { anyOf: anyOf.map(closed) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: closed(additionalProperties) }),
    ...(typeof additionalProperties === 'boolean' && { additionalProperties }),
    ...(properties && { additionalProperties: false, properties: closedAll(properties) }),
  };
}

function closedAll(schemas: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, closed(schema)]));
}

const nameIn = ({ $ref }: Reference): string => $ref.slice($ref.lastIndexOf('/') + 1);

const documents = new Map<string, Published>();

/** Returns the document of a version, which is created once. */
export function documentOf(version: string): Published {
  const known = documents.get(version) ?? new Published(version);
  documents.set(version, known);
  return known;
}
