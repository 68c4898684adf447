import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../core/database/ids.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import { addPasskey, beginPasskey, passkeysOf, removePasskey } from './passkeys.ts';
import { askForPasskey, provePasskey } from './verify-passkey.ts';
import type { RelyingParty } from './passkey-challenges.ts';
import { Authenticator, type Deviation } from './testing/authenticator.ts';
import { ENGLISH } from '../../core/text/language.ts';

const CONSOLE: RelyingParty = {
  id: 'trellis.example',
  origin: 'https://trellis.example',
  name: 'Trellis',
};
const OTHER: RelyingParty = { id: 'cafe.example', origin: 'https://cafe.example', name: 'Café' };
const BROWSER = 'b'.repeat(43);
const MINUTE_MS = 60_000;
const REFUSED = { code: 'credential_invalid', publicMessage: expect.stringContaining('wasn’t accepted') };

let service: Service;
let partner: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
});
afterAll(() => service.stop());

const deps = () => ({ db: service.db, clock: service.clock, messages: service.deps.messages });

async function newPerson(email: string, site = CONSOLE) {
  const id = newId('usr');
  const now = new Date(service.clock.now());
  await service.db
    .insertInto('persons')
    .values({ id, email, name: null, language: null, created_at: now, updated_at: now })
    .execute();
  const team = { partnerId: partner.partnerId, environment: 'sandbox' } as const;
  return { site, browser: BROWSER, personId: id, email, team, language: ENGLISH };
}
type Person = Awaited<ReturnType<typeof newPerson>>;

async function add(person: Person, device: Authenticator, name = 'Laptop', wrong: Deviation = {}) {
  const options = await beginPasskey(deps(), person);
  return addPasskey(deps(), person, { name, credential: device.make(options, wrong) });
}
const listed = (person: Person, rpId = person.site.id) =>
  passkeysOf(service.db, { personId: person.personId, rpId });
const anyone = { site: CONSOLE, browser: BROWSER, personId: undefined };
const inbox = async (email: string) => {
  const { body } = await call<{ data: { subject: string; text: string }[] }>(
    service,
    `GET /v1/sandbox/messages?to=${encodeURIComponent(email)}`,
    { credential: partner.key },
  );
  return body.data.map(({ subject }) => subject);
};

describe('a passkey', () => {
  let person: Person;
  let device: Authenticator;
  let number = 0;
  beforeEach(async () => {
    person = await newPerson(`ada${(number += 1)}@cafe.example`);
    device = new Authenticator(CONSOLE.origin);
    await add(person, device);
  });
  /** Uses the passkey, with a new challenge. */
  const use = async (wrong: Deviation = {}, asked = anyone, at = asked) =>
    provePasskey(deps(), at, device.use(await askForPasskey(deps(), asked), wrong));

  test('is discoverable and verifies its person; added, its person gets an email', async () => {
    expect(await beginPasskey(deps(), person)).toMatchObject({
      rp: { id: 'trellis.example', name: 'Trellis' },
      user: { name: person.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ type: 'public-key', transports: ['internal'] }],
    });
    expect(await askForPasskey(deps(), anyone)).toMatchObject({ userVerification: 'required' });
    expect((await askForPasskey(deps(), anyone)).allowCredentials).toBeUndefined();
    expect(await listed(person)).toMatchObject([{ name: 'Laptop', last_used_at: null }]);
    expect(await inbox(person.email)).toEqual(['A passkey was added']);
  });

  test('says who its person is, and when it was used', async () => {
    service.clock.advance(MINUTE_MS);
    const before = service.clock.now();
    expect(await use()).toBe(person.personId);
    const [{ last_used_at } = {}] = await listed(person);
    expect(last_used_at?.getTime()).toBeGreaterThanOrEqual(before);
    const options = await askForPasskey(deps(), { ...anyone, personId: person.personId });
    expect(options.allowCredentials).toHaveLength(1);
  });

  test('is removed only by its person, who gets an email; then it opens nothing', async () => {
    const [{ id = '' } = {}] = await listed(person);
    const stranger = await newPerson(`eve${number}@cafe.example`);
    await expect(removePasskey(deps(), stranger, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(removePasskey(deps(), { ...person, site: OTHER }, id)).rejects.toMatchObject({
      code: 'not_found',
    });
    await removePasskey(deps(), person, id);
    expect(await listed(person)).toEqual([]);
    expect((await inbox(person.email)).toSorted()).toEqual(['A passkey was added', 'A passkey was removed']);
    await expect(use()).rejects.toMatchObject(REFUSED);
  });

  test('a challenge works once, also after a refusal, and for one of two at the same moment', async () => {
    const options = await askForPasskey(deps(), anyone);
    const [first, second] = [device.use(options), device.use(options)];
    const both = await Promise.allSettled([first, second].map((one) => provePasskey(deps(), anyone, one)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const again = await askForPasskey(deps(), anyone);
    await expect(provePasskey(deps(), anyone, device.use(again, { isForged: true }))).rejects.toMatchObject(
      REFUSED,
    );
    await expect(provePasskey(deps(), anyone, device.use(again))).rejects.toMatchObject(REFUSED);
  });

  test('a challenge works for five minutes', async () => {
    const late = await askForPasskey(deps(), anyone);
    service.clock.advance(5 * MINUTE_MS);
    await expect(provePasskey(deps(), anyone, device.use(late))).rejects.toMatchObject(REFUSED);
    const old = await service.db
      .selectFrom('passkey_challenges')
      .select('challenge')
      .where('challenge', '=', late.challenge)
      .execute();
    expect(old).toHaveLength(1);
    await askForPasskey(deps(), anyone);
    const left = await service.db.selectFrom('passkey_challenges').select('challenge').execute();
    expect(left.map(({ challenge }) => challenge)).not.toContain(late.challenge);
  });

  test('a challenge of another browser, site, person or purpose is refused', async () => {
    const other = await newPerson(`other${number}@cafe.example`);
    await expect(use({}, { ...anyone, browser: 'c'.repeat(43) }, anyone)).rejects.toMatchObject(REFUSED);
    await expect(use({}, { ...anyone, site: OTHER }, anyone)).rejects.toMatchObject(REFUSED);
    const asOther = { ...anyone, personId: other.personId } as unknown as typeof anyone;
    await expect(use({}, asOther, anyone)).rejects.toMatchObject(REFUSED);
    await expect(use({}, anyone, asOther)).rejects.toMatchObject(REFUSED);
    const { challenge } = await beginPasskey(deps(), person);
    await expect(use({ challenge })).rejects.toMatchObject(REFUSED);
    await expect(use({ challenge: 'x'.repeat(43) })).rejects.toMatchObject(REFUSED);
  });

  test.each([
    ['another origin', { origin: 'https://trellis.example.evil.example' }],
    ['a page of the host without https', { origin: 'http://trellis.example' }],
    ['another RP ID', { rpId: 'evil.example' }],
    ['a person who wasn’t verified', { isUnverified: true }],
    ['a wrong signature', { isForged: true }],
    ['a counter that stays', { counter: 1 }],
    ['a counter that goes back', { counter: 0 }],
    ['another person’s handle', { userHandle: Buffer.from(newId('usr')).toString('base64url') }],
  ] satisfies [string, Deviation][])('%s is refused', async (_name, wrong) => {
    await expect(use(wrong)).rejects.toMatchObject(REFUSED);
    expect(await listed(person)).toMatchObject([{ last_used_at: null }]);
    expect(await use()).toBe(person.personId);
  });

  test('one of another person proves nothing in a session', async () => {
    const other = await newPerson(`other${number}@cafe.example`);
    const asked = { ...anyone, personId: other.personId } as unknown as typeof anyone;
    await expect(use({}, asked)).rejects.toMatchObject(REFUSED);
  });

  test('one of another host is refused, and belongs to that host alone', async () => {
    const atCafe = { ...person, site: OTHER };
    const theirs = new Authenticator(OTHER.origin);
    await add(atCafe, theirs);
    expect(await listed(person)).toHaveLength(1);
    expect(await listed(person, OTHER.id)).toHaveLength(1);
    const there = { ...anyone, site: OTHER };
    const credential = async (asked: typeof anyone) => theirs.use(await askForPasskey(deps(), asked));
    await expect(provePasskey(deps(), anyone, await credential(there))).rejects.toMatchObject(REFUSED);
    await expect(provePasskey(deps(), anyone, await credential(anyone))).rejects.toMatchObject(REFUSED);
    expect(await provePasskey(deps(), there, await credential(there))).toBe(person.personId);
  });

  test.each(['', 'x', 'null', '{}', '{"id":1}', '{"id":"x","response":{"clientDataJSON":"bm8"}}'])(
    'what is no credential is refused: %j',
    async (sent) => {
      await expect(provePasskey(deps(), anyone, sent)).rejects.toMatchObject(REFUSED);
      await expect(addPasskey(deps(), person, { name: 'X', credential: sent })).rejects.toMatchObject(
        REFUSED,
      );
    },
  );
});

describe('adding a passkey', () => {
  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another RP ID', { rpId: 'evil.example' }],
    ['a person who wasn’t verified', { isUnverified: true }],
    ['a challenge that wasn’t given', { challenge: 'x'.repeat(43) }],
  ] satisfies [string, Deviation][])('with %s is refused, and nothing is sent', async (name, wrong) => {
    const person = await newPerson(`${name.replaceAll(/\W/g, '-')}@cafe.example`);
    await expect(add(person, new Authenticator(CONSOLE.origin), 'Laptop', wrong)).rejects.toMatchObject(
      REFUSED,
    );
    expect(await listed(person)).toEqual([]);
    expect(await inbox(person.email)).toEqual([]);
  });

  test('with certificates that weren’t asked for is refused before one is read', async () => {
    const person = await newPerson('certified@cafe.example');
    const wrong = { certificates: [new Uint8Array(8)] };
    await expect(add(person, new Authenticator(CONSOLE.origin), 'Laptop', wrong)).rejects.toMatchObject({
      ...REFUSED,
      cause: { code: 'credential_invalid' },
    });
  });

  test('of another person, with their challenge, is refused', async () => {
    const [ada, eve] = [await newPerson('ada@cafe.example'), await newPerson('eve@cafe.example')];
    const credential = new Authenticator(CONSOLE.origin).make(await beginPasskey(deps(), ada));
    await expect(addPasskey(deps(), eve, { name: 'Mine', credential })).rejects.toMatchObject(REFUSED);
  });

  test('that is there already, with no name, or after twenty is refused', async () => {
    const person = await newPerson('many@cafe.example');
    const device = new Authenticator(CONSOLE.origin);
    await expect(add(person, device, ' ')).rejects.toMatchObject({ code: 'field_invalid', param: 'name' });
    await expect(add(person, device, 'x'.repeat(61))).rejects.toMatchObject({ code: 'field_invalid' });
    await add(person, device);
    await expect(add(person, device)).rejects.toMatchObject({ code: 'state_forbids' });
    const more = Array.from({ length: 19 }, () => new Authenticator(CONSOLE.origin));
    for (const one of more) await add(person, one);
    await expect(add(person, new Authenticator(CONSOLE.origin))).rejects.toMatchObject({
      publicMessage: expect.stringContaining('Remove one first'),
    });
  });
});
