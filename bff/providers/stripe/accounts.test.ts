import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newUlid } from '../../core/database/ids.ts';
import type { AccountHolder, AccountState, MerchantAccounts } from '../processor/processor.ts';
import { findAccount } from './account-records.ts';
import { requirementOf } from './requirements.ts';
import { startStripe, type RunningStripe } from './testing/running-stripe.ts';

let stripe: RunningStripe;
let accounts: MerchantAccounts;
beforeAll(async () => {
  stripe = await startStripe();
  if (!stripe.processor.accounts) throw new Error('no accounts');
  ({ accounts } = stripe.processor);
});
afterAll(() => stripe.stop());

const ADDRESS = { line1: '12 Mill Lane', city: 'Reading', postal_code: 'RG1 1AA', country: 'GB' };

const personOf = (id: string, ...roles: string[]): AccountHolder['people'][number] => ({
  id,
  roles,
  name: 'Alex Mary Morgan',
  birthDate: '1984-05-17',
  email: 'alex@riverside.example',
  phone: '+442079460018',
  address: ADDRESS,
  ownership: undefined,
});

const holderOf = (more: Partial<AccountHolder> = {}): AccountHolder => ({
  id: `mer_${newUlid()}`,
  country: 'GB',
  legalName: 'Riverside Nursery Ltd',
  displayName: 'Riverside',
  type: 'company',
  url: 'https://riverside.example',
  mcc: '5261',
  email: 'help@riverside.example',
  phone: '+442079460018',
  address: ADDRESS,
  people: [],
  terms: { at: '2026-11-01T10:00:00.000Z', ip: '192.0.2.10' },
  ...more,
});

const accountOf = async (id: string) => {
  const { account } = await stripe.db
    .selectFrom('stripe_accounts')
    .select('account')
    .where('merchant_id', '=', id)
    .executeTakeFirstOrThrow();
  return stripe.standIn.accounts.find(account);
};

describe('a merchant’s account', () => {
  test('is created once, without a dashboard and paid out by us, and filled from the onboarding', async () => {
    const holder = holderOf({ taxId: '12345678' });
    const state = await accounts.save(holder);
    await accounts.save(holder);
    const account = await accountOf(holder.id);
    const same = [...stripe.standIn.accounts.accounts.values()].filter(
      ({ metadata }) => metadata['merchant'] === holder.id,
    );
    expect(same).toHaveLength(1);
    expect(account).toMatchObject({ country: 'GB' });
    expect(account.details).toMatchObject({
      controller: { requirement_collection: 'application', stripe_dashboard: { type: 'none' } },
      settings: { payouts: { schedule: { interval: 'manual' } } },
      business_type: 'company',
      company: {
        name: 'Riverside Nursery Ltd',
        tax_id: '12345678',
        address: { line1: '12 Mill Lane', postal_code: 'RG1 1AA' },
      },
      tos_acceptance: { date: '1793527200', ip: '192.0.2.10' },
    });
    expect(state).toEqual({
      read: 1,
      mayCharge: false,
      mayPayOut: false,
      due: [{ field: 'bank_account', code: 'external_account' }],
    });
  });

  test('whose answer was lost is found by its key', async () => {
    const holder = holderOf();
    for (const _ of [1, 2]) stripe.standIn.failNext('lost_answer', /^POST \/v1\/accounts$/);
    await expect(accounts.open(holder)).rejects.toMatchObject({ code: 'upstream_failed' });
    await accounts.save(holder);
    const made = [...stripe.standIn.accounts.accounts.values()].filter(
      ({ metadata }) => metadata['merchant'] === holder.id,
    );
    expect(made).toHaveLength(1);
  });

  test('has the people of the list and no others, each created once', async () => {
    const holder = holderOf({ people: [personOf('psn_a', 'representative'), personOf('psn_b', 'owner')] });
    await accounts.save(holder);
    const people = [{ ...personOf('psn_a', 'representative'), idNumber: 'AB126781' }];
    await accounts.save({ ...holder, people });
    const { persons } = await accountOf(holder.id);
    expect([...persons.values()]).toMatchObject([
      {
        metadata: { person: 'psn_a' },
        first_name: 'Alex Mary',
        last_name: 'Morgan',
        id_number: 'AB126781',
        dob: { day: '17', month: '5', year: '1984' },
        relationship: { representative: 'true', owner: 'false' },
      },
    ]);
  });

  test('of an individual is about the representative', async () => {
    const people = [personOf('psn_c', 'representative')];
    const holder = holderOf({ type: 'individual', people, taxId: 'QQ123456C' });
    await accounts.save(holder);
    const { details, persons } = await accountOf(holder.id);
    expect(details).toMatchObject({ individual: { last_name: 'Morgan', id_number: 'QQ123456C' } });
    expect([persons.size, 'company' in details]).toEqual([0, false]);
  });

  test('names the detail that Stripe refuses, by our field', async () => {
    const holder = holderOf({ people: [personOf('psn_d', 'representative')] });
    stripe.standIn.accounts.refuseNext('company[address][postal_code]');
    stripe.standIn.accounts.refuseNext('dob[day]');
    const { due } = await accounts.save(holder);
    expect(due.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['address.postal_code', 'people.psn_d.birth_date']),
    );
  });

  test('of another country is another account, until it takes payments', async () => {
    const holder = holderOf();
    await accounts.open(holder);
    const british = await accountOf(holder.id);
    await accounts.open({ ...holder, country: 'IE' });
    const irish = await accountOf(holder.id);
    expect([british.country, irish.country]).toEqual(['GB', 'IE']);
    await stripe.db
      .updateTable('stripe_accounts')
      .set({ may_charge: true })
      .where('merchant_id', '=', holder.id)
      .execute();
    await accounts.open(holder);
    expect((await accountOf(holder.id)).id).toBe(irish.id);
  });

  test('is recorded as the last read finds it, however late an earlier one is answered', async () => {
    const holder = holderOf();
    await accounts.save(holder);
    const { id } = Object.assign(await accountOf(holder.id), { charges_enabled: true });
    stripe.standIn.failNext('slow', /^GET \/v1\/accounts\//);
    const asked = stripe.standIn.requests.length;
    const slow = accounts.stateOf(holder);
    await expect.poll(() => stripe.standIn.requests.length).toBeGreaterThan(asked);
    stripe.standIn.accounts.restrict(id);
    const later = await accounts.stateOf(holder);
    const earlier = await slow;
    expect([earlier?.mayCharge, later?.mayCharge]).toEqual([true, false]);
    const isLatest = (state?: AccountState) => accounts.isLatest(stripe.db, holder.id, state ?? { read: 0 });
    expect([await isLatest(earlier), await isLatest(later)]).toEqual([false, true]);
    const row = await findAccount(stripe.db, holder.id);
    expect(row?.may_charge).toBe(false);
  });

  test('that may not take payments takes none: nothing is sent', async () => {
    const holder = holderOf();
    await accounts.save(holder);
    const before = stripe.standIn.requests.length;
    const order = {
      reference: `pay_${newUlid()}`,
      merchant: holder.id,
      token: stripe.standIn.createToken(),
      amount: 1000,
      currency: 'GBP',
      return_url: 'https://shop.example/',
    };
    await expect(stripe.processor.authorize(order, 'req_1')).rejects.toMatchObject({
      code: 'state_forbids',
      about: 'merchant',
    });
    expect(stripe.standIn.requests).toHaveLength(before);
  });

  test('has a link into Stripe’s own onboarding, once there is an account', async () => {
    const holder = holderOf();
    expect(await accounts.stateOf(holder)).toBeUndefined();
    await expect(accounts.linkFor(holder.id, 'https://pos.example/')).rejects.toMatchObject({
      code: 'state_forbids',
    });
    await accounts.open(holder);
    const { id } = await accountOf(holder.id);
    expect(await accounts.linkFor(holder.id, 'https://pos.example/')).toContain(id);
    stripe.standIn.accounts.setUpUrl = 'javascript:void';
    await expect(accounts.linkFor(holder.id, 'https://pos.example/')).rejects.toMatchObject({
      code: 'upstream_failed',
    });
  });
});

test.each([
  ['company.tax_id', 'business.tax_id'],
  ['tos_acceptance.ip', 'terms'],
  ['individual.dob.year', 'people.psn_r.birth_date'],
  ['person_1.address.state', 'people.psn_1.address.region'],
  ['person_1.ssn_last_4', 'people.psn_1.id_number'],
  ['representative.dob.day', 'people.representative'],
  ['person_2.id_number', null],
  ['individual.verification.document', null],
  ['settings.something_new', null],
  ['company.__proto__', null],
])('the requirement %s is answered by %s', (code, field) => {
  const ours = new Map([['person_1', 'psn_1']]);
  expect(requirementOf(code, [personOf('psn_r', 'representative')], ours)).toEqual({ code, field });
});
