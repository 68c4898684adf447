import { EXAMPLES, type OperationExample } from './openapi-examples.ts';
import { parametersOf } from './openapi-parameters.ts';
import { ERROR_SCHEMA, errorExamples, HEADERS, responsesOf, SHARED_RESPONSES } from './openapi-responses.ts';
import { SchemaPublisher } from './openapi-schemas.ts';
import { TAG_DESCRIPTIONS } from './openapi-tags.ts';
import type { OpenApiDocument, OperationObject } from './openapi-types.ts';
import { OPERATIONS } from './operations.ts';
import type { CredentialKind, Operation } from './operation.ts';

/**
 * The description that is served at `/openapi.json`: OpenAPI 3.1.0, made from the declared operations and nothing
 * else. The same input gives the same document.
 * @param options.serverUrl where the API is reached, without a trailing slash
 */
export function openApiDocument({ serverUrl }: { readonly serverUrl: string }): OpenApiDocument {
  const publisher = new SchemaPublisher();
  const paths = pathsOf(OPERATIONS, publisher);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Trellis',
      version: '1.0.0',
      summary: 'Point-of-sale surfaces for partners and their merchants.',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl, description: 'Sandbox and production; the credential decides which.' }],
    tags: tagsOf(OPERATIONS),
    paths,
    components: {
      schemas: { ...publisher.components(), Error: ERROR_SCHEMA },
      securitySchemes: SECURITY_SCHEMES,
      headers: HEADERS,
      examples: errorExamples(),
      responses: SHARED_RESPONSES,
    },
  };
}

const DESCRIPTION =
  'Call with a partner key from your server, or with a session token from a page. Every fault answers the Error ' +
  'object, every answer has a `Request-Id`. Plant ids are whole numbers of 64 bits: read and write them without a ' +
  'floating-point number in between.';

const SCHEME_NAMES: Readonly<Record<CredentialKind, string>> = { key: 'partnerKey', session: 'sessionToken' };

const SECURITY_SCHEMES = {
  partnerKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'ppk_{sandbox|production}_… (partner key)',
    description: 'For your server only. Belongs to one environment; holds the scopes you gave it.',
  },
  sessionToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'From `POST /v1/sessions`. One merchant, 900 seconds; safe to hand to your page.',
  },
};

function tagsOf(operations: readonly Operation[]): OpenApiDocument['tags'] {
  const names = [...new Set(operations.map(({ tag }) => tag))];
  return names.map((name) => ({ name, description: TAG_DESCRIPTIONS[name] }));
}

function pathsOf(operations: readonly Operation[], publisher: SchemaPublisher): OpenApiDocument['paths'] {
  const paths: Record<string, Record<string, OperationObject>> = {};
  for (const operation of operations) {
    const methods = (paths[operation.path] ??= {});
    methods[operation.method] = operationObject(operation, publisher, EXAMPLES[operation.id]);
  }
  return paths;
}

function operationObject(
  operation: Operation,
  publisher: SchemaPublisher,
  example: OperationExample | undefined,
): OperationObject {
  const parameters = parametersOf(operation, publisher, example?.path ?? {});
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    ...(operation.description !== undefined && { description: operation.description }),
    security: securityOf(operation),
    ...(parameters.length > 0 && { parameters }),
    ...(operation.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: publisher.publish(operation.body),
            ...(example && { example: example.request }),
          },
        },
      },
    }),
    responses: responsesOf(operation, publisher, example),
  };
}

/** One of the credentials is enough. OpenAPI 3.1 lets a bearer scheme list what the caller must hold. */
function securityOf({ credentials, scope }: Operation): OperationObject['security'] {
  return credentials.map((kind) => ({ [SCHEME_NAMES[kind]]: scope === undefined ? [] : [scope] }));
}
