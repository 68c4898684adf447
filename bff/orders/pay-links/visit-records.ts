import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { namesGuest, type GuestRecords } from '../../core/database/guest-records.ts';
import { ownedBy } from '../../core/database/owner.ts';
import { deleteSome } from '../../core/database/prepared.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { GuestRecordDeps } from '../../core/feature.ts';
import { hashOf } from '../../core/http/secrets.ts';
import { ownerOf, type PayLinkRow } from './pay-link-records.ts';
import { type LinkVisit, NEW_VISIT } from './link-visit.ts';

/**
 * Reads a browser's visit of a link.
 * @param guest its secret; `undefined` if it has none
 */
export async function readVisit(db: Db, guest: string | undefined, link: string): Promise<LinkVisit> {
  if (guest === undefined) return NEW_VISIT;
  const row = await db
    .selectFrom('pay_link_visits')
    .select('content')
    .where('guest_hash', '=', hashOf(guest))
    .where('pay_link_id', '=', link)
    .executeTakeFirst();
  return row?.content ?? NEW_VISIT;
}

/**
 * Changes what a browser has in mind, one request after the other.
 * @param change returns what it is to be, or the same: then nothing is written
 */
export async function changeVisit(
  db: Db,
  { guest, link, nowMs }: { readonly guest: string; readonly link: PayLinkRow; readonly nowMs: number },
  change: (visit: LinkVisit) => LinkVisit,
): Promise<LinkVisit> {
  const key = { guest_hash: hashOf(guest), pay_link_id: link.id };
  const { partnerId: partner_id, environment } = ownerOf(link);
  const updated_at = new Date(nowMs);
  return inTransaction(db, async (work) => {
    await work.db
      .insertInto('pay_link_visits')
      .values({ ...key, partner_id, environment, content: JSON.stringify(NEW_VISIT), updated_at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const visits = work.db.selectFrom('pay_link_visits').select('content');
    const { content } = await visits
      .where('guest_hash', '=', key.guest_hash)
      .where('pay_link_id', '=', link.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const changed = change(content);
    if (changed === content) return content;
    await work.db
      .updateTable('pay_link_visits')
      .set({ content: JSON.stringify(changed), updated_at })
      .where('guest_hash', '=', key.guest_hash)
      .where('pay_link_id', '=', link.id)
      .execute();
    return changed;
  });
}

/** Visits under way, by what the guest has typed so far. */
export const guestsOfVisits: GuestRecords<GuestRecordDeps> = {
  name: 'visits',
  find: async ({ db }, owner, guest, most) => {
    const rows = await db
      .selectFrom('pay_link_visits')
      .select(['pay_link_id', 'content', 'updated_at'])
      .where(ownedBy('pay_link_visits', owner))
      .where(namesGuest(guest, 'content'))
      .limit(most)
      .execute();
    return rows.map((row) => ({
      pay_link: row.pay_link_id,
      content: row.content,
      updated_at: row.updated_at.toISOString(),
    }));
  },
  async erase({ db }, _deps, guest) {
    const { numDeletedRows } = await db
      .deleteFrom('pay_link_visits')
      .where(ownedBy('pay_link_visits', guest))
      .where(namesGuest(guest, 'content'))
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};

/**
 * Deletes visits that were idle for a day; a browser keeps its cookie for a shorter time.
 * @returns whether there may be more
 */
export async function forgetVisits(db: Db, nowMs: number): Promise<boolean> {
  return deleteSome(db, 'pay_link_visits', { where: sql`updated_at < ${new Date(nowMs - KEPT_MS)}` });
}

const KEPT_MS = 24 * 60 * 60 * 1000;
