import type { Logger } from 'pino';
import type { Selectable } from 'kysely';
import type { Clock } from '../../core/api/clock.ts';
import type { Db } from '../../core/database/database.ts';
import type { LetterFrom, LetterSender } from '../../core/letters/letter.ts';
import type { Outcome } from '../../core/timers/timer-handler.ts';
import type { WebPush } from './browser/web-push.ts';
import type { MessagesTable } from './message-records.ts';
import { recordOptOut } from './opt-outs.ts';
import { traced } from '../../core/telemetry/tracing.ts';
import { MayBeTaken, OptedOut, Undeliverable, type Letter } from './postman.ts';
import type { Postmen } from './postmen.ts';

/** The dependencies for sending messages. */
export interface MessageDeps {
  /** Returns the brand and the look of the platform, a partner or a merchant. */
  readonly senderOf: (db: Db, from: LetterFrom) => Promise<LetterSender>;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  /** The carriers of messages in production. */
  readonly postmen: Postmen;
  /** The carrier of messages to browsers, in both environments. */
  readonly push: WebPush;
  /** Returns the keyed hash by which a number that opted out is stored. */
  readonly subjectOf: (phone: string) => string;
  /** Encrypts the stored text of a message in production: `id` is the message's. */
  readonly secrets: { seal(text: string, id: string): string; open(sealed: string, id: string): string };
}

/**
 * Sends a message and deletes it: once it is accepted, refused for good, or useless. Those of a sandbox stay
 * in its inbox: they are sent to browsers alone. A process that dies between the two sends it again, under
 * the same ID; but not a notice, where the carrier would deliver it twice.
 * @throws {Error} it may be accepted later
 */
export async function deliverMessage(deps: MessageDeps, id: string, signal: AbortSignal): Promise<Outcome> {
  const { db, clock, log, postmen } = deps;
  const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return 'done';
  const isTest = row.environment === 'sandbox';
  const postman = row.channel === 'browser' ? deps.push.postman(row.environment) : postmen[row.channel];
  if (row.expires_at.getTime() > clock.now()) {
    // The operator may configure the channel again.
    if (!postman) throw new Error(`nothing sends messages by ${row.channel} anymore`);
    const isOnce = row.is_notice && !postman.knowsRepeats;
    try {
      await traced('send message', 'client', (span) => {
        span?.set({ 'trellis.channel': row.channel });
        return postman.take(letterOf(deps, row), signal, isOnce ? () => beginHandOver(deps, id) : undefined);
      });
    } catch (error) {
      if (!(error instanceof Undeliverable || (isOnce && error instanceof MayBeTaken))) {
        if (isOnce) await db.updateTable('messages').set({ handed_at: null }).where('id', '=', id).execute();
        throw error;
      }
      if (error instanceof OptedOut) {
        await recordOptOut(db, deps.subjectOf(row.recipient), new Date(clock.now()));
      }
      log.warn({ message: id, channel: row.channel }, error.message);
    }
  }
  if (!isTest) await db.deleteFrom('messages').where('id', '=', id).execute();
  return 'done';
}

/**
 * Notes that a notice is being handed over, before its carrier hears of it.
 * @throws {MayBeTaken} that was noted before: the node has died since, and the carrier may have it
 */
async function beginHandOver({ db, clock }: MessageDeps, id: string): Promise<void> {
  const noted = await db
    .updateTable('messages')
    .set({ handed_at: new Date(clock.now()) })
    .where('id', '=', id)
    .where('handed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!noted)
    throw new MayBeTaken('a notice was being handed over when its node stopped, and isn’t repeated');
}

function letterOf({ secrets }: MessageDeps, row: Selectable<MessagesTable>): Letter {
  const { id, recipient: to, subject, text, html, created_at: at } = row;
  const open = (stored: string): string =>
    row.environment === 'sandbox' ? stored : secrets.open(stored, id);
  return { id, to, subject, text: open(text), html: html === null ? null : open(html), at };
}
