import type { Outcome } from '../../core/timers/timer-handler.ts';
import type { MessageDeps } from './message-deps.ts';
import { Undeliverable } from './postmen/postman.ts';

/**
 * Sends a message of production and forgets it: once it is taken, refused for good, or no use any more. A process that dies between the
 * two sends it again, under the same id.
 * @throws {Error} it may be taken later
 */
export async function deliver(
  { db, clock, log, postmen, secrets }: MessageDeps,
  id: string,
  signal: AbortSignal,
): Promise<Outcome> {
  const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return 'done';
  const postman = postmen[row.channel];
  if (row.expires_at.getTime() > clock.now()) {
    // The operator may set it again.
    if (!postman) throw new Error(`nothing sends messages by ${row.channel} any more`);
    const { recipient: to, subject, created_at: at } = row;
    try {
      await postman.take({ id, to, subject, text: secrets.open(row.text, id), at }, signal);
    } catch (error) {
      if (!(error instanceof Undeliverable)) throw error;
      log.warn({ message: id, channel: row.channel }, error.message);
    }
  }
  await db.deleteFrom('messages').where('id', '=', id).execute();
  return 'done';
}
