import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountFields, IBAN_COUNTRIES } from '../../core/bank-accounts/formats.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import { bankNumbersOf } from './bank-numbers.ts';

let service: Service;
let partner: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
});
afterAll(() => service.stop());

interface Reply {
  readonly param?: string;
  readonly message?: string;
  readonly bank_account?: { readonly last4: string; readonly country: string };
}

const save = (bank_account: object, version?: string) =>
  call<Reply>(service, `PATCH /v1/merchants/${partner.active}/onboarding`, {
    credential: partner.key,
    body: { bank_account },
    ...(version !== undefined && { headers: { 'API-Version': version } }),
  });

/** A good account of each format, with the ends that are shown. */
const GOOD: readonly (readonly [string, Record<string, string>, string])[] = [
  ['GB', { sort_code: '60-16-13', account_number: '31926819' }, '6819'],
  ['US', { routing_number: '110000000', account_number: '000123456789' }, '6789'],
  [
    'JP',
    {
      bank_code: '0001',
      branch_code: '001',
      account_type: 'ordinary',
      account_number: '1234567',
      holder: 'カ)リバーサイド',
    },
    '4567',
  ],
  ['AU', { bsb: '082-902', account_number: '123456789' }, '6789'],
  ['CA', { institution_number: '001', transit_number: '00022', account_number: '1234567' }, '4567'],
  ['DE', { iban: 'DE89 3704 0044 0532 0130 00' }, '3000'],
  ['SG', { bic: 'DBSSSGSG', account_number: '0123456789', holder: 'Riverside Pte Ltd' }, '6789'],
];

test.each(GOOD)(
  '%s: %j is taken, and each part that is missing or wrong is named',
  async (country, parts, end) => {
    const done = await save({ country, ...parts });
    expect([done.status, done.body.bank_account]).toMatchObject([200, { country, last4: end }]);
    const text = JSON.stringify(done.body);
    for (const value of Object.values(parts).filter((one) => one.length > 4))
      expect(text).not.toContain(value);
    for (const name of Object.keys(parts)) {
      const { [name]: _, ...rest } = parts;
      const { status, body } = await save({ country, ...rest });
      expect([status, body.param]).toEqual([400, `bank_account.${name}`]);
      expect(body.message).toContain(`is required for accounts in ${country}`);
      const wrong =
        { holder: '漢字', account_type: country === 'US' ? 'current' : 'checking' }[name] ?? '12x';
      if (name === 'holder' && country !== 'JP') continue;
      const refused = await save({ country, ...parts, [name]: name === 'branch_code' ? '12' : wrong });
      expect([name, refused.status, refused.body.param]).toEqual([name, 400, `bank_account.${name}`]);
    }
  },
);

test('a holder in half width, and a number of another country’s kind', async () => {
  const [, parts = {}] = GOOD.find(([country]) => country === 'JP') ?? [];
  const half = await save({ country: 'JP', ...parts, holder: 'ｶ)ﾘﾊﾞｰｻｲﾄﾞ' });
  expect(half.status).toBe(200);
  expect(bankNumbersOf({ country: 'JP', ...parts, holder: 'ｶ)ﾘﾊﾞｰｻｲﾄﾞ' } as never)).toMatchObject({
    bankCode: '0001',
    branchCode: '001',
    accountType: 'ordinary',
    accountNumber: '1234567',
    holder: 'カ)リバーサイド',
  });
  const foreign = await save({ country: 'JP', ...parts, sort_code: '601613' });
  expect([foreign.status, foreign.body.param]).toEqual([400, 'bank_account.sort_code']);
});

test.each(['JP', 'AU', 'CA', 'SG'])('%s: older versions do with an account number', async (country) => {
  expect((await save({ country, account_number: '12345678' }, '2026-11-01')).status).toBe(200);
  expect((await save({ country, account_number: '12345678' })).status).toBe(400);
});

test('every country with IBANs but the United Kingdom asks for one', () => {
  for (const country of IBAN_COUNTRIES.filter((code) => code !== 'GB')) {
    const required = accountFields(country).filter(({ isRequired }) => isRequired);
    expect([country, required.map(({ name }) => name)]).toEqual([country, ['iban']]);
  }
});
