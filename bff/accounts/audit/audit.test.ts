import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Service,
  type SignedUp,
} from '../../testing/service/service.ts';
import type { AuditEvent } from './contract/audit-events.ts';

let service: Service;
let partner: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
});
afterAll(() => service.stop());

type Sent = readonly [operation: string, body?: object, headers?: Record<string, string>];

const send = async (...[operation, body, headers]: Sent) =>
  call(service, operation, { credential: partner.key, ...(body && { body }), ...(headers && { headers }) });

async function list(query = '', { key } = partner): Promise<readonly AuditEvent[]> {
  const { status, body, text } = await call<{ data: AuditEvent[] }>(
    service,
    `GET /v1/audit_events?${query}`,
    {
      credential: key,
    },
  );
  expect([status, text]).toEqual([200, text]);
  return body.data;
}

const latest = async (): Promise<AuditEvent> => {
  const [event] = await list('limit=1');
  if (!event) throw new Error('no entry');
  return event;
};

describe('an entry', () => {
  test('says who changed what, from where, and from which value to which', async () => {
    const path = `PATCH /v1/merchants/${partner.active}`;
    await send(path, { display_name: 'Old Mill', support: { email: 'help@mill.example' } });
    const body = { display_name: 'New Mill', support: { email: 'hello@mill.example' } };
    const { headers } = await send(path, body, { 'user-agent': 'till/2.1' });
    expect(await latest()).toMatchObject({
      operation: 'updateMerchant',
      actor: { kind: 'key', id: partner.keyId, email: null, role: null, key: null },
      via: 'api',
      address: expect.stringContaining('127.0.0.1') as string,
      client: 'till/2.1',
      merchant: partner.active,
      record: { type: 'merchant', id: partner.active },
      changes: [
        { field: 'display_name', before: 'Old Mill', after: 'New Mill' },
        { field: 'support.email', before: '[hidden]', after: '[hidden]' },
      ],
      request: headers.get('request-id'),
    });
  });

  test('of an element names its merchant and the key of its session', async () => {
    const token = await mintToken(service, partner);
    await call(service, 'POST /plants', { credential: token, body: { id: 41, name: 'Fern', tag: 'indoor' } });
    expect(await latest()).toMatchObject({
      operation: 'createPlant',
      actor: { kind: 'session', id: partner.active, key: partner.keyId },
      via: 'element',
      record: { type: 'plant', id: '41' },
      changes: [
        { field: 'name', before: null, after: 'Fern' },
        { field: 'tag', before: null, after: 'indoor' },
      ],
    });
  });

  test('of a sign-up is the first one, by the platform', async () => {
    const other = await signUp(service, 'Other');
    expect(await list('', other)).toMatchObject([
      { operation: 'createPartner', actor: { kind: 'platform' }, record: { id: other.partnerId } },
    ]);
  });

  test('of a deletion has the record as it was', async () => {
    const made = await send('POST /v1/members', { email: 'ana@greenhouse.example', role: 'viewer' });
    await send(`DELETE /v1/members/${String(made.body['id'])}`);
    const { operation, changes } = await latest();
    expect(operation).toBe('removeMember');
    expect(changes).toContainEqual({ field: 'role', before: 'viewer', after: null });
  });

  test('never has the secret of a new key', async () => {
    const { body } = await send('POST /v1/keys', { name: 'Till', capability: ['merchants:read'] });
    const event = await latest();
    expect(event).toMatchObject({ operation: 'createKey', record: { type: 'key', id: body['id'] } });
    expect(JSON.stringify(event)).not.toContain(body['secret']);
  });
});

describe('no entry is written', () => {
  const count = async () => (await list('limit=100')).length;

  test('for a refusal, a mint and a read', async () => {
    const before = await count();
    expect((await send('PATCH /v1/merchants/mer_00000000000000000000000000', {})).status).toBe(404);
    expect((await send('POST /v1/keys', { name: '' })).status).toBe(400);
    await mintToken(service, partner);
    await send('GET /v1/keys');
    expect(await count()).toBe(before);
  });

  test('for a repeated key, and one for the first', async () => {
    const before = await count();
    const key = { 'idempotency-key': randomUUID() };
    const body = { merchant: partner.active, name: 'Lunch', sections: [] };
    for (let tries = 0; tries < 3; tries += 1)
      expect((await send('POST /v1/menus', body, key)).status).toBe(201);
    const plant = { id: 42, name: 'Moss', tag: 'indoor' };
    const credential = await mintToken(service, partner);
    const headers = { 'idempotency-key': randomUUID() };
    for (let tries = 0; tries < 3; tries += 1)
      await call(service, 'POST /plants', { credential, body: plant, headers });
    expect(await count()).toBe(before + 2);
  });
});

describe('the list', () => {
  test('is filtered by record, actor, operation, merchant and time', async () => {
    const { id, created_at: at } = await latest();
    const made = await send('POST /v1/keys', { name: 'Bar', capability: ['merchants:read'] });
    const key = String(made.body['id']);
    await send(`PATCH /v1/keys/${key}`, { name: 'Counter' });
    const operations = async (query: string) => (await list(query)).map(({ operation }) => operation);
    expect(await operations(`record=${key}`)).toEqual(['updateKey', 'createKey']);
    expect(await operations(`record=${key}&operation=createKey`)).toEqual(['createKey']);
    expect(await operations(`actor=${partner.keyId}&record=${key}`)).toEqual(['updateKey', 'createKey']);
    expect(await operations(`actor_kind=person`)).toEqual([]);
    expect(await operations(`merchant=${partner.active}&operation=updateMerchant`)).not.toEqual([]);
    const after = encodeURIComponent(new Date(Date.parse(at) + 1).toISOString());
    expect((await list(`created_after=${after}`)).map((one) => one.id)).not.toContain(id);
    expect((await list(`created_before=${after}&limit=1`)).map((one) => one.id)).toEqual([id]);
  });

  test('and its events belong to one partner', async () => {
    const { id } = await latest();
    const other = await signUp(service, 'Third');
    const reply = await call(service, `GET /v1/audit_events/${id}`, { credential: other.key });
    expect(reply.status).toBe(404);
    expect(await list(`record=${partner.active}`, other)).toEqual([]);
    expect((await send(`GET /v1/audit_events/${id}`)).body).toMatchObject({ id, object: 'audit_event' });
  });
});

describe('the export', () => {
  test('has an event on each line, oldest first', async () => {
    const { text, headers } = await send('GET /v1/audit_events/export?format=jsonl');
    const events = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as AuditEvent);
    expect(headers.get('content-disposition')).toBe('attachment; filename="audit-log-sandbox.jsonl"');
    expect(events.map(({ id }) => id)).toEqual((await list('limit=100')).map(({ id }) => id).toReversed());
  });

  test('is a table with a row for each changed member', async () => {
    await send(`PATCH /v1/merchants/${partner.active}`, { display_name: '=1+1' });
    const { id } = await latest();
    const { text } = await send(`GET /v1/audit_events/export?format=csv&record=${partner.active}`);
    const row = text.split('\r\n').find((line) => line.startsWith(id)) ?? '';
    expect(row).toContain("display_name,New Mill,'=1+1");
  });
});
