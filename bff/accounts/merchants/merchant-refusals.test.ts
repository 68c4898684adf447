import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import { FERNDALE, merchantCalls } from './testing/merchant-calls.ts';

let service: Service;
let partner: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
});
afterAll(() => service.stop());

const { create } = merchantCalls(() => ({ service, partner }));

describe('refusals', () => {
  test.each(Object.keys(FERNDALE))('without %s', async (name) => {
    const { [name as 'country']: _, ...rest } = FERNDALE;
    expect((await create(rest)).body).toMatchObject({ error: 40002, param: name });
  });

  test.each<[object, string]>([
    [{ legal_name: ' ' }, 'legal_name'],
    [{ display_name: 'Fern\u202Edale' }, 'display_name'],
    [{ display_name: 'x'.repeat(121) }, 'display_name'],
    [{ display_name: 7 }, 'display_name'],
    [{ country: 'UK' }, 'country'],
    [{ country: 'gb' }, 'country'],
    [{ country: null }, 'country'],
    [{ currency: 'DEM' }, 'currency'],
    [{ currency: 'XXX' }, 'currency'],
    [{ timezone: 'Mars/Base' }, 'timezone'],
    [{ timezone: '+01:00' }, 'timezone'],
    [{ language: 'xx' }, 'language'],
    [{ support: 'help@x.example' }, 'support'],
    [{ support: { email: 'help' } }, 'support.email'],
    [{ support: { phone: '020 7946' } }, 'support.phone'],
    [{ address: { city: 'a\nb' } }, 'address.city'],
    [{ address: { country: 'XK' } }, 'address.country'],
    [{ business: { type: 'cartel' } }, 'business.type'],
    [{ business: { url: 'http://x.example' } }, 'business.url'],
    [{ business: { url: 'https://me:pw@x.example' } }, 'business.url'],
    [{ business: { mcc: '52' } }, 'business.mcc'],
    [{ business: { founded_on: '2026-02-30' } }, 'business.founded_on'],
    [{ business: { founded_on: '2999-01-01' } }, 'business.founded_on'],
    [{ plan: 'Big Plan' }, 'plan'],
    [{ metadata: { 'a\0b': 'x' } }, 'metadata'],
    [{ metadata: { ['x'.repeat(41)]: 'x' } }, 'metadata'],
    [{ metadata: { a: 7 } }, 'metadata.a'],
    [{ metadata: { card: '4242-4242-4242-4242' } }, 'metadata'],
    [{ metadata: Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`k${at}`, ''])) }, 'metadata'],
  ])('of %j name the field and its rule', async (fields, param) => {
    const reply = await create({ ...FERNDALE, ...fields });
    expect([reply.status, reply.body]).toEqual([
      400,
      { error: 40003, message: expect.stringContaining('must '), param },
    ]);
  });
});
