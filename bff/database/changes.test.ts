import { afterAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { startService, signUp, type Service, type SignedUp } from '../testing/service.ts';
import { Changes, type ChangeKind } from './changes.ts';

let service: Service;
let partner: SignedUp;
let forgotten: string[] = [];
const clock = {
  ms: 1_000_000,
  now: () => clock.ms,
};
const kinds: readonly ChangeKind[] = ['key', 'line', 'merchant', 'origin', 'partner'];

beforeEach(async () => {
  service ??= await startService();
  partner ??= await signUp(service);
  forgotten = [];
});
afterAll(() => service.stop());

function feed(): Changes {
  const changes = new Changes({ db: service.db, clock });
  for (const kind of kinds) {
    changes.tell(kind, {
      forget: (subject) => void forgotten.push(`${kind} ${subject}`),
      forgetAll: () => void forgotten.push(`all ${kind}`),
    });
  }
  return changes;
}

const settled = async (changes: Changes): Promise<string[]> => {
  await changes.settle();
  const said = forgotten;
  forgotten = [];
  return said;
};

/** Everything that stood in the feed before this test is told once. */
async function startedFeed(): Promise<Changes> {
  const changes = feed();
  expect(await settled(changes)).toEqual(kinds.map((kind) => `all ${kind}`));
  clock.ms += 1_000;
  await settled(changes);
  clock.ms += 1_000;
  return changes;
}

test('the first look forgets everything, since what was there before is unknown', async () => {
  expect(await settled(feed())).toEqual(kinds.map((kind) => `all ${kind}`));
});

test('a change is told by whomever it was made, and only once it is old news to nobody', async () => {
  const changes = await startedFeed();
  const row = await service.db
    .updateTable('keys')
    .set({ name: 'Renamed' })
    .where('id', '=', partner.keyId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await service.db
    .updateTable('merchants')
    .set({ display_name: 'Elsewhere' })
    .where('id', '=', partner.active)
    .execute();
  const said = await settled(changes);
  expect(new Set(said)).toEqual(
    new Set([`key ${row.secret_hash}`, `line ${row.lineage}`, `merchant ${partner.active}`]),
  );
  clock.ms += 1_000;
  await settled(changes);
  clock.ms += 1_000;
  expect(await settled(changes)).toEqual([]);
});

test('origins that were added or taken away are told one by one', async () => {
  const setOrigins = (origins: string[]): Promise<unknown> =>
    service.db
      .updateTable('partner_environments')
      .set({ origins })
      .where('partner_id', '=', partner.partnerId)
      .execute();
  await setOrigins(['https://a.example', 'https://b.example']);
  const changes = await startedFeed();
  await setOrigins(['https://b.example', 'https://c.example']);
  expect(new Set(await settled(changes))).toEqual(
    new Set([`partner ${partner.partnerId}`, 'origin https://a.example', 'origin https://c.example']),
  );
});

test('a change that was rolled back is not told', async () => {
  const changes = await startedFeed();
  const failing = service.db.transaction().execute(async (trx) => {
    await trx.updateTable('keys').set({ name: 'Never' }).where('id', '=', partner.keyId).execute();
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await settled(changes)).toEqual([]);
});

test('what is younger than 0.3 s is used without a look, up to 0.8 s beside one, and after that not before it', async () => {
  const changes = await startedFeed();
  await changes.settle();
  clock.ms += 250;
  expect(changes.settle()).toBeUndefined();
  expect(changes.ageMs).toBe(250);
  clock.ms += 250;
  expect(changes.settle()).toBeUndefined();
  await expect.poll(() => changes.ageMs).toBe(0);
  clock.ms += 801;
  const waiting = changes.settle();
  expect(waiting).toBeInstanceOf(Promise);
  expect(changes.settle()).toBe(waiting);
  await waiting;
  expect(changes.settle()).toBeUndefined();
});

test('a node that slept, or whose clock was set back, forgets everything', async () => {
  const changes = await startedFeed();
  await changes.settle();
  clock.ms += 11 * 60_000;
  expect(await settled(changes)).toContain('all key');
  clock.ms -= 5_000;
  expect(await settled(changes)).toContain('all key');
});

test('a database that does not answer is an error for those who must wait, and none for those who need not', async () => {
  const changes = await startedFeed();
  await changes.settle();
  await sql`alter table changes rename to changes_away`.execute(service.db);
  try {
    clock.ms += 500;
    expect(changes.settle()).toBeUndefined();
    clock.ms += 500;
    await expect(changes.settle()).rejects.toThrow('changes');
  } finally {
    await sql`alter table changes_away rename to changes`.execute(service.db);
  }
  await changes.settle();
  expect(changes.ageMs).toBe(0);
});
