import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import { FERNDALE } from './testing/merchant-calls.ts';
import type { Merchant } from './contract/merchant.ts';
import { faultOfRegistration, registrationType, writtenRegistration } from './contract/tax-registration.ts';

/** Of each country with a rule: a type, numbers that are right, and some that aren't. */
const KNOWN: readonly (readonly [string, string, readonly string[], readonly string[]])[] = [
  [
    'GB',
    'vat',
    ['GB 362 4418 09', '362441809', 'GB362441809', 'XI 123456789', 'GBGD001'],
    ['GB12', 'DE362441809'],
  ],
  [
    'JP',
    'invoice_issuer',
    ['T1234567890123', 't1234-5678-90123', 'Ｔ１２３４５６７８９０１２３'],
    ['1234567890123', 'T123'],
  ],
  ['AU', 'abn', ['51 824 753 556'], ['51 824 753 55', 'AU51824753556']],
  ['DE', 'vat', ['DE123456789', 'de 123 456 789'], ['DE12345678', 'ATU12345678']],
  ['AT', 'vat', ['ATU12345678'], ['AT12345678']],
  ['FR', 'vat', ['FR 40 303 265 045', 'FRXX999999999'], ['FR12']],
  ['NL', 'vat', ['NL123456789B01'], ['NL123456789']],
  ['IE', 'vat', ['IE6388047V', 'IE1234567FA'], ['IE12']],
  ['ES', 'vat', ['ESB12345678'], ['ES1234']],
  ['GR', 'vat', ['EL123456789'], ['GR123456789']],
  ['HU', 'vat', ['HU12345678'], ['HU123']],
  ['CH', 'vat', ['CHE-123.456.789 MWST', 'CHE123456789'], ['CH123456789']],
  ['NO', 'vat', ['123 456 789 MVA'], ['12345678']],
  ['CA', 'gst', ['123456789 RT0001'], ['123456789']],
  ['IN', 'gst', ['29ABCDE1234F1Z5'], ['ABCDE1234F']],
  ['AE', 'vat', ['100123456700003'], ['10012345']],
];

describe('a registration', () => {
  test.each(KNOWN)('of %s is a %s of its form', (country, type, right, wrong) => {
    expect(registrationType(country)).toBe(type);
    const faults = (numbers: readonly string[]) =>
      numbers.map((number) => faultOfRegistration(country, writtenRegistration(number)) !== undefined);
    expect(faults(right)).toEqual(right.map(() => false));
    expect(faults(wrong)).toEqual(wrong.map(() => true));
  });

  test('of another country is any number, and in the United States there is none', () => {
    expect(faultOfRegistration('BR', '12.345.678/0001-95')).toBeUndefined();
    expect(faultOfRegistration('US', '12-3456789')).toContain('must be null');
  });
});

describe('a merchant', () => {
  let service: Service;
  let partner: SignedUp;
  beforeAll(async () => {
    service = await startService();
    partner = await signUp(service);
  });
  afterAll(() => service.stop());

  const change = (body: object) =>
    call<Merchant & { param?: string }>(service, `PATCH /v1/merchants/${partner.active}`, {
      credential: partner.key,
      body,
    });
  const registered = (number: string | null, more: object = {}) =>
    change({ business: { tax_registration: { number, ...more } } });

  test('shows its registration as it was written, and a change of something else keeps it', async () => {
    const { status, body } = await registered(' gb 362  4418 09 ', { type: 'vat' });
    expect([status, body.business.tax_registration]).toEqual([
      200,
      { type: 'vat', number: 'GB 362 4418 09' },
    ]);
    const later = await change({ business: { mcc: '5812' }, display_name: 'Riverside' });
    expect(later.body.business).toMatchObject({
      mcc: '5812',
      tax_registration: { number: 'GB 362 4418 09' },
    });
  });

  test('takes none that is not of its country, whatever changes', async () => {
    await registered('GB362441809');
    const wrong = { error: 40_003, param: 'business.tax_registration.number' };
    expect((await registered('T1234567890123')).body).toMatchObject(wrong);
    expect((await registered('GB 362\u200b4418 09')).body).toMatchObject(wrong);
    expect((await registered('GB362441809', { type: 'abn' })).body).toMatchObject({
      error: 40_003,
      param: 'business.tax_registration.type',
    });
    expect((await change({ country: 'JP' })).body).toMatchObject(wrong);
    const moved = await change({
      country: 'JP',
      business: { tax_registration: { number: 'T1234567890123' } },
    });
    expect(moved.body.business.tax_registration).toEqual({
      type: 'invoice_issuer',
      number: 'T1234567890123',
    });
    await change({ country: 'GB', business: { tax_registration: null } });
  });

  test.each([null, { number: null }])('loses it by %j', async (none) => {
    await registered('GB362441809');
    const { body } = await change({ business: { tax_registration: none } });
    expect(body.business.tax_registration).toBeNull();
  });

  test('gives it while onboarding', async () => {
    const made = await call<Merchant>(service, 'POST /v1/merchants', {
      credential: partner.key,
      body: FERNDALE,
    });
    const path = `/v1/merchants/${made.body.id}/onboarding`;
    const { status, body } = await call<{ business: object }>(service, `PATCH ${path}`, {
      credential: partner.key,
      body: { business: { tax_registration: { number: 'GB362441809' } } },
    });
    expect([status, body.business]).toMatchObject([200, { tax_registration: { number: 'GB362441809' } }]);
  });
});
