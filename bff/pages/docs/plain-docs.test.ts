import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../developers/document/operations.ts';
import { call, signUp, startService, type Service } from '../../testing/service/service.ts';
import { GUIDES } from './site-map.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

interface Field {
  readonly key: string;
  readonly value: string;
  readonly disabled?: boolean;
}

interface Item {
  readonly name: string;
  readonly request: {
    readonly method: string;
    readonly header: readonly Field[];
    readonly auth?: { readonly type: string };
    readonly url: {
      readonly raw: string;
      readonly path: readonly string[];
      readonly query?: readonly Field[];
      readonly variable?: readonly Field[];
    };
    readonly body?: { readonly mode: string; readonly raw?: string };
  };
}

describe('the collection', () => {
  let items: readonly Item[];
  let variables: readonly Field[];
  beforeAll(async () => {
    const { body } = await call<{ item: { item: Item[] }[]; variable: Field[] }>(
      service,
      'GET /docs/postman.json',
    );
    items = body.item.flatMap(({ item }) => item);
    variables = body.variable;
  });

  /** Sends a request as Postman does: with the values of its variables. */
  async function send({ request }: Item, key: string) {
    const { url, method, header, auth, body } = request;
    const values = new Map(url.variable?.map((one) => [one.key, one.value]));
    const path = url.path.map((part) => (part.startsWith(':') ? values.get(part.slice(1)) : part)).join('/');
    const query = url.query?.filter(({ disabled }) => !disabled).map((one) => [one.key, one.value]) ?? [];
    const sent = await fetch(`${service.url}/${path}?${new URLSearchParams(query)}`, {
      method,
      headers: {
        ...Object.fromEntries(
          header.map((one) => [one.key, one.value.replace('{{$guid}}', crypto.randomUUID())]),
        ),
        ...(auth?.type !== 'noauth' && { authorization: `Bearer ${key}` }),
      },
      ...(body?.raw !== undefined && { body: body.raw }),
    });
    await sent.body?.cancel();
    return sent.status;
  }

  test('has each operation once, and no secret', () => {
    expect(items.map(({ request: { method, url } }) => `${method} ${url.path.join('/')}`)).toEqual(
      OPERATIONS.map(
        ({ method, path }) => `${method.toUpperCase()} ${path.slice(1).replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
    expect(variables.map(({ key, value }) => [key, value])).toEqual([
      ['baseUrl', service.url],
      ['key', ''],
      ['session', ''],
    ]);
    for (const { request } of items) expect(request.url.raw).toMatch(/^\{\{baseUrl\}\}\//);
  });

  test('has requests that the service understands', async () => {
    const { key } = await signUp(service);
    const byName = new Map(items.map((item) => [item.name, item]));
    const answers = [
      'Sign up',
      'List merchants',
      'Create a merchant',
      'Simulate an event',
      'Create a partner key',
    ].map(async (name) => [name, await send(byName.get(name) as Item, key)]);
    expect(Object.fromEntries((await Promise.all(answers)) as [string, number][])).toEqual({
      'Sign up': 201,
      'List merchants': 200,
      'Create a merchant': 201,
      'Simulate an event': 201,
      'Create a partner key': 201,
    });
  });
});

test('llms.txt names every chapter, and its links lead somewhere', async () => {
  const { text, headers } = await call(service, 'GET /llms.txt');
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(text).toMatch(/^# Trellis\n\n> [^\n]+\n/);
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S.*[.]$/gm)].map(([, link = '']) => link);
  expect(links).toHaveLength(text.split('\n').filter((line) => line.startsWith('- ')).length);
  for (const { name } of GUIDES) expect(links).toContain(`${service.url}/docs/guides/${name}.md`);
  const lost = await Promise.all(
    links.map(async (link) => {
      const response = await fetch(link);
      await response.body?.cancel();
      return response.status === 200 ? [] : [link];
    }),
  );
  expect(lost.flat()).toEqual([]);
});

test('a chapter is served in Markdown too, with the address of the service', async () => {
  const { text, headers } = await call(service, 'GET /docs/guides/cli.md');
  expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(text).toContain(`npx trellis login --url ${service.url}`);
  expect((await call(service, 'GET /docs/guides/none.md')).status).toBe(404);
});
