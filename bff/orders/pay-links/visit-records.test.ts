import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../../testing/service/service.ts';
import { DECLINED, LinkGuest } from './testing/link-guest.ts';
import { made, newSeller } from './testing/links.ts';
import { forgetVisits } from './visit-records.ts';

const DAY_MS = 24 * 60 * 60_000;

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

test('what a guest has filled in is forgotten a day after it was last touched, and not before', async () => {
  const link = await made(await newSeller(service), { collect: { name: 'required' } });
  const visits = async (): Promise<string> =>
    JSON.stringify(await service.db.selectFrom('pay_link_visits').select('content').execute());
  const [early, late] = [new LinkGuest(service, link), new LinkGuest(service, link)];
  await early.fillIn({ name: 'Ada Byron' });
  service.clock.advance(DAY_MS / 4);
  await late.fillIn({ name: 'Grace Hopper' });
  await late.pay(DECLINED);
  service.clock.advance((DAY_MS * 3) / 4 - 60_000);
  await forgetVisits(service.db, service.clock.now());
  expect(await visits()).toMatch(/Byron.*Hopper|Hopper.*Byron/);
  service.clock.advance(120_000);
  expect(await forgetVisits(service.db, service.clock.now())).toBe(false);
  expect([(await visits()).includes('Byron'), (await visits()).includes('Hopper')]).toEqual([false, true]);
  // Who comes back then starts over.
  expect((await early.open()).text).not.toContain('Byron');
});

test('very many are forgotten in parts: each says whether there may be more', async () => {
  const expires_at = new Date(service.clock.now() + DAY_MS).toISOString();
  const { id } = await made(await newSeller(service), { expires_at });
  const content = JSON.stringify({ typed: null, due: null, cards: [], paying: null });
  const updated_at = new Date(service.clock.now() - 2 * DAY_MS);
  const [{ partner_id, environment }] = (await service.db
    .selectFrom('pay_links')
    .select(['partner_id', 'environment'])
    .where('id', '=', id)
    .execute()) as [{ partner_id: string; environment: 'sandbox' }];
  const rows = Array.from({ length: 1_001 }, () => ({
    guest_hash: randomBytes(32).toString('base64url'),
    pay_link_id: id,
    partner_id,
    environment,
    content,
    updated_at,
  }));
  await service.db.insertInto('pay_link_visits').values(rows).execute();
  const forget = (): Promise<boolean> => forgetVisits(service.db, service.clock.now());
  expect([await forget(), await forget()]).toEqual([true, false]);
  const { left } = await service.db
    .selectFrom('pay_link_visits')
    .select((eb) => eb.fn.countAll<string>().as('left'))
    .where('pay_link_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(Number(left)).toBe(0);
});
