import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { TimerHandlers } from '../../core/timers/timer-handler.ts';
import { setTimer } from '../../core/timers/timers.ts';
import { isDrawn } from './drawn-images.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Somebody is about to refer to a picture, or has stopped to: from a day on it is deleted once no image has it. Call it
 * in a transaction of its own before looking whether the picture is there, and it stays long enough to be referred to.
 */
export async function pictureUsed(trx: Db, owner: Owner, hash: string, realNow: number): Promise<void> {
  if (isDrawn(hash)) return;
  const dueAt = new Date(realNow + DAY_MS);
  await setTimer(trx, owner, { kind: 'picture.expire', record: hash, dueAt, isRealTime: true });
}

export const pictureTimers: TimerHandlers<FeatureDeps> = {
  'picture.expire': async ({ db: trx }, { record: hash }) => {
    await trx.selectFrom('pictures').select('hash').where('hash', '=', hash).forUpdate().execute();
    const used = await trx
      .selectFrom('images')
      .select('id')
      .where('hash', '=', hash)
      .limit(1)
      .executeTakeFirst();
    if (used) return;
    await trx.deleteFrom('picture_files').where('hash', '=', hash).execute();
    await trx.deleteFrom('pictures').where('hash', '=', hash).execute();
  },
};
