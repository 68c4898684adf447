import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkInvariant, type CheckedInvariant } from '../../core/database/invariant.ts';
import type { Db } from '../../core/database/database.ts';
import { Earner } from '../../money/payouts/testing/earner.ts';
import { gbp, move, ok, openShop, paid, refund, type Shop } from '../../orders/orders/testing/shop.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { freePort } from '../../testing/service/free-port.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { INVARIANTS } from '../joined-features.ts';
import { runAudited } from './run-audited.ts';
import { commandCalled } from './on-database.ts';

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service);
  const url = `http://127.0.0.1:${await freePort()}/hooks`;
  await ok(service, 'POST /v1/webhook_endpoints', shop.key, { url });
  const order = await paid(shop);
  await move(shop, order, 'accept', {});
  await move(shop, order, 'ready');
  await move(shop, order, 'complete');
  await refund(shop, order, { amount: gbp(100) });
  const earner = new Earner(service, shop.partner, shop.merchant);
  await earner.advance(5 * 24 * 60 * 60_000);
  // Its money is in no payout yet.
  await move(shop, await paid(shop), 'accept', {});
});
afterAll(() => service.stop());

const verify = (secrets = {}) => {
  const { db, clock, deps } = service;
  const checkReadiness = () => Promise.resolve([]);
  const context = { db, clock, publicUrl: deps.publicUrl, checkReadiness, secrets, flags: new Map() };
  return runAudited(commandCalled('verify'), context);
};

test('a database that nobody damaged is whole, with its newest record and its counts', async () => {
  const before = Date.now();
  const found = (await verify()) as { newest_at: string };
  expect(found).toMatchObject({
    ok: true,
    broken: [],
    invariants: INVARIANTS.length,
    audit: { broken: [] },
    secrets: { signing_key: null, endpoints: 1, unreadable: [] },
    records: { partners: 1, orders: 2, payments: 2, refunds: 1, payouts: 1 },
  });
  const age = before - Date.parse(found.newest_at);
  expect(age).toBeGreaterThanOrEqual(0);
  expect(age).toBeLessThan(60_000);
});

test('names endpoints whose secrets were sealed with another key, and reports an invalid signing key', async () => {
  const webhookSecretsKey = Buffer.alloc(32, 7).toString('base64');
  const { id } = await service.db.selectFrom('webhook_endpoints').select('id').executeTakeFirstOrThrow();
  expect(await verify({ webhookSecretsKey, signingJwk: '{"kty":"EC"}' })).toMatchObject({
    ok: false,
    secrets: { signing_key: 'not a private P-256 JWK', unreadable: [id] },
  });
});

/** What damages each kind of record, by what its invariant begins with. */
const DAMAGE: Readonly<Record<string, RawBuilder<unknown>>> = {
  'Each ledger entry': sql`delete from ledger_unpaid where entry_id = (select min(entry_id) from ledger_unpaid)`,
  'What is unpaid': sql`update ledger_unpaid set amount = amount + 1`,
  'A merchant’s balance': sql`update ledger_entries set gross = gross + 5, sale_gross = sale_gross + 5,
    amount = amount + 5 where type = 'payment'`,
  'The lines of a sale': sql`update ledger_items set gross = gross + 1, net = net + 1`,
  'The entries of a payout': sql`update payouts set amount = amount + 1`,
  'Entries are held': sql`update payout_entries set payout_id = 'po_lost'`,
  'A payout is entered': sql`delete from ledger_entries where type = 'payout'`,
  'A payment that was captured': sql`update payments set capture_amount = amount - 1`,
  'What a payment has given': sql`update payments set refunded = refunded + 1`,
  'A refund is in the ledger': sql`update refunds set status = 'failed'`,
  'A payment with something left': sql`update payments set wanted = 'capture'`,
  'The order of a payment': sql`delete from orders`,
  'An order’s payment': sql`update payments set order_id = 'ord_other' where id = (select min(id) from payments)`,
  'An order is as paid': sql`update orders set payment_state = 'captured'`,
  'The books of an archive': sql`insert into archive_parts
    (id, partner_id, environment, month, part, until, orders, entries, files, created_at)
    values ('arc_lost', 'par_lost', 'sandbox', '2025-03-01', 1, now(), 1, 1, '{}', now())`,
  'A record that was archived': sql`insert into archived_records (id, order_id, merchant_id, part_id)
    select id, id, merchant_id, 'arc_lost' from orders`,
  'What a report says of a payout': sql`update report_payouts set gross = gross + 1`,
  'A delivery that is pending': sql`update webhook_deliveries set state = 'pending', next_attempt_at = null`,
  'A delivery is of an event': sql`update webhook_deliveries set state = 'pending', event_id = 'evt_lost' where id =
    (select min(id) from webhook_deliveries)`,
};

test.each(INVARIANTS.map((invariant) => [invariant.rule, invariant] as const))(
  'finds what breaks: %s',
  async (rule, invariant) => {
    const [, damage] = Object.entries(DAMAGE).find(([start]) => rule.startsWith(start)) ?? [];
    const found = await damaged(service.db, damage ?? sql`select`, (trx) => checkInvariant(trx, invariant));
    expect(found.faults).toBeGreaterThan(0);
    expect(found.examples[0]).toEqual({ id: expect.any(String), fault: expect.any(String) });
  },
);

class RolledBack extends Error {}

/** Returns what a check finds in damaged records, and takes the damage back. */
async function damaged(
  db: Db,
  damage: RawBuilder<unknown>,
  check: (trx: Db) => Promise<CheckedInvariant>,
): Promise<CheckedInvariant> {
  let found: CheckedInvariant | undefined;
  await inTransaction(db, async (work) => {
    // Neither the triggers that keep the ledger append-only nor foreign keys stop this.
    await sql`set local session_replication_role = replica`.execute(work.db);
    await damage.execute(work.db);
    found = await check(work.db);
    throw new RolledBack();
  }).catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
  if (!found) throw new Error('nothing was checked');
  return found;
}
