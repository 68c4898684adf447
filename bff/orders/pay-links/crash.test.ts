import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Db } from '../../core/database/database.ts';
import { restartedService } from '../../testing/service/restarted-service.ts';
import { rounds } from '../../testing/service/rounds.ts';
import type { PayLink } from './contract/pay-link.ts';
import { made, newSeller, payAsGuest, type Seller } from './testing/links.ts';

const ROUNDS = rounds({ short: 2, long: 50 });
const GUESTS = 6;
/** Longer than all of them need to pay. */
const KILLED_WITHIN_MS = 400;

const service = restartedService();

/**
 * As a page does that saw the connection break: the same request with the same key; with a new one where that
 * came to nothing.
 */
async function payAgain(seller: Seller, link: PayLink, key: string): Promise<void> {
  let present = key;
  await expect
    .poll(
      async () => {
        const { status, body } = await payAsGuest(seller, link, { key: present });
        if (status === 402 || Reflect.get(body, 'error') === 40902) present = randomUUID();
        return body.status;
      },
      { timeout: 45_000, interval: 500 },
    )
    .toBe('completed');
}

/** What the processor has taken, by link, and what the links say. */
async function booksOf(db: Db) {
  const charges = await db
    .selectFrom('processor_payments as charge')
    .innerJoin('payments', 'payments.id', 'charge.reference')
    .select(['payments.pay_link_id as id', 'payments.status as ours'])
    .where('charge.status', 'in', ['authorized', 'captured'])
    .execute();
  const links = await db
    .selectFrom('pay_links')
    .select(['id', 'status', 'paid_count', 'pending_count'])
    .where('created_at', '>', new Date(0))
    .execute();
  return { charges, links };
}

test(
  `kill -9 while guests pay, ${ROUNDS} rounds: each link is paid once, and each payment counted`,
  async () => {
    const first = await newSeller(await service.start());
    let seller = first;
    const paid: string[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const links = await Promise.all(Array.from({ length: GUESTS }, () => made(seller)));
      const keys = new Map(links.map(({ id }) => [id, randomUUID()]));
      const paying = links.map((link) =>
        payAsGuest(seller, link, { key: keys.get(link.id) ?? '' }).catch(() => undefined),
      );
      await delay(Math.random() * KILLED_WITHIN_MS);
      await service.kill();
      await Promise.all(paying);
      seller = { ...first, url: (await service.start()).url };
      for (const link of links) await payAgain(seller, link, keys.get(link.id) ?? '');
      paid.push(...links.map(({ id }) => id));
    }
    const { charges, links } = await service.inDatabase(booksOf);
    const mine = links.filter(({ id }) => paid.includes(id));
    expect(
      charges
        .map(({ id }) => id)
        .filter((id) => id !== null && paid.includes(id))
        .toSorted(),
    ).toEqual(paid.toSorted());
    expect(
      new Set(
        mine.map(({ status, paid_count: count, pending_count: pending }) => `${status} ${count} ${pending}`),
      ),
    ).toEqual(new Set(['completed 1 0']));
  },
  ROUNDS * 90_000,
);
