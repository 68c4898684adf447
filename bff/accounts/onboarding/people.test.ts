import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import { EXAMPLE_CHANGE } from './contract/onboarding-change.ts';
import { onboardingCalls } from './testing/applying.ts';

let service: Service;
let partner: SignedUp;
let applicant: string;
beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  partner = await signUp(service);
  applicant = partner.merchants['needs_data'] ?? '';
});
afterAll(() => service.stop());

const { patch } = onboardingCalls(() => ({ service, partner, applicant }));
const PERSON = EXAMPLE_CHANGE.people[0];

describe('people', () => {
  const idOf = async (): Promise<string> => (await patch({ people: [PERSON] })).body.people[0]?.id ?? '';

  test('are changed by their ids, added without, and removed by leaving them out', async () => {
    const id = await idOf();
    const two = await patch({
      people: [
        { id, phone: null, address: { city: 'Bath' }, ownership: 60 },
        { roles: ['owner'], name: 'Sam O’Neill', ownership: 40 },
      ],
    });
    expect(two.body.people).toMatchObject([
      {
        id,
        name: 'Alex Morgan',
        phone: null,
        address: { line1: '3 Weir Road', city: 'Bath' },
        id_last4: '6781',
      },
      { name: 'Sam O’Neill', ownership: 40, birth_date: null },
    ]);
    const second = two.body.people[1]?.id ?? '';
    expect(two.body.steps.find(({ name }) => name === 'people')?.missing).toEqual([
      `people.${id}.phone`,
      `people.${second}.birth_date`,
      ...['line1', 'city', 'postal_code', 'country'].map((field) => `people.${second}.address.${field}`),
    ]);
    const one = await patch({ people: [{ id: second, roles: ['director'] }] });
    expect(one.body.people).toMatchObject([{ id: second, roles: ['director'], ownership: null }]);
    expect((await patch({ people: [] })).body.steps.find(({ name }) => name === 'people')?.missing).toEqual([
      'people.representative',
    ]);
  });

  const birthday = (years: number, days: number): string => {
    const date = new Date();
    date.setUTCFullYear(date.getUTCFullYear() - years);
    date.setUTCDate(date.getUTCDate() + days);
    return date.toISOString().slice(0, 10);
  };

  test('come of age on their birthday', async () => {
    expect((await patch({ people: [{ ...PERSON, birth_date: birthday(18, 0) }] })).status).toBe(200);
    const late = await patch({ people: [{ ...PERSON, birth_date: birthday(18, 1) }] });
    expect(late.body).toMatchObject({ error: 40003, param: 'people.0.birth_date' });
  });

  test('eight fit, nine do not', async () => {
    const director = { roles: ['director'], name: 'Someone' };
    expect((await patch({ people: Array.from({ length: 8 }, () => director) })).status).toBe(200);
    const nine = await patch({ people: Array.from({ length: 9 }, () => director) });
    expect(nine.body).toMatchObject({ error: 40003, param: 'people' });
  });

  const owner = (ownership: number) => ({ roles: ['owner'], name: 'Owner', ownership });
  test.each<[object[], number, string]>([
    [[{ ...PERSON, roles: [] }], 40003, 'people.0.roles'],
    [[{ ...PERSON, roles: ['king'] }], 40003, 'people.0.roles.0'],
    [[{ name: 'No role' }], 40002, 'people.0.roles'],
    [[{ roles: ['owner'] }], 40002, 'people.0.name'],
    [[{ ...PERSON, name: 'a\u202Eb' }], 40003, 'people.0.name'],
    [[{ ...PERSON, birth_date: '1899-12-31' }], 40003, 'people.0.birth_date'],
    [[{ ...PERSON, birth_date: '1984-02-30' }], 40003, 'people.0.birth_date'],
    [[{ ...PERSON, email: 'alex' }], 40003, 'people.0.email'],
    [[{ ...PERSON, phone: '020 7946' }], 40003, 'people.0.phone'],
    [[{ ...PERSON, id_number: 'a-b' }], 40003, 'people.0.id_number'],
    [[{ ...PERSON, address: { country: 'UK' } }], 40003, 'people.0.address.country'],
    [[{ ...PERSON, roles: ['director'] }], 40003, 'people.0.ownership'],
    [[owner(24)], 40003, 'people.0.ownership'],
    [[owner(101)], 40003, 'people.0.ownership'],
    [[owner(33.3)], 40003, 'people.0.ownership'],
    [[owner(51), owner(50)], 40003, 'people'],
    [[{ id: 'psn_01M7YV6GX8T4R2N6K0Q5W9E3ZB' }], 40003, 'people.0.id'],
    [[{ id: 'alex' }], 40003, 'people.0.id'],
    [[null as unknown as object], 40003, 'people.0'],
  ])('%j are refused', async (people, error, param) => {
    expect((await patch({ people })).body).toMatchObject({ error, param });
  });

  test('of another merchant can’t be named, and no one twice', async () => {
    const id = await idOf();
    const elsewhere = await patch({ people: [{ id }] }, partner.active);
    expect(elsewhere.body).toMatchObject({ error: 40003, param: 'people.0.id' });
    const twice = await patch({ people: [{ id }, { id }] });
    expect(twice.body).toMatchObject({ error: 40003, param: 'people.1.id' });
  });
});
