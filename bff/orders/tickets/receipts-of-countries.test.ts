import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGE_TAGS } from '../../core/text/languages.ts';
import { move, ok, openShop, placed, type Shop } from '../orders/testing/shop.ts';
import { call, signUp, startService, type Service } from '../../testing/service/service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
  service.clock.advance(Date.parse('2026-11-21T10:30:00Z') - service.clock.now());
});
afterAll(() => service.stop());

/** A shop whose burger is of the category `standard`, and whose fries are of another. */
async function shopIn(merchant: object, taxes: readonly object[], friesCategory: string): Promise<Shop> {
  const partner = await signUp(service);
  await service.db.updateTable('merchants').set(merchant).where('id', '=', partner.active).execute();
  const shop = await openShop(service, {
    partner,
    location: { name: 'Main Street', phone: '+442079460018', taxes, timezone: 'UTC' },
  });
  const fries = { id: shop.fries, tax_category: friesCategory };
  const menu = { version: 1, item: fries };
  const { version } = await ok<{ version: number }>(service, `GET /v1/menus/${shop.menu}`, shop.key);
  const changed = await ok<{ version: number }>(service, `PATCH /v1/menus/${shop.menu}`, shop.key, {
    ...menu,
    version,
  });
  await ok(service, `POST /v1/menus/${shop.menu}/publish`, shop.key, { version: changed.version });
  return shop;
}

const register = (shop: Shop, number: string) =>
  ok(service, `PATCH /v1/merchants/${shop.merchant}`, shop.key, {
    legal_name: 'Corner Kitchen Ltd',
    address: { line1: '1 High Road', city: 'Reading', postal_code: 'RG1 2AB' },
    business: { tax_registration: { number } },
  });

async function print(shop: Shop, order: { id: string }, path: string) {
  const { text } = await call(service, `GET /v1/orders/${order.id}/${path}`, { credential: shop.key });
  const language = /<html lang="([^"]+)"/.exec(text)?.[1];
  const words = text
    .replace(/<style>.*<\/style>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  return { language, words };
}

const VAT = { name: 'VAT', rate_ppm: 200_000, inclusive: true, categories: ['standard'] };
const ZERO = { name: 'VAT', rate_ppm: 0, inclusive: true, categories: ['zero'] };

test('in the United Kingdom: who, where, the VAT number, and net, VAT and gross by rate', async () => {
  const shop = await shopIn({ country: 'GB', currency: 'GBP' }, [VAT, ZERO], 'zero');
  await register(shop, 'GB 362 4418 09');
  const order = await placed(shop, {
    charges: [{ type: 'service', amount: { amount: 319, currency: 'GBP' } }],
  });
  await move(shop, order, 'accept', {});
  const { words } = await print(shop, order, 'receipt');
  for (const said of [
    'Corner Kitchen Ltd',
    '1 High Road, Reading, RG1 2AB',
    'VAT no. GB 362 4418 09',
    'Main Street',
    `main-street-20261121-${order.number}`,
    '21 Nov 2026, 10:3',
    'VAT Net Tax Gross',
    // 28.00 and 280 of the charge, and 3.95 with 39 of it.
    '20% £25.67 £5.13 £30.80',
    '0% £4.34 £0.00 £4.34',
    'Total £35.14',
  ]) {
    expect(words).toContain(said);
  }
});

test('in Japan: the T-number, and what is taxed by the reduced rate', async () => {
  const taxes = [
    { name: '消費税', rate_ppm: 100_000, inclusive: true, categories: ['standard'] },
    { name: '消費税', rate_ppm: 80_000, inclusive: true, categories: ['takeaway'] },
  ];
  const shop = await shopIn({ country: 'JP', currency: 'JPY', language: 'ja-JP' }, taxes, 'takeaway');
  await register(shop, 'T1234567890123');
  const order = await placed(shop);
  const { language, words } = await print(shop, order, 'receipt');
  expect(language).toBe('ja');
  for (const said of [
    '登録番号 T1234567890123',
    'Fries ※',
    '消費税 税抜 税金 税込',
    '10%対象 ￥2,545 ￥255 ￥2,800',
    '8%対象 ※ ￥366 ￥29 ￥395',
    '※は軽減税率対象です。',
  ]) {
    expect(words).toContain(said);
  }
  expect(words).not.toContain('Burger ※');
  const ticket = await print(shop, order, 'ticket');
  expect(ticket.language).toBe('ja');
  expect(ticket.words).toContain('2 行, 3 点');
});

test('in the United States: the tax that is added, without a registration or a table', async () => {
  const taxes = [{ name: 'Sales tax', rate_ppm: 88_750, inclusive: false }];
  const shop = await shopIn({ country: 'US', currency: 'USD' }, taxes, 'standard');
  const order = await placed(shop);
  const { words } = await print(shop, order, 'receipt');
  expect(words).toContain('Sales tax 8.875% $2.84');
  expect(words).toContain('Total $34.79');
  expect(words).not.toMatch(/Net|Gross|no\. /);
});

test('a name that says its rate is not followed by the rate', async () => {
  const named = { ...VAT, name: 'VAT 20%', categories: [] };
  const shop = await shopIn({ country: 'GB', currency: 'GBP' }, [named], 'standard');
  const { words } = await print(shop, await placed(shop), 'receipt');
  expect(words).toContain('VAT 20% £26.63 £5.32 £31.95');
  expect(words).not.toMatch(/20% 20|of it/);
});

test('a receipt is in the language of the guest, and a ticket in that of the merchant', async () => {
  const shop = await shopIn({ country: 'FR', currency: 'EUR', language: 'fr-FR' }, [VAT], 'standard');
  const customer = { name: 'Ada Byron', phone: '+442079460018' };
  const german = await placed(shop, { customer: { ...customer, language: 'de-at' } });
  expect(german.customer?.language).toBe('de-AT');
  expect((await print(shop, german, 'receipt')).words).toContain('Gesamt € 31,95');
  expect((await print(shop, german, 'ticket')).language).toBe('fr');
  expect((await print(shop, german, 'receipt?language=sv')).language).toBe('sv');
  const unknown = await placed(shop, { customer });
  expect((await print(shop, unknown, 'receipt')).language).toBe('fr');
  const refused = await print(shop, unknown, 'receipt?language=not_one');
  expect(refused.words).toContain('40003');
});

test('papers of every language have no English on them', async () => {
  const shop = await shopIn({ country: 'GB', currency: 'GBP' }, [VAT], 'standard');
  await register(shop, 'GB362441809');
  const order = await placed(shop, { tip: { amount: 100, currency: 'GBP' } });
  const english = /\b(Receipt|Tip|Order|Pickup|Gross|each|reserved|Now|placed|lines|pieces)\b/;
  expect((await print(shop, order, 'receipt')).words).toMatch(english);
  for (const tag of LANGUAGE_TAGS.filter((one) => one !== 'en')) {
    for (const paper of ['receipt', 'ticket']) {
      const { language, words } = await print(shop, order, `${paper}?language=${tag}&copy=true`);
      expect([tag, language]).toEqual([tag, tag]);
      expect([tag, paper, english.exec(words)?.[0]]).toEqual([tag, paper, undefined]);
    }
  }
});
