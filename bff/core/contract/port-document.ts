import { ERROR_CODES, type ErrorName } from './error-codes.ts';
import { exampleOf } from './examples.ts';
import { parametersOf } from './openapi-parameters.ts';
import { ERROR_SCHEMA } from './openapi-errors.ts';
import { SchemaPublisher } from './openapi-schemas.ts';
import type { Operation, Upload } from './operation.ts';

/** The errors of every operation with a body. */
const ALWAYS: readonly ErrorName[] = ['not_json', 'field_missing', 'field_invalid'];
const WITH_CREDENTIAL: readonly ErrorName[] = ['credential_missing', 'credential_invalid'];

/** A contract of this project that services behind the platform implement. */
export interface Port {
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  /** An example URL, and the settings for it and its credential. */
  readonly server: { readonly url: string; readonly setting: string };
  readonly credential: string;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly operations: readonly Operation[];
}

/** Returns a port as OpenAPI 3.1.0, generated from its declared operations. */
export function portDocument(port: Port): object {
  const publisher = new SchemaPublisher();
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of port.operations) {
    (paths[operation.path] ??= {})[operation.method] = operationObject(operation, publisher);
  }
  const { title, summary, description, server, credential, tags } = port;
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1.0.0',
      summary,
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server.url, description: `The address in \`${server.setting}\`.` }],
    tags,
    paths,
    components: {
      schemas: { ...publisher.components(), Error: ERROR_SCHEMA },
      securitySchemes: {
        platform: { type: 'http', scheme: 'bearer', description: `The credential in \`${credential}\`.` },
      },
    },
  };
}

function operationObject(operation: Operation, publisher: SchemaPublisher): object {
  const { id, tag, summary, description, credentials, body, upload, success } = operation;
  const parameters = parametersOf(operation, publisher).filter(({ in: place }) => place !== 'header');
  const { request, response } = exampleOf(operation);
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    security: credentials.length > 0 ? [{ platform: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: publisher.publish(body), example: request } },
      },
    }),
    ...(upload && { requestBody: fileBody(upload) }),
    responses: {
      [success.status]: {
        description: success.description,
        ...('schema' in success && {
          content: { 'application/json': { schema: publisher.publish(success.schema), example: response } },
        }),
      },
      ...refusalsOf(operation),
    },
  };
}

/** Returns the body of an operation that takes a file. */
function fileBody({ description, mediaTypes }: Upload): object {
  const content = mediaTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]);
  return { required: true, description, content: Object.fromEntries(content) as object };
}

/** Returns the error responses by status, with an example for each code. */
function refusalsOf({ credentials, body, errors = [] }: Operation): Record<string, object> {
  const names = [
    ...(body ? ALWAYS : []),
    ...(credentials.length > 0 ? WITH_CREDENTIAL : []),
    ...(errors as readonly ErrorName[]),
  ];
  const byStatus = Map.groupBy(names, (name) => Math.floor(ERROR_CODES[name].code / 100));
  return Object.fromEntries(
    [...byStatus].map(([status, all]) => [
      status,
      {
        description: all.map((name) => `${ERROR_CODES[name].code}: ${ERROR_CODES[name].message}`).join(' '),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Error' },
            examples: Object.fromEntries(
              all.map((name) => [
                name,
                { value: { error: ERROR_CODES[name].code, message: ERROR_CODES[name].message } },
              ]),
            ),
          },
        },
      },
    ]),
  );
}
