import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../core/api/clock.ts';
import { move, openShop, ok, pay, draft, type Shop } from '../../orders/orders/testing/shop.ts';
import type { Payment } from '../../money/payments/payments.ts';
import { linesWith, publish } from '../../money/pricing/testing/price-sheets.ts';
import { PricingPartner } from '../../money/pricing/testing/pricing.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';
import { until } from '../service/patience.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

/** Returns the same partner at each node. */
async function partnersAt(name: string): Promise<[PricingPartner, PricingPartner]> {
  const account = await cluster.partner(name);
  return [new PricingPartner(cluster.node(0), account), new PricingPartner(cluster.node(1), account)];
}

const GOLD = { layer: 2, target: 'gold', mode: 'add', bps: -15, fixed: 0 };
const API = { layer: 4, target: 'api', mode: 'add', bps: -15, fixed: 0 };

test('two rules that go under the floor together are not both created, at whichever nodes', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = await partnersAt(`Both ${round}`);
    await one.rule({ bps: 260, fixed: 20 });
    const replies = await Promise.all([one.send(GOLD), other.send(API)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  }
});

test('a rule and a sheet with a higher floor may meet: nobody pays less than the floor', async () => {
  const lines = linesWith({ 'order.online': { floor: { bps: 300, fixed: 15 } } });
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = await partnersAt(`Meet ${round}`);
    const { partnerId } = one.partner;
    const [reply] = await Promise.all([
      one.send({ bps: 250, fixed: 15 }),
      publish({ db: cluster.db, clock: systemClock }, { partnerId, lines }),
    ]);
    expect([201, 400]).toContain(reply.status);
    for (const at of [one, other]) {
      await until('the floor applies', 15_000, async () => (await at.price(10_000))[0] === 315);
    }
  }
});

test('each node takes the fees of a sheet and a rule that came by the other one within a second', async () => {
  const shop: Shop = await openShop(cluster.node(0), { partner: await cluster.partner('Fees') });
  const pricing = new PricingPartner(cluster.node(1), shop.partner);
  const captured = async (): Promise<number | undefined> => {
    const paid = await pay(shop, await draft(shop), { key: randomUUID() });
    await move(shop, paid.body, 'accept', {});
    const payment = await ok<Payment>(shop, `GET /v1/payments/${paid.body.payment}`, shop.key);
    return payment.fee?.total.amount;
  };
  const within = (fee: number) => until(`the fee is ${fee}`, 15_000, async () => (await captured()) === fee);
  expect(await captured()).toBe(98);
  await pricing.rule({ bps: 300, fixed: 15 });
  await within(119);
  await pricing.rule({ layer: 3, target: shop.merchant, bps: 400, fixed: 15 });
  await within(154);
  const lines = linesWith({ 'order.online': { floor: { bps: 500, fixed: 15 } } });
  await publish({ db: cluster.db, clock: systemClock }, { partnerId: shop.partner.partnerId, lines });
  await within(189);
});
