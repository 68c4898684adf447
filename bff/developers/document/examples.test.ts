import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, onTestFinished } from 'vitest';
import { rounds } from '../../testing/service/rounds.ts';
import { documentOf } from '../../testing/service/published-responses.ts';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Service,
  type SignedUp,
} from '../../testing/service/service.ts';
import { entriesOf, expectEntry } from '../../accounts/audit/testing/entry-of-call.ts';
import { EXAMPLE_AUDIT_EVENT } from '../../accounts/audit/contract/audit-events.ts';
import { EXAMPLE_ID, EXAMPLE_TIME } from '../../core/contract/example-values.ts';
import { exampleOf } from '../../core/contract/examples.ts';
import type { Operation } from '../../core/contract/operation.ts';
import { OPERATIONS } from './operations.ts';
import { EXAMPLE_IMPORT } from '../../catalog/menus/contract/menu-files.ts';
import { EXAMPLE_LINK_TOKEN } from '../../orders/pay-links/contract/guest-pay-link.ts';
import { isVersioned, NEWEST_VERSION, RELEASES } from '../../core/contract/versions/versions.ts';

let service: Service;
let partner: SignedUp;

beforeAll(async () => {
  service = await startService({ webhooks: { resolve: () => Promise.resolve([]) } });
  service.clock.advance(Date.parse(EXAMPLE_TIME) - service.clock.now());
});
// Throws if a response did not match the document.
afterAll(() => service.stop());

beforeEach(async () => {
  service.clock.advance(60_000);
  partner = await signUp(service);
  await send(operationOf('put /v1/partners/me/origins'));
});

function operationOf(target: string): Operation {
  const found = OPERATIONS.find(({ method, path }) => `${method} ${path}` === target);
  if (!found) throw new Error(`No operation ${target}`);
  return found;
}

/** Sends the request shown in a version's document, with the IDs of existing records. */
async function send(
  operation: Operation,
  { ids = {}, version = NEWEST_VERSION }: { ids?: Record<string, string>; version?: string } = {},
): Promise<{ status: number; text: string; body: Record<string, unknown> }> {
  const { method, path, credentials } = operation;
  const [kind] = credentials;
  const published = documentOf(version).document.paths[path]?.[method];
  const request = published?.requestBody?.content['application/json']?.example;
  const known: Record<string, string> = {
    ...ids,
    [EXAMPLE_ID.merchant]: partner.active,
    // Prepared for every sandbox.
    [EXAMPLE_ID.price_sheet]: `psh_${'GBP'.padStart(26, '0')}`,
    [EXAMPLE_ID.applicant]: partner.merchants['needs_data'] ?? '',
  };
  const here = (text: string): string =>
    Object.entries(known).reduce((whole, [example, id]) => whole.replaceAll(example, id), text);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(exampleOf(operation).path[name]));
  const query = here(new URLSearchParams(exampleOf(operation).query).toString());
  const { upload } = operation;
  return call(service, `${method.toUpperCase()} ${here(filled)}${query && `?${query}`}`, {
    ...(kind && { credential: kind === 'key' ? partner.key : await mintToken(service, partner) }),
    ...(request !== undefined && { body: here(JSON.stringify(request)) }),
    ...(upload && { body: Buffer.from(upload.example.base64, 'base64') }),
    headers: {
      ...(upload && { 'content-type': upload.mediaTypes[0] }),
      ...(isVersioned(operation) && { 'api-version': version }),
      ...(operation.isKeyRequired && { 'idempotency-key': randomUUID() }),
    },
  });
}

/** Creates the record named in an example, by the example that creates such records. */
async function create(target: string): Promise<Record<string, unknown>> {
  const { status, text, body } = await send(operationOf(target));
  expect([status, text]).toEqual([201, text]);
  return Array.isArray(body['data']) ? (body['data'][0] as Record<string, unknown>) : body;
}

/**
 * Records with requirements of their own, which `makeOrder` and `makeMember` make, and the partner's
 * merchants.
 */
const MADE_APART: ReadonlySet<string> = new Set(
  (['merchant', 'order', 'loyalty_program', 'loyalty_account', 'loyalty_reward'] as const).map(
    (kind) => EXAMPLE_ID[kind],
  ),
);

/**
 * The requests that create records of which an operation reads one: `post /v1/menus` of `get
 * /v1/menus/{id}`.
 */
const CREATED_IN_LIST = OPERATIONS.flatMap((operation) => {
  const list = /^(.*)\/\{id\}$/.exec(operation.path)?.[1];
  const isCreated = OPERATIONS.some(({ method, path }) => method === 'post' && path === list);
  return isCreated ? [[String(exampleOf(operation).path['id']), `post ${list}`] as const] : [];
});

/**
 * The request that creates each kind of record in an example; the merchant is a test merchant of the partner.
 */
const CREATED_BY: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CREATED_IN_LIST.filter(([example]) => !MADE_APART.has(example))),
  [EXAMPLE_ID.location]: 'post /v1/merchants/{merchant}/locations',
  [EXAMPLE_ID.event]: 'post /v1/sandbox/events',
  [EXAMPLE_ID.image]: 'post /v1/images',
};

/** The requests that must precede the example, in this order. */
const BEFORE: Readonly<Record<string, readonly string[]>> = {
  rollBackMenu: ['post /v1/menus/{id}/publish'],
  createLoyaltyAccount: ['post /v1/loyalty/programs'],
  sendLoyaltyCode: ['post /v1/loyalty/programs'],
  submitOnboarding: ['patch /v1/merchants/{id}/onboarding'],
  ...Object.fromEntries(
    ['acceptOrder', 'rejectOrder', 'prepareOrder', 'readyOrder', 'completeOrder', 'cancelOrder'].map((id) => [
      id,
      ['post /v1/orders/{id}/pay'],
    ]),
  ),
  quoteOrderRefund: ['post /v1/orders/{id}/pay', 'post /v1/orders/{id}/accept'],
  delayOrder: ['post /v1/orders/{id}/pay', 'post /v1/orders/{id}/accept'],
  refundOrder: ['post /v1/orders/{id}/pay', 'post /v1/orders/{id}/accept'],
};

/** An order belongs to a location and a published menu, and precedes its payment and refund. */
const ORDERED = ['location', 'menu', 'order', 'payment', 'refund'] as const;

/** Creates an order's requirements, and if requested its payment and refund, by the examples. */
async function makeOrder(names: string): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  const asked = ORDERED.filter((kind) => names.includes(EXAMPLE_ID[kind]));
  const isOrdering = names.includes(EXAMPLE_ID.item) || ORDERED.slice(2).some((kind) => asked.includes(kind));
  if (!isOrdering) return ids;
  const { body } = await call<{ data: { id: string }[] }>(
    service,
    `GET /v1/merchants/${partner.active}/locations`,
    { credential: partner.key },
  );
  const menu = await create('post /v1/menus');
  Object.assign(ids, idsWithin(menu), {
    [EXAMPLE_ID.location]: body.data[0]?.id ?? '',
    [EXAMPLE_ID.menu]: String(menu['id']),
  });
  const step = async (target: string): Promise<Record<string, unknown>> => {
    const { status, text, body } = await send(operationOf(target), { ids });
    expect([status < 300, text]).toEqual([true, text]);
    return body;
  };
  await step('post /v1/menus/{id}/publish');
  if (!asked.some((kind) => ORDERED.indexOf(kind) >= 2)) return ids;
  ids[EXAMPLE_ID.order] = String((await step('post /v1/orders'))['id']);
  if (!asked.includes('payment') && !asked.includes('refund')) return ids;
  ids[EXAMPLE_ID.payment] = String((await step('post /v1/orders/{id}/pay'))['payment']);
  await step('post /v1/orders/{id}/accept');
  ids[EXAMPLE_ID.refund] = String((await step('post /v1/orders/{id}/refund'))['id']);
  return ids;
}

/** Makes a payment that isn't an order's. */
async function makeLinkPayment(): Promise<Record<string, string>> {
  const { id } = await create('post /v1/pay_links');
  const ids = { [EXAMPLE_ID.pay_link]: String(id) };
  const { body } = await send(operationOf('post /v1/pay_links/{id}/pay'), { ids });
  return { ...ids, [EXAMPLE_ID.payment]: String(body['payment']) };
}

/** Makes a dispute of an order's payment, with a file if one is named. */
async function makeDispute(names: string): Promise<Record<string, string>> {
  if (!names.includes(EXAMPLE_ID.dispute)) return {};
  const ids = await makeOrder(EXAMPLE_ID.payment);
  const opened = await send(operationOf('post /v1/sandbox/disputes'), { ids });
  ids[EXAMPLE_ID.dispute] = String(opened.body['id']);
  if (!names.includes(EXAMPLE_ID.dispute_file)) return ids;
  const { body } = await send(operationOf('post /v1/disputes/{id}/files'), { ids });
  const { files } = body['evidence'] as { files: { id: string }[] };
  return { ...ids, [EXAMPLE_ID.dispute_file]: files[0]?.id ?? '' };
}

/** Makes a difference of the books. */
async function makeDifference(names: string, ids: Record<string, string>): Promise<Record<string, string>> {
  if (!names.includes(EXAMPLE_ID.reconciliation)) return {};
  const paid = await makeOrder(EXAMPLE_ID.payment);
  const made = await send(operationOf('post /v1/sandbox/reconciliations'), { ids: { ...ids, ...paid } });
  return { [EXAMPLE_ID.reconciliation]: String(made.body['id']) };
}

/** A member belongs to a program and has points, which a reward costs. */
const OF_LOYALTY = ['loyalty_program', 'reward_tier', 'loyalty_account', 'loyalty_reward'] as const;

async function makeMember(names: string): Promise<Record<string, string>> {
  const asked = OF_LOYALTY.filter((kind) => names.includes(EXAMPLE_ID[kind]));
  if (asked.length === 0) return {};
  const program = await create('post /v1/loyalty/programs');
  const [tier] = program['reward_tiers'] as { id: string }[];
  const ids: Record<string, string> = {
    [EXAMPLE_ID.loyalty_program]: String(program['id']),
    [EXAMPLE_ID.reward_tier]: tier?.id ?? '',
  };
  const { body: account } = await send(operationOf('post /v1/loyalty/accounts'), { ids });
  ids[EXAMPLE_ID.loyalty_account] = String(account['id']);
  if (!names.includes(EXAMPLE_ID.reward_tier) && !asked.includes('loyalty_reward')) return ids;
  for (let points = 0; points < 100; points += 20) {
    await send(operationOf('post /v1/loyalty/accounts/{id}/adjust'), { ids });
  }
  if (!asked.includes('loyalty_reward')) return ids;
  const { body: reward } = await send(operationOf('post /v1/loyalty/rewards'), { ids });
  ids[EXAMPLE_ID.loyalty_reward] = String(reward['id']);
  return ids;
}

/** Returns the sent message and the code in it, in place of the examples'. */
async function makeCode(): Promise<Record<string, string>> {
  await create('post /v1/loyalty/programs');
  await create('post /v1/loyalty/codes');
  const { body } = await send(operationOf('get /v1/sandbox/messages'));
  const [message] = body['data'] as { id: string; text: string }[];
  return {
    [EXAMPLE_ID.message]: message?.id ?? '',
    [EXAMPLE_CODE]: message?.text.slice(0, EXAMPLE_CODE.length) ?? '',
  };
}
const EXAMPLE_CODE = '204817';

/** Gives the merchant a balance, by a payout that was canceled. */
async function fillBalance(): Promise<void> {
  const body = { type: 'payout.canceled', merchant: partner.active };
  await call(service, 'POST /v1/sandbox/events', { credential: partner.key, body });
}

/** Returns the ID of the entry that the partner's origins have, in place of the example's. */
async function latestEntry(): Promise<string> {
  const { body } = await send(operationOf('get /v1/audit_events'));
  return (body['data'] as { id: string }[])[0]?.id ?? '';
}

/** Makes an import into a menu, whose ID is in its path. */
async function makeImport(): Promise<string> {
  const { id } = await create('post /v1/menus');
  const target = operationOf('post /v1/menus/{id}/import');
  const { body } = await send(target, { ids: { [EXAMPLE_ID.menu]: String(id) } });
  return String(body['id']);
}

/** Returns the token of a pay link's address, which contains its ID: so it is replaced before that. */
function tokenWithin({ object, url }: Record<string, unknown>): Record<string, string> {
  return object === 'pay_link' ? { [EXAMPLE_LINK_TOKEN]: String(url).split('/').at(-1) ?? '' } : {};
}

/** Returns the IDs of a record's contents, by those of the examples. */
function idsWithin({ sections, groups }: Record<string, unknown>): Record<string, string> {
  const [section] = (sections ?? []) as readonly { items: readonly WithParts[] }[];
  const [group] = (groups ?? []) as readonly WithParts[];
  const item = section?.items[0];
  if (!item) return {};
  return {
    [EXAMPLE_ID.item]: item.id,
    [EXAMPLE_ID.variation]: item.variations?.[0]?.id ?? '',
    [EXAMPLE_ID.modifier_group]: group?.id ?? '',
    [EXAMPLE_ID.modifier]: group?.modifiers?.[0]?.id ?? '',
  };
}

interface WithParts {
  readonly id: string;
  readonly variations?: readonly { readonly id: string }[];
  readonly modifiers?: readonly { readonly id: string }[];
}

/** The sandbox's processor asks for nothing, so it has no form of its own. */
function haveProcessorForm(): void {
  const processor = service.deps.processors.sandbox ?? {};
  const linkFor = () => Promise.resolve('https://processor.example/setup/one-time-code');
  Object.assign(processor, { accounts: { linkFor } });
  onTestFinished(() => void Reflect.deleteProperty(processor, 'accounts'));
}

/** Earlier versions of the API; what they change is the same on any database. */
const TRIED =
  inject('databaseTemplate').kind === 'postgres'
    ? RELEASES.slice(-rounds({ short: 1, long: RELEASES.length }))
    : RELEASES;

/** Returns the example of an operation's request, and the schema of its answer with all that it refers to. */
function shapeOf({ path, method, success }: Operation, version: string): string {
  const { document } = documentOf(version);
  const { requestBody, responses } = document.paths[path]?.[method] ?? {};
  const answer = JSON.stringify(responses?.[success.status]);
  const schemas: Readonly<Record<string, unknown>> = document.components.schemas;
  const texts = new Map<string, string>();
  const follow = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (texts.has(name)) continue;
      texts.set(name, JSON.stringify(schemas[name]));
      follow(texts.get(name) ?? '');
    }
  };
  follow(answer);
  return JSON.stringify([requestBody?.content['application/json']?.example, answer, [...texts]]);
}

/** Returns the operations to try in a version: in the short run, of an earlier one those that it changes. */
function triedIn(version: string): readonly Operation[] {
  const isWhole = rounds({ short: 0, long: 1 }) === 1 || version === NEWEST_VERSION;
  const isChanged = (operation: Operation): boolean =>
    shapeOf(operation, version) !== shapeOf(operation, NEWEST_VERSION);
  return OPERATIONS.filter((operation) => isWhole || isChanged(operation));
}

test('earlier versions change some operations, and leave most as they are', () => {
  const [earliest] = RELEASES;
  const changed = triedIn(earliest?.date ?? '').map(({ id }) => id);
  expect(changed).toEqual(expect.arrayContaining(['createKey', 'createMerchant', 'simulateEvent']));
  expect(rounds({ short: changed.length, long: 0 })).toBeLessThan(OPERATIONS.length / 2);
});

describe.each(TRIED.filter(({ date }) => triedIn(date).length > 0))(
  'the examples of $date',
  ({ date: version }) => {
    test.each(triedIn(version))('$method $path can be sent', async (operation) => {
      const { path, query, request } = exampleOf(operation);
      expect(request !== undefined).toBe(operation.body !== undefined);
      const names = JSON.stringify([path, query, request]);
      const made = operation.id === 'refundPayment' ? await makeLinkPayment() : await makeOrder(names);
      const ids = { ...made, ...(await makeMember(names)), ...(await makeDispute(names)) };
      Object.assign(ids, await makeDifference(names, ids));
      if (names.includes(EXAMPLE_CODE) || names.includes(EXAMPLE_ID.message))
        Object.assign(ids, await makeCode());
      const isPaidOut = operation.id === 'createPayout' || names.includes(EXAMPLE_ID.payout);
      if (isPaidOut) await fillBalance();
      if (names.includes(EXAMPLE_AUDIT_EVENT)) ids[EXAMPLE_AUDIT_EVENT] = await latestEntry();
      if (names.includes(EXAMPLE_IMPORT)) ids[EXAMPLE_IMPORT] = await makeImport();
      for (const [example, target] of Object.entries(CREATED_BY)) {
        if (!names.includes(example) || ids[example] !== undefined) continue;
        const record = await create(target);
        Object.assign(ids, idsWithin(record), tokenWithin(record), { [example]: String(record['id']) });
      }
      for (const before of BEFORE[operation.id] ?? []) await send(operationOf(before), { ids });
      if (operation.id === 'createOnboardingLink') haveProcessorForm();
      const entries = (await entriesOf(service.db, operation)).length;
      const { status, text } = await send(operation, { ids, version });
      expect([status, text]).toEqual([operation.success.status, text]);
      const response = operation.success.schema ? text : '';
      const sent = { operation, request: JSON.stringify(request ?? null), response };
      await expectEntry(service.db, sent, entries);
    });
  },
);
