import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXACT_JSON_SAMPLE } from '../../pages/docs/request-chapters.ts';
import { RELEASES } from '../../core/contract/versions/versions.ts';
import { rounds } from '../service/rounds.ts';
import { call, mintToken, signUp, startService, type Service } from '../service/service.ts';
import { Receiver, verify } from '../../developers/webhooks/testing/receiver.ts';
import { CLIENTS_FOLDER, installGenerators } from './install.ts';

const run = promisify(execFile);
/** They take minutes on a busy machine. */
const WITHIN_MS = 900_000;
const folder = mkdtempSync(join(tmpdir(), 'trellis-clients-'));
const documentOf = (date: string): string => join(folder, `${date}.json`);
let service: Service;

beforeAll(async () => {
  await installGenerators();
  symlinkSync(join(CLIENTS_FOLDER, 'node_modules'), join(folder, 'node_modules'));
  service = await startService();
  for (const [at, { date }] of RELEASES.toReversed().entries()) {
    const { text } = await call(service, `GET /openapi.json?version=${date}`);
    writeFileSync(documentOf(date), text);
    mkdirSync(join(folder, date));
    const which = at < WITH_ALL ? 'all' : 'one';
    const generate = join(CLIENTS_FOLDER, 'generate.mjs');
    await run(process.execPath, [generate, documentOf(date), join(folder, date), which]);
  }
}, WITHIN_MS);

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await service.stop();
});

/** Of how many documents, from the newest on, all generators make a client; hey-api does so of each. */
const WITH_ALL = rounds({ short: 1, long: RELEASES.length });
/**
 * Each takes ten seconds of CPU. That those of all versions are valid, openapi-versions.test says in every
 * run.
 */
const LINTED = RELEASES.slice(-rounds({ short: 1, long: RELEASES.length }));

test(
  `Spectral finds no error in the documents of ${LINTED.map(({ date }) => date).join(', ')}, and Redocly nothing to warn of`,
  { timeout: WITHIN_MS },
  async () => {
    const files = LINTED.map(({ date }) => documentOf(date));
    const { stdout } = await run(process.execPath, [join(CLIENTS_FOLDER, 'lint.mjs'), ...files]);
    expect(JSON.parse(stdout)).toEqual({ spectral: [], redocly: [] });
  },
);

/** @throws the compiler's output if the types don't fit */
async function compile(file: string): Promise<void> {
  const options =
    '--noEmit --strict --skipLibCheck --target es2022 --module esnext --moduleResolution bundler';
  await run(join(folder, 'node_modules/.bin/tsc'), [...options.split(' '), file]);
}

/** The parts of a generated client that are used here; its own types are generated while the test runs. */
type Send = (options: Record<string, unknown>) => Promise<{ data: Record<string, unknown> }>;
type Client = Readonly<Record<'createPartner' | 'createKey' | 'createWebhookEndpoint' | 'createPlant', Send>>;

type Sell = (url: string, receiver: string) => Promise<{ secret: string; types: string[] }>;
interface Schema {
  parse(value: unknown): unknown;
}

/** Types of the events that a whole sale has at least. */
const OF_A_SALE = [
  'merchant.created',
  'merchant.onboarding_updated',
  'merchant.activated',
  'location.created',
  'menu.published',
  'loyalty.account.created',
  'loyalty.event.created',
  'order.created',
  'order.completed',
  'payment.captured',
  'refund.succeeded',
  'pay_link.completed',
  'payout.created',
  'payout.paid',
];

/** The serializer that the reference page shows. */
const exactJson = new Function(`${EXACT_JSON_SAMPLE}\nreturn exactJson;`)() as (body: unknown) => string;

const bearer = (credential: unknown) => ({ Authorization: `Bearer ${String(credential)}` });

describe.each(RELEASES)('hey-api with zod, from the document of $date', ({ date, step }) => {
  const client = async () => (await import(join(folder, date, 'hey', 'sdk.gen.ts'))) as Client;
  const common = () => ({ baseUrl: service.url, throwOnError: true });

  test("goes from sign-up to an endpoint's secret", async () => {
    const { createPartner, createKey, createWebhookEndpoint } = await client();
    const signedUp = await createPartner({ ...common(), body: { name: 'Greenhouse POS' } });
    const first = signedUp.data['key'] as { secret: string };
    const capability = { [step ? 'capability' : 'scopes']: ['webhooks:write'] };
    const key = await createKey({
      ...common(),
      headers: { ...bearer(first.secret), 'API-Version': date },
      body: { name: 'Webhooks', ...capability },
    });
    const endpoint = await createWebhookEndpoint({
      ...common(),
      headers: { ...bearer(key.data['secret']), 'API-Version': date },
      body: { url: 'https://pos.example.com/webhooks' },
    });
    expect(endpoint.data).toMatchObject({
      secret: expect.stringMatching(/^whsec_/) as string,
      disabled_reason: null,
    });
  });

  test('sends a bigint with every digit, as the reference page says', async () => {
    const { createPlant } = await client();
    const token = await mintToken(service, await signUp(service));
    const plant = { ...common(), headers: bearer(token), body: { id: 2n ** 63n - 1n, name: 'Fern' } };
    await expect(createPlant(plant)).rejects.toMatchObject({ error: 40003, param: 'id' });
    const created = await createPlant({ ...plant, bodySerializer: exactJson });
    expect(created.data).toEqual({ name: 'Fern' });
    await expect(createPlant({ ...plant, bodySerializer: exactJson })).rejects.toMatchObject({
      error: 40011,
    });
  });
});

test(
  'hey-api with zod accepts every answer of a whole sale, and every webhook of it',
  { timeout: WITHIN_MS },
  async () => {
    const newest = join(folder, RELEASES.at(-1)?.date ?? '');
    const file = join(newest, 'selling.ts');
    copyFileSync(join(CLIENTS_FOLDER, 'selling.ts.txt'), file);
    await compile(file);
    const receiver = await Receiver.start();
    const { sell } = (await import(file)) as { sell: Sell };
    const { secret, types } = await sell(service.url, receiver.url);
    expect(new Set(types)).toEqual(new Set([...types, ...OF_A_SALE]));
    const zod = (await import(join(newest, 'hey', 'zod.gen.ts'))) as Record<string, Schema>;
    for (const type of OF_A_SALE) {
      const [message] = await receiver.hasOf(type);
      const body = message && verify(secret, message);
      const name = type.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase());
      zod[`zOn${name}WebhookRequest`]?.parse({ body, headers: message?.headers });
      expect([type, `zOn${name}WebhookRequest` in zod]).toEqual([type, true]);
    }
    await receiver.stop();
  },
);

test.each([
  ['openapi-typescript with openapi-fetch', 'journey'],
  ['orval', 'orval'],
  ['swagger-typescript-api', 'swagger'],
])('%s: the types fit, and the client gets the secret', { timeout: WITHIN_MS }, async (_name, source) => {
  const newest = join(folder, RELEASES.at(-1)?.date ?? '');
  const file = join(newest, `${source}-journey.ts`);
  copyFileSync(join(CLIENTS_FOLDER, `${source}.ts.txt`), file);
  await compile(file);
  const { journey } = (await import(file)) as { journey: (url: string) => Promise<string> };
  expect(await journey(service.url)).toMatch(/^whsec_/);
});
