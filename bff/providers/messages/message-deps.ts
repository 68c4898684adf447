import type { Logger } from 'pino';
import type { Db } from '../../core/database/database.ts';
import type { Clock } from '../../core/api/clock.ts';
import type { Postmen } from './postmen/postmen.ts';

/** What messages are sent with. */
export interface MessageDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  /** Of production. */
  readonly postmen: Postmen;
  /** What is stored of a message in production: `id` is the message's. */
  readonly secrets: { seal(text: string, id: string): string; open(sealed: string, id: string): string };
}
