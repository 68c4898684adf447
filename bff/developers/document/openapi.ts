import type { Deprecations } from '../../core/contract/deprecations/deprecation.ts';
import { DEPRECATIONS } from '../../core/contract/deprecations/list.ts';
import { fieldMarker, marked } from '../../core/contract/deprecations/marked.ts';
import { exampleOf, type Example } from '../../core/contract/examples.ts';
import { parametersOf, HEADERS } from '../../core/contract/openapi-parameters.ts';
import type { ErrorName } from '../../core/contract/error-codes.ts';
import { hasDetails } from '../../core/contract/error-details.ts';
import {
  DETAILED_ERROR_SCHEMA,
  ERROR_SCHEMA,
  errorExamples,
  SHARED_RESPONSES,
  errorsOf,
} from '../../core/contract/openapi-errors.ts';
import { closeRequests } from './openapi-closed.ts';
import { uploadContent, responsesOf } from './openapi-responses.ts';
import { webhooksOf } from './openapi-webhooks.ts';
import {
  SchemaPublisher,
  type JsonSchema,
  type OpenApiDocument,
  type OperationObject,
} from '../../core/contract/openapi-schemas.ts';
import { OPERATIONS, TAG_DESCRIPTIONS, RESERVED_SCOPES } from './operations.ts';
import type { CredentialKind, Operation } from '../../core/contract/operation.ts';
import type { Shape } from '../../core/contract/versions/version-step.ts';
import {
  downTo,
  isVersioned,
  NEWEST_SHAPES,
  NEWEST_VERSION,
  requestOf,
  schemaOf,
} from '../../core/contract/versions/versions.ts';

interface DocumentOptions {
  /** The URL of the API, without a trailing slash. */
  readonly serverUrl: string;
  /** The described dated version; defaults to the newest. */
  readonly version?: string;
  /** Overrides the published deprecations, for tests. */
  readonly deprecations?: Deprecations;
}

/**
 * Returns the description served at `/openapi.json`: OpenAPI 3.1.0, generated only from the declared
 * operations and the steps of the versions. The same input gives the same document.
 */
export function openApiDocument({
  serverUrl,
  version = NEWEST_VERSION,
  deprecations = DEPRECATIONS,
}: DocumentOptions): OpenApiDocument {
  const mark = fieldMarker(OPERATIONS, deprecations);
  const dated = new SchemaPublisher((title, schema) => [
    title,
    schemaOf(version, title, mark(title, schema)),
  ]);
  const undated = new SchemaPublisher((title, schema) => [
    undatedTitle(version, title, schema),
    mark(title, schema),
  ]);
  const paths: Record<string, Record<string, OperationObject>> = {};
  for (const operation of OPERATIONS) {
    const methods = (paths[operation.path] ??= {});
    methods[operation.method] = isVersioned(operation)
      ? operationObject(operation, dated, datedExample(operation, version), { version, deprecations })
      : operationObject(operation, undated, exampleOf(operation), { version, deprecations });
  }
  const webhooks = webhooksOf(dated, version);
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: {
      title: 'Trellis',
      version: '1.0.0',
      summary: 'Point-of-sale surfaces for partners and their merchants.',
      description: `${DESCRIPTION} This document describes the dated version ${version}.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl, description: 'Sandbox and production. The credential decides which.' }],
    tags: tagsOf(OPERATIONS),
    paths,
    webhooks,
    components: {
      schemas: { ...undated.components(), ...dated.components(), Error: ERROR_SCHEMA, ...detailedError() },
      securitySchemes: SECURITY_SCHEMES,
      headers: HEADERS,
      examples: errorExamples(isReferredTo(paths)),
      responses: SHARED_RESPONSES,
    },
  };
  return closeRequests(document, version);
}

/**
 * Whether an example is referred to: a document contains no others, and some codes are only returned by the
 * server or a page.
 */
function isReferredTo(paths: OpenApiDocument['paths']): (name: ErrorName) => boolean {
  const text = JSON.stringify([paths, SHARED_RESPONSES]);
  return (name) => text.includes(`"#/components/examples/${name}"`);
}

/** Returns the schema only if the document uses it. */
function detailedError(): Record<string, JsonSchema> {
  const isUsed = OPERATIONS.some((operation) => errorsOf(operation).some(hasDetails));
  return isUsed ? { DetailedError: DETAILED_ERROR_SCHEMA } : {};
}

const DESCRIPTION =
  'Use a partner key from your server, or a session token from a page. Every error returns the Error ' +
  'object, and every response has a `Request-Id`. Plant ids are 64-bit integers: read and write them ' +
  'without a floating-point number in between.';

const SCHEME_NAMES: Readonly<Record<CredentialKind, string>> = { key: 'partnerKey', session: 'sessionToken' };

const SECURITY_SCHEMES = {
  partnerKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'ppk_{sandbox|production}_… (partner key)',
    description:
      'For your server only. It belongs to one environment and has the scopes you gave it. Reserved ' +
      `scopes, which no operation requires yet: ${listed(RESERVED_SCOPES)}.`,
  },
  sessionToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'From `POST /v1/sessions`. It acts for one merchant for 900 seconds, and is safe to hand to your page.',
  },
};

function tagsOf(operations: readonly Operation[]): OpenApiDocument['tags'] {
  const names = [...new Set(operations.map(({ tag }) => tag))];
  return names.map((name) => ({ name, description: TAG_DESCRIPTIONS.get(name) ?? '' }));
}

/**
 * Returns the title for the newest shape of a schema, used where no version applies: a separate name if the
 * version has another shape.
 */
function undatedTitle(version: string, title: string, schema: JsonSchema): string {
  const isAsDated = JSON.stringify(schemaOf(version, title, schema)) === JSON.stringify(schema);
  return isAsDated ? title : `${title}_${NEWEST_SHAPES}`;
}

function datedExample(operation: Operation, version: string): Example {
  const example = exampleOf(operation);
  if (version === NEWEST_VERSION) return example;
  return {
    ...example,
    ...(example.request !== undefined && {
      request: requestOf(version, operation.id, example.request as Shape),
    }),
    ...(example.response !== undefined && { response: downTo(version, example.response as Shape) }),
  };
}

function operationObject(
  operation: Operation,
  publisher: SchemaPublisher,
  example: Example,
  { version, deprecations }: Required<Pick<DocumentOptions, 'version' | 'deprecations'>>,
): OperationObject {
  const parameters = parametersOf(operation, publisher, version, deprecations);
  const { description } = operation;
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    ...marked(
      description === undefined ? {} : { description },
      deprecations.ofOperation(operation.id)?.itself,
    ),
    security: securityOf(operation),
    ...(parameters.length > 0 && { parameters }),
    ...requestBodyOf(operation, publisher, example),
    responses: responsesOf(operation, publisher, example, { version, deprecations }),
  };
}

function requestBodyOf(
  { body, upload }: Operation,
  publisher: SchemaPublisher,
  example: Example,
): Pick<OperationObject, 'requestBody'> {
  if (upload) {
    const { description, isOptional = false } = upload;
    return { requestBody: { required: !isOptional, description, content: uploadContent(upload) } };
  }
  if (!body) return {};
  const json = { schema: publisher.publish(body), example: example.request };
  return { requestBody: { required: true, content: { 'application/json': json } } };
}

/**
 * Returns the accepted credentials, one of which is enough. OpenAPI 3.1 lets a bearer scheme list the scopes
 * that the caller must hold.
 */
function securityOf({ credentials, scope }: Operation): OperationObject['security'] {
  return credentials.map((kind) => ({ [SCHEME_NAMES[kind]]: scope === undefined ? [] : [scope] }));
}

/** Lists names as prose, in the document's only markup. */
function listed(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
