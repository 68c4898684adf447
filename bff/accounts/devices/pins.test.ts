import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../core/database/ids.ts';
import { hashOf, newSecret } from '../../core/http/secrets.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import { activateDevice, insertDevice, type DeviceRow } from './device-records.ts';
import { checkPin, isPin, pinHolders, pinStateOf, removePin, setPin, type PinOutcome } from './pins.ts';

const MINUTE_MS = 60_000;

let service: Service;
let partner: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
});
afterAll(() => service.stop());

/** A person on the staff, with a PIN. */
async function person(email: string, pin: string, merchant = partner.active): Promise<string> {
  const { body } = await call<{ id: string }>(service, `POST /v1/merchants/${merchant}/members`, {
    credential: partner.key,
    body: { email, role: 'cashier' },
  });
  const { db } = service;
  await db.updateTable('staff').set({ status: 'active', name: email }).where('id', '=', body.id).execute();
  await setPin(service, body.id, pin);
  return body.id;
}

async function device(): Promise<DeviceRow> {
  const now = new Date(service.clock.now());
  const owner = { partnerId: partner.partnerId, environment: 'sandbox' } as const;
  const made = { merchantId: partner.active, name: 'Till', claimHash: hashOf(newSecret()) };
  return activateDevice(service.db, await insertDevice(service.db, owner, made, now), now);
}

const tryPin = (on: DeviceRow, staffId: string, pin: string) => checkPin(service, on, { staffId, pin });
const minutesOf = (outcome: PinOutcome) =>
  outcome.is === 'early' && Math.round((outcome.until.getTime() - service.clock.now()) / MINUTE_MS);
async function fail(times: number, staffId: string, on: DeviceRow): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    expect(await tryPin(on, staffId, '0000')).toMatchObject({ is: 'wrong' });
  }
}

test('a PIN has 4 to 6 digits, which aren’t all the same or in a row', () => {
  for (const pin of ['4821', '48215', '482150', '1357', '1123', '0011'])
    expect([pin, isPin(pin)]).toEqual([pin, true]);
  for (const pin of ['482', '4821507', '48a1', '1111', '1234', '987654', '٤٨٢١', ' 4821', '4821\n', '']) {
    expect([pin, isPin(pin)]).toEqual([pin, false]);
  }
});

test('is stored as a slow hash with a salt of its own', async () => {
  const ids = [await person('one@pins.example', '4821'), await person('two@pins.example', '4821')];
  const rows = await service.db.selectFrom('staff_pins').selectAll().where('staff_id', 'in', ids).execute();
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(2);
  expect(rows.every(({ hash }) => hash !== hashOf('4821') && hash.length === 43)).toBe(true);
});

describe('on a device', () => {
  let till: DeviceRow;
  let ana: string;
  let count = 0;
  beforeEach(async () => {
    till = await device();
    ana = await person(`ana${(count += 1)}@pins.example`, '4821');
  });

  test('the right PIN is the person’s, and forgets the wrong ones before it', async () => {
    await fail(4, ana, till);
    expect(await tryPin(till, ana, '4821')).toMatchObject({ is: 'right', staff: { id: ana } });
    await fail(4, ana, till);
    expect(await tryPin(till, ana, '4821')).toMatchObject({ is: 'right' });
  });

  test('after five wrong ones it waits a minute, then two, and takes no right one meanwhile', async () => {
    await fail(5, ana, till);
    expect(minutesOf(await tryPin(till, ana, '4821'))).toBe(1);
    service.clock.advance(MINUTE_MS);
    await fail(1, ana, till);
    expect(minutesOf(await tryPin(till, ana, '4821'))).toBe(2);
    service.clock.advance(2 * MINUTE_MS);
    expect(await tryPin(till, ana, '4821')).toMatchObject({ is: 'right' });
  });

  test('it waits for other people too: one device doesn’t try out many', async () => {
    const ben = await person(`ben${count}@pins.example`, '1357');
    await fail(3, ana, till);
    await fail(2, ben, till);
    expect(await tryPin(till, ben, '1357')).toMatchObject({ is: 'early' });
    // On another one, both still may.
    const other = await device();
    expect(await tryPin(other, ben, '1357')).toMatchObject({ is: 'right' });
  });

  test('many devices don’t try out one person', async () => {
    for (let tried = 0; tried < 5; tried += 1) await fail(1, ana, await device());
    expect(await tryPin(await device(), ana, '4821')).toMatchObject({ is: 'early' });
  });

  test('of tries at once, five are taken', async () => {
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => tryPin(till, ana, '0000')));
    expect(outcomes.filter(({ is }) => is === 'wrong')).toHaveLength(5);
    expect(outcomes.filter(({ is }) => is === 'early')).toHaveLength(7);
  });

  test('after twenty wrong ones a PIN is blocked until its owner sets another', async () => {
    for (let tried = 0; tried < 20; tried += 1) {
      await fail(1, ana, await device());
      service.clock.advance(60 * MINUTE_MS);
    }
    expect(await tryPin(await device(), ana, '4821')).toEqual({ is: 'blocked' });
    expect(await pinStateOf(service.db, ana)).toMatchObject({ isBlocked: true });
    await setPin(service, ana, '7513');
    expect(await tryPin(await device(), ana, '7513')).toMatchObject({ is: 'right' });
  });

  test('people of other merchants, without a PIN, or who are invited only, are wrong', async () => {
    const elsewhere = await person(`cy${count}@pins.example`, '4821', partner.merchants['needs_data']);
    expect(await tryPin(till, elsewhere, '4821')).toMatchObject({ is: 'wrong' });
    const invited = await person(`di${count}@pins.example`, '4821');
    await service.db.updateTable('staff').set({ status: 'invited' }).where('id', '=', invited).execute();
    expect(await tryPin(till, invited, '4821')).toMatchObject({ is: 'wrong' });
    expect(await tryPin(till, newId('stf'), '4821')).toMatchObject({ is: 'wrong' });
    await removePin(service.db, ana);
    expect(await tryPin(await device(), ana, '4821')).toEqual({ is: 'blocked' });
    const listed = (await pinHolders(service.db, till)).map(({ id }) => id);
    expect(listed).not.toContain(ana);
    expect(listed).not.toContain(elsewhere);
    expect(listed).not.toContain(invited);
  });

  test('a removed person’s PIN goes with them', async () => {
    await call(service, `DELETE /v1/merchants/${partner.active}/members/${ana}`, { credential: partner.key });
    expect(await tryPin(till, ana, '4821')).toMatchObject({ is: 'wrong' });
    expect(await pinStateOf(service.db, ana)).toBeUndefined();
  });
});
