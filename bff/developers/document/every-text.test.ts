import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TSchema } from 'typebox';
import { isValid } from '../../core/api/validate.ts';
import { liftLimits } from '../../testing/service/no-limits.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import { exampleOf } from '../../core/contract/examples.ts';
import type { Operation } from '../../core/contract/operation.ts';
import { OPERATIONS } from './operations.ts';
import {
  fieldsOf,
  withValue,
  type FieldSchema,
  type Value,
} from '../../core/contract/testing/wrong-values.ts';

/** Characters that no text may hide, by name. */
const HIDDEN: readonly (readonly [string, string])[] = [
  ['NUL', '\0'],
  ['ESC', '\u001B'],
  ['a C1 control', '\u0085'],
  ['a lone surrogate', '\uD800'],
  ['a text-direction override', '\u202E'],
  ['a text-direction isolate', '\u2067'],
  ['a zero-width space', '\u200B'],
  ['a zero-width joiner between Latin letters', '\u200D'],
  ['a byte order mark', '\uFEFF'],
  ['a soft hyphen', '\u00AD'],
  ['a tag', '\u{E0041}'],
  ['a line separator', '\u2028'],
  ['a lone carriage return', '\r'],
];
const LINES: readonly (readonly [string, string])[] = [
  ['a line break', '\n'],
  ['a line break of Windows', '\r\n'],
  ['a tab', '\t'],
];

/** Characters that are ignored in a phone number, because they are copied along with it. */
const IGNORED = /[\p{Cf}\p{Variation_Selector}]/u;

interface Text extends FieldSchema {
  readonly 'x-text'?: string;
  readonly examples?: readonly unknown[];
  readonly patternProperties?: Readonly<Record<string, Text>>;
  readonly properties?: Readonly<Record<string, Text>>;
  readonly items?: Text;
  readonly anyOf?: readonly Text[];
}

/** Yields each string of a request: in objects, lists, records and alternatives. */
function* textsIn(schema: Text, place: string): Generator<[place: string, schema: Text]> {
  if (schema.type === 'string') yield [place, schema];
  const members = { ...schema.properties, ...schema.patternProperties };
  for (const [name, inner] of Object.entries(members)) yield* textsIn(inner, `${place}.${name}`);
  if (schema.items) yield* textsIn(schema.items, `${place}[]`);
  for (const one of schema.anyOf ?? []) yield* textsIn(one, place);
}

const TEXTS = OPERATIONS.flatMap(({ id, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? [...textsIn(schema as unknown as Text, `${id}.${part}`)] : [],
  ),
);

/**
 * `POST /plants` is given: a plant's name is kept exactly as sent, so only text that cannot be stored is
 * refused.
 */
const EXACT = ['createPlant.body.name', 'createPlant.body.tag'];
/**
 * Fields that are only looked up or compared with a list: the operation refuses a bad value with its own
 * code.
 */
const LOOKED_UP = new Set([
  'createSession.body.merchant',
  'createSession.body.scopes[]',
  'createKey.body.capability[]',
  'createKey.body.api_version',
  'updateKey.body.capability[]',
  'updateKey.body.api_version',
  'setOrigins.body.origins[]',
  'createDomain.body.merchant',
  'simulateEvent.body.merchant',
  'createHostedLink.body.merchant',
  'redeliverEvent.body.endpoint',
  'getOpenApi.query.version',
  'createWebhookEndpoint.body.api_version',
  'updateWebhookEndpoint.body.api_version',
]);

/** Returns the example, or a word if there is none, with a character within. */
function withCharacter({ examples = [] }: Text, character: string): string {
  const text = examples.find((example): example is string => typeof example === 'string') ?? 'Fern';
  return text.slice(0, 2) + character + text.slice(2);
}

describe('a string of a request', () => {
  test('of which there are hundreds', () => {
    expect(TEXTS.length).toBeGreaterThan(600);
  });

  test.each(HIDDEN)('refuses %s', (_, character) => {
    const taken = TEXTS.filter(
      ([, schema]) =>
        !(schema['x-text'] === 'hidden-ignored' && IGNORED.test(character)) &&
        isValid(schema as unknown as TSchema, withCharacter(schema, character)),
    ).map(([place]) => place);
    const kept = '\0\uD800'.includes(character) ? [] : EXACT;
    expect(taken.filter((place) => !LOOKED_UP.has(place))).toEqual(kept);
  });

  test.each(LINES)('takes %s only where it says that it has lines', (_, character) => {
    const taken = TEXTS.filter(([, schema]) =>
      isValid(schema as unknown as TSchema, withCharacter(schema, character)),
    );
    const others = taken.filter(([place, schema]) => schema['x-text'] !== 'lines' && !EXACT.includes(place));
    expect(others.map(([place]) => place).filter((place) => !LOOKED_UP.has(place))).toEqual([]);
    expect(taken.length).toBeGreaterThan(EXACT.length);
  });
});

describe('over HTTP', () => {
  let service: Service;
  let partner: SignedUp;
  beforeAll(async () => {
    service = await startService();
    partner = await signUp(service);
    await liftLimits(service);
  });
  afterAll(() => service.stop());

  const withBody = OPERATIONS.filter(
    ({ body, credentials }) => body !== undefined && credentials.includes('key'),
  );

  /** Returns the example's bodies, each with one string containing one of the characters, in turn. */
  function hostileBodiesOf(operation: Operation): { path: string; body: Value }[] {
    const example = exampleOf(operation).request as Value;
    const fields = [...fieldsOf(operation.body as unknown as FieldSchema, example)];
    return fields.flatMap(({ path, value, schema }, at) => {
      if (typeof value !== 'string') return [];
      const ignores = JSON.stringify(schema).includes('hidden-ignored');
      return ['\0', '\uD800', HIDDEN[at % HIDDEN.length]?.[1] ?? '']
        .filter((character) => !(ignores && IGNORED.test(character)))
        .map((character) => ({
          path: path.join('.'),
          body: withValue(example, path, value.slice(0, 2) + character + value.slice(2)) ?? null,
        }));
    });
  }

  async function statusOf({ method, path, id }: Operation, body: Value): Promise<[number, string]> {
    const operation = OPERATIONS.find((one) => one.id === id) as Operation;
    const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      String(exampleOf(operation).path[name]),
    );
    const reply = await call(service, `${method.toUpperCase()} ${target}`, {
      credential: partner.key,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    });
    return [reply.status, reply.text.slice(0, 200)];
  }

  test.each(withBody.filter(({ id }) => id !== 'createPlant'))('$method $path', async (operation) => {
    const wrong: string[] = [];
    for (const { path, body } of hostileBodiesOf(operation)) {
      const [status, text] = await statusOf(operation, body);
      // A looked-up value may also be not found, or not be granted.
      if (![400, 403, 404].includes(status)) wrong.push(`${path}: ${status} ${text}`);
    }
    expect(wrong).toEqual([]);
  });

  test('a webhook endpoint’s URL and description name what they refuse', async () => {
    for (const [, character] of [...HIDDEN, ...LINES]) {
      const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
      const good = { url: 'https://pos.example/a', description: 'Till' };
      for (const wrong of [{ url: `${good.url}${character}gnp.exe` }, { description: `Ti${character}ll` }]) {
        const reply = await call(service, 'POST /v1/webhook_endpoints', {
          credential: partner.key,
          body: JSON.stringify({ ...good, ...wrong }),
          headers: { 'content-type': 'application/json' },
        });
        const [param] = Object.keys(wrong);
        expect([reply.status, reply.body.error, reply.body.param]).toEqual([400, 40003, param]);
        expect(String(reply.body.message)).toContain(code);
      }
    }
  });

  test.each([
    ' https://pos.example/a',
    'https://pos.example/a ',
    'https://pos.example/a b',
    '\u00A0https://pos.example/',
  ])('a URL has no blanks: %j', async (url) => {
    const reply = await call(service, 'POST /v1/webhook_endpoints', {
      credential: partner.key,
      body: { url },
    });
    expect([reply.status, reply.body.param]).toEqual([400, 'url']);
  });
});
