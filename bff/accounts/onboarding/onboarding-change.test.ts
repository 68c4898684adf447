import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  mintToken,
  signUp,
  startService,
  type Service,
  type SignedUp,
} from '../../testing/service/service.ts';
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

const { get, patch, typesOf } = onboardingCalls(() => ({ service, partner, applicant }));

describe('a change', () => {
  test('clears what is null and keeps what is left out', async () => {
    await patch(EXAMPLE_CHANGE);
    const cleared = await patch({
      business: { tax_id: null, founded_on: null },
      address: { city: null },
      bank_account: null,
      terms: null,
    });
    expect(cleared.body).toMatchObject({
      business: { type: 'company', mcc: '5261', tax_id_last4: null, founded_on: null },
      address: { line1: '12 Mill Lane', city: null },
      bank_account: { last4: null, country: null, status: 'none' },
      terms: { accepted_at: null, version: null },
      people: [{ name: 'Alex Morgan' }],
    });
    expect(cleared.body.requirements.currently_due).toEqual([
      'business.tax_id',
      'address.city',
      'bank_account',
      'terms',
    ]);
  });

  test('has postal codes of their countries, of the business and of people; older versions take any', async () => {
    const [alex] = (await patch(EXAMPLE_CHANGE)).body.people;
    const bad = { postal_code: '11201' };
    const older = { 'API-Version': '2026-11-01' };
    const people = [{ id: alex?.id, address: bad }];
    for (const [body, param] of [
      [{ address: bad }, 'address.postal_code'],
      [{ address: { country: 'US' } }, 'address.postal_code'],
      [{ address: { country: 'AE', ...bad } }, 'address.postal_code'],
      [{ people }, 'people.0.address.postal_code'],
    ] as const) {
      expect(await patch(body)).toMatchObject({ status: 400, body: { param } });
      expect((await patch(body, undefined, undefined, older)).status).toBe(200);
      const good = { country: 'GB', postal_code: 'RG1 2AB' };
      const again = await patch({ address: good, people: [{ id: alex?.id, address: good }] });
      expect(again.status).toBe(200);
    }
    // One that is left from another country is no fault where there are no codes.
    expect((await patch({ address: { country: 'AE', region: 'Dubai' } })).status).toBe(200);
    expect((await patch({ address: { country: null, ...bad } })).status).toBe(200);
  });

  test('that changes nothing raises no version and records no event', async () => {
    const first = await patch(EXAMPLE_CHANGE);
    const { people: _, ...same } = EXAMPLE_CHANGE;
    for (const body of [{}, same, { address: { line1: '12 Mill Lane' }, business: {} }]) {
      expect((await patch(body)).body).toEqual(first.body);
    }
    expect(await typesOf()).toHaveLength(1);
  });

  test('replays as the record is by then: the response itself is not stored', async () => {
    const headers = { 'idempotency-key': 'city' };
    const first = await patch({ address: { city: 'Bath' } }, applicant, partner.key, headers);
    await patch({ address: { city: 'York' } });
    const again = await patch({ address: { city: 'Bath' } }, applicant, partner.key, headers);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    expect(again.body).toEqual((await get()).body);
    expect(again.body.version).toBe(first.body.version + 1);
  });

  test('of an old version is refused; one of two at once succeeds', async () => {
    const { version } = (await get()).body;
    const replies = await Promise.all(['Bath', 'York'].map((city) => patch({ address: { city }, version })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await patch({ address: { city: 'Hove' }, version })).body).toMatchObject({ error: 40903 });
  });

  test('replays with its idempotency key', async () => {
    const headers = { 'idempotency-key': 'bank' };
    const body = { bank_account: EXAMPLE_CHANGE.bank_account };
    const [first, again] = [
      await patch(body, applicant, partner.key, headers),
      await patch(body, applicant, partner.key, headers),
    ];
    expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
    expect(await typesOf()).toHaveLength(1);
  });

  test.each<[object, number, string]>([
    [{ business: 'x' }, 40003, 'business'],
    [{ business: { legal_name: null } }, 40003, 'business.legal_name'],
    [{ business: { display_name: '' } }, 40003, 'business.display_name'],
    [{ business: { type: 'cartel' } }, 40003, 'business.type'],
    [{ business: { tax_id: '12' } }, 40003, 'business.tax_id'],
    [{ business: { tax_id: '----' } }, 40003, 'business.tax_id'],
    [{ business: { tax_id: 'x'.repeat(31) } }, 40003, 'business.tax_id'],
    [{ business: { founded_on: '2999-01-01' } }, 40003, 'business.founded_on'],
    [{ business: { document: 'https://x' } }, 40003, 'business.document'],
    [{ address: { country: 'XX' } }, 40003, 'address.country'],
    [{ support: { phone: '1' } }, 40003, 'support.phone'],
    [{ people: {} }, 40003, 'people'],
    [{ bank_account: {} }, 40002, 'bank_account.country'],
    [{ bank_account: { country: 'GB' } }, 40002, 'bank_account.sort_code'],
    [{ bank_account: { country: 'GB', iban: 'GB29NWBK60161331926818' } }, 40003, 'bank_account.iban'],
    [{ bank_account: { country: 'GB', iban: '\u0000' } }, 40003, 'bank_account.iban'],
    [{ terms: {} }, 40002, 'terms.version'],
    [{ terms: { version: '1' } }, 40002, 'terms.ip'],
    [{ terms: { version: '1', ip: '999.1.1.1' } }, 40003, 'terms.ip'],
    [{ terms: { version: '1', ip: '::1::' } }, 40003, 'terms.ip'],
    [{ version: '1' }, 40003, 'version'],
  ])('%j is refused at its field', async (body, error, param) => {
    expect((await patch(body)).body).toMatchObject({ error, param });
    expect(await typesOf()).toEqual([]);
  });

  test('of terms has the address of the page’s request, or what the key says', async () => {
    await patch({ terms: { version: '1', ip: '2001:db8::1' } });
    const ip = async (): Promise<unknown> =>
      (
        await service.db
          .selectFrom('merchants')
          .select('terms')
          .where('id', '=', applicant)
          .executeTakeFirst()
      )?.terms?.ip;
    expect(await ip()).toBe('2001:db8::1');
    const token = await mintToken(service, { key: partner.key, active: applicant }, ['onboarding:write']);
    await patch({ terms: { version: '2', ip: '203.0.113.9' } }, applicant, token);
    expect(await ip()).toMatch(/127\.0\.0\.1$/);
    expect((await get()).text).not.toContain('127.0.0.1');
  });
});
