import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { Clock } from '../../core/api/clock.ts';
import { consoleSignIn } from './console-records.ts';

export interface ConsoleLink {
  readonly object: 'console_link';
  readonly url: string;
  readonly expires_at: string;
}

/** A one-time way into a partner's console, in one environment. Only the hash of its code is stored. */
export async function makeConsoleLink(
  deps: { readonly db: Db; readonly clock: Clock; readonly publicUrl: string },
  owner: Owner,
): Promise<ConsoleLink> {
  const { partnerId: partner_id, environment } = owner;
  const now = new Date(deps.clock.now());
  const { code, expiresAt } = await consoleSignIn.createLink(deps.db, { partner_id, environment }, now);
  return {
    object: 'console_link',
    url: `${deps.publicUrl}/console/sign-in/${code}`,
    expires_at: expiresAt.toISOString(),
  };
}

/** Ends a partner's links and sessions, at once and on every node. @returns how many there were */
export async function endConsole(db: Db, partnerId: string): Promise<{ links: number; sessions: number }> {
  const links = await db.deleteFrom('console_links').where('partner_id', '=', partnerId).executeTakeFirst();
  const sessions = await db
    .deleteFrom('console_sessions')
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  return { links: Number(links.numDeletedRows), sessions: Number(sessions.numDeletedRows) };
}
