import { exampleOf } from '../../core/contract/examples.ts';
import type { Operation } from '../../core/contract/operation.ts';
import { OPERATIONS, TAG_DESCRIPTIONS } from '../../developers/document/operations.ts';
import { addressOf } from './site-map.ts';

export const COLLECTION_PATH = '/docs/postman.json';

/**
 * Returns every operation as a collection of Postman, format 2.1, which Bruno and Insomnia import too. The
 * key and the address are its variables, so that no request has a secret in it.
 */
export function postmanCollection(serverUrl: string): string {
  const groups = Map.groupBy(OPERATIONS, ({ tag }) => tag);
  return JSON.stringify({
    info: {
      name: 'Trellis',
      description: `Set the variable \`key\` to a sandbox key. The reference is at ${serverUrl}/docs.`,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: [
      { key: 'baseUrl', value: serverUrl },
      { key: 'key', value: '', description: 'A partner key, such as ppk_sandbox_…' },
      { key: 'session', value: '', description: 'A token of POST /v1/sessions' },
    ],
    auth: bearer('{{key}}'),
    item: [...groups].map(([tag, operations]) => ({
      name: tag,
      description: TAG_DESCRIPTIONS.get(tag),
      item: operations.map((operation) => itemOf(operation, serverUrl)),
    })),
  });
}

const bearer = (value: string) => ({ type: 'bearer', bearer: [{ key: 'token', value, type: 'string' }] });

function itemOf(operation: Operation, serverUrl: string): object {
  const { method, path, summary, description, credentials } = operation;
  const example = exampleOf(operation);
  const parts = path.slice(1).split('/');
  const query = queryOf(operation, example.query);
  const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
  return {
    name: summary,
    request: {
      method: method.toUpperCase(),
      description: [description, `${serverUrl}${addressOf(operation)}`].filter(Boolean).join('\n\n'),
      ...(credentials.length === 0 && { auth: { type: 'noauth' } }),
      ...(credentials.length > 0 && !credentials.includes('key') && { auth: bearer('{{session}}') }),
      header: headersOf(operation),
      url: {
        raw:
          `{{baseUrl}}${path.replaceAll(/\{(\w+)\}/g, ':$1')}` +
          (sent.length > 0 ? `?${sent.join('&')}` : ''),
        host: ['{{baseUrl}}'],
        path: parts.map((part) => part.replace(/^\{(\w+)\}$/, ':$1')),
        ...(query.length > 0 && { query }),
        ...(operation.params && {
          variable: Object.entries(example.path).map(([key, value]) => ({ key, value: String(value) })),
        }),
      },
      ...bodyOf(operation, example.request),
    },
  };
}

/** Every parameter; those that the example doesn’t need are switched off. */
function queryOf({ query }: Operation, example: Readonly<Record<string, string>>) {
  const schemas = (query?.properties ?? {}) as Readonly<
    Record<string, { readonly description?: string; readonly examples?: readonly unknown[] }>
  >;
  return Object.entries(schemas).map(([key, { description, examples }]) => ({
    key,
    value: String(example[key] ?? examples?.[0] ?? ''),
    description,
    disabled: example[key] === undefined,
  }));
}

function headersOf({ idempotency, upload, body }: Operation): object[] {
  const type = upload?.mediaTypes[0] ?? (body && 'application/json');
  return [
    ...(type === undefined ? [] : [{ key: 'Content-Type', value: type }]),
    ...(idempotency === 'ignored' ? [] : [{ key: 'Idempotency-Key', value: '{{$guid}}' }]),
  ];
}

function bodyOf({ upload }: Operation, request: unknown): object {
  if (upload) return { body: { mode: 'file', file: { src: upload.example.name } } };
  if (request === undefined) return {};
  const raw = JSON.stringify(request, null, 2);
  return { body: { mode: 'raw', raw, options: { raw: { language: 'json' } } } };
}
