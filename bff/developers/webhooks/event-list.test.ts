import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type Service } from '../../testing/service/service.ts';
import { FAST, TestPartner } from './testing/partner.ts';

let service: Service;
let partner: TestPartner;
beforeAll(async () => {
  service = await startService({ webhooks: { timing: FAST } });
  partner = await TestPartner.signUp(service);
});
afterAll(() => service.stop());

describe('events', () => {
  test('are listed newest first, by type, merchant and time', async () => {
    const quiet = await TestPartner.signUp(service, 'Quiet');
    const from = new Date(service.clock.now()).toISOString();
    const one = await quiet.makeEvent('One');
    service.clock.advance(1_000);
    const middle = new Date(service.clock.now()).toISOString();
    const two = await quiet.makeEvent('Two');
    await quiet.call(`DELETE /v1/keys/${two}`);
    const list = async (query: string) =>
      (
        await quiet.call<{ data: { type: string; data: { id: string } }[] }>(`GET /v1/events${query}`)
      ).body.data.map(({ type, data }) => `${type} ${data.id}`);
    const all = [`key.revoked ${two}`, `key.created ${two}`, `key.created ${one}`];
    expect((await list('')).slice(0, 3)).toEqual(all);
    expect(await list(`?created_after=${from}`)).toEqual(all);
    expect(await list(`?created_after=${middle}`)).toEqual(all.slice(0, 2));
    expect(await list(`?created_after=${from}&created_before=${middle}`)).toEqual(all.slice(2));
    expect(await list(`?type=key.revoked`)).toEqual(all.slice(0, 1));
    expect(await list(`?merchant=${quiet.account.active}`)).toEqual([]);
    const first = await quiet.call<{ next_cursor: string; has_more: boolean }>('GET /v1/events?limit=2');
    expect(first.body.has_more).toBe(true);
    expect((await list(`?cursor=${first.body.next_cursor}`))[0]).toBe(all[2]);
    for (const query of [
      'type=x',
      'merchant=%00',
      'created_after=today',
      'created_before=2026-13-01T00:00:00Z',
    ]) {
      const reply = await quiet.call(`GET /v1/events?${query}`);
      expect([query, reply.body['error'], reply.body['param']]).toEqual([query, 40003, query.split('=')[0]]);
    }
  });

  test('are returned in the version of the request', async () => {
    const key = await partner.makeEvent('Versioned');
    const [newest] = (await partner.call<{ data: { id: string }[] }>('GET /v1/events')).body.data;
    const read = await partner.call(`GET /v1/events/${newest?.id}`);
    expect(read.body).toMatchObject({ object: 'event', data: { id: key, capability: ['plants:write'] } });
    const older = await partner.call(`GET /v1/events/${newest?.id}`, undefined, {
      'api-version': '2026-09-01',
    });
    expect(older.body).toMatchObject({ object: 'event', data: { id: key, scopes: ['plants:write'] } });
    expect(older.text).not.toContain('capability');
  });
});
