import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { call, startService } from '../../testing/service/service.ts';
import { gbp, made, newSeller, pay } from './testing/links.ts';

test('a link is one untaxed line in the ledger, and a refund the same the other way', async () => {
  const service = await startService();
  try {
    const seller = await newSeller(service);
    const link = await made(seller, { tip_enabled: true });
    const { body } = await pay(seller, link, { more: { tip: gbp(500) } });
    const refunded = await call(service, `POST /v1/payments/${body.payment}/refund`, {
      credential: seller.key,
      body: { amount: gbp(3700), reason: 'requested' },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(refunded.status).toBe(201);
    const entries = await service.db
      .selectFrom('ledger_entries')
      .selectAll()
      .where('pay_link_id', '=', link.id)
      .orderBy('id')
      .execute();
    const own = {
      surface: 'pay_link',
      tender: 'card',
      location_id: null,
      order_id: null,
      payment_id: body.payment,
    };
    const untaxed = { discounts: '0', charges: '0', tax_added: '0', tax_included: '0' };
    expect(entries).toMatchObject([
      { ...own, ...untaxed, type: 'payment', gross: '4148', sale_gross: '3648', tips: '500' },
      { ...own, ...untaxed, type: 'refund', gross: '-3700', sale_gross: '-3648', tips: '-52' },
    ]);
    const items = await service.db
      .selectFrom('ledger_items')
      .select(['item_name', 'item_id', 'quantity', 'gross', 'net'])
      .where(
        'entry_id',
        'in',
        entries.map(({ id }) => id),
      )
      .orderBy('entry_id')
      .execute();
    expect(items).toMatchObject([
      { item_name: 'Deposit', item_id: null, quantity: 1, gross: '3648', net: '3648' },
      { item_name: 'Deposit', item_id: null, gross: '-3648', net: '-3648' },
    ]);
  } finally {
    await service.stop();
  }
});
