import type { Kysely } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { hashOf, isSecret, newSecret } from '../../core/http/secrets.ts';
import { SESSION_MS, type SessionCookie } from '../../core/http/session-cookie.ts';
import type { IncomingMessage } from 'node:http';
import type { Clock } from '../../core/api/clock.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { Request, Response, Router } from 'express';
import { readForm } from './forms.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import { requireCsrf, requireSameOrigin } from './same-origin.ts';

/** The lifetime of an unused link, in milliseconds. */
const LINK_MS = 15 * 60 * 1000;

/** The columns of each table of links; any other columns are the link's permissions. */
interface LinkColumns {
  /** SHA-256 of the code in the link. */
  hash: string;
  expires_at: Date;
  used_at: Date | null;
}

/** The columns of each table of sessions; any other columns are the session's permissions. */
interface SessionColumns {
  /** SHA-256 of the cookie. */
  hash: string;
  expires_at: Date;
  created_at: Date;
}

interface SignInTables<Link extends LinkColumns, Session extends SessionColumns> {
  readonly links: string;
  readonly sessions: string;
  /** Returns a session's values from the link that opens it. */
  readonly sessionOf: (link: Link) => Omit<Session, keyof SessionColumns>;
}

/** The columns that all of these tables share, under common names. */
interface SharedTables {
  links: LinkColumns;
  sessions: SessionColumns;
}

/**
 * Sign-in by a one-time link, in two tables: links, and the sessions that they open. Only hashes of codes and
 * cookies are stored. A session is read on each request, so ending it takes effect at once and on every node.
 */
export class OneTimeSignIn<Link extends LinkColumns, Session extends SessionColumns> {
  readonly #links: 'links';
  readonly #sessions: 'sessions';
  readonly #sessionOf: SignInTables<Link, Session>['sessionOf'];

  constructor({ links, sessions, sessionOf }: SignInTables<Link, Session>) {
    this.#links = links as 'links';
    this.#sessions = sessions as 'sessions';
    this.#sessionOf = sessionOf;
  }

  /** Stores a new link and deletes the links and sessions that have expired. */
  async createLink(
    db: Db,
    grant: Omit<Link, keyof LinkColumns>,
    now: Date,
  ): Promise<{ readonly code: string; readonly expiresAt: Date }> {
    const tables = sharedTables(db);
    await tables.deleteFrom(this.#links).where('expires_at', '<=', now).execute();
    await tables.deleteFrom(this.#sessions).where('expires_at', '<=', now).execute();
    const code = newSecret();
    const expiresAt = new Date(now.getTime() + LINK_MS);
    const row = { ...grant, hash: hashOf(code), expires_at: expiresAt, used_at: null };
    await tables.insertInto(this.#links).values(row).execute();
    return { code, expiresAt };
  }

  /** A link that still works. Reading it doesn't use it up. */
  async findLink(db: Db, code: string, now: Date): Promise<Link | undefined> {
    if (!isSecret(code)) return undefined;
    const link = await sharedTables(db)
      .selectFrom(this.#links)
      .selectAll()
      .where('hash', '=', hashOf(code))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return link as Link | undefined;
  }

  /**
   * Uses a link up and opens its session in place of the browser's previous one, all or nothing. Of several
   * requests at the same moment one wins: the row is updated only where it is still unused.
   * @param previous the cookie of that browser, if it has one
   * @returns undefined when the link is unknown, used or has expired
   */
  async useLink(
    db: Db,
    code: string,
    previous: string | undefined,
    now: Date,
  ): Promise<{ readonly cookie: string; readonly session: Session } | undefined> {
    if (!isSecret(code)) return undefined;
    return db.transaction().execute(async (trx) => {
      const link = await sharedTables(trx)
        .updateTable(this.#links)
        .set({ used_at: now })
        .where('hash', '=', hashOf(code))
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst();
      if (!link) return undefined;
      if (previous !== undefined) await this.endSession(trx, previous);
      const cookie = newSecret();
      const expires_at = new Date(now.getTime() + SESSION_MS);
      const own = { hash: hashOf(cookie), expires_at, created_at: now };
      const session = await sharedTables(trx)
        .insertInto(this.#sessions)
        .values({ ...this.#sessionOf(link as Link), ...own })
        .returningAll()
        .executeTakeFirstOrThrow();
      return { cookie, session: session as Session };
    });
  }

  async findSession(db: Db, cookie: string, now: Date): Promise<Session | undefined> {
    const session = await sharedTables(db)
      .selectFrom(this.#sessions)
      .selectAll()
      .where('hash', '=', hashOf(cookie))
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return session as Session | undefined;
  }

  async endSession(db: Db, cookie: string): Promise<void> {
    await sharedTables(db).deleteFrom(this.#sessions).where('hash', '=', hashOf(cookie)).execute();
  }
}

/** Kysely knows the tables of each feature; here only the columns that they share are used. */
function sharedTables(db: Db): Kysely<SharedTables> {
  return db as unknown as Kysely<SharedTables>;
}

export interface SignedInDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly cookie: SessionCookie;
}

/** The session of the request's cookie. @throws {ApiError} credential_missing, credential_invalid */
export async function signedIn<Link extends LinkColumns, Session extends SessionColumns>(
  req: IncomingMessage,
  deps: SignedInDeps,
  signIn: OneTimeSignIn<Link, Session>,
): Promise<{ readonly cookie: string; readonly row: Session }> {
  const cookie = deps.cookie.read(req);
  if (cookie === undefined) throw new ApiError('credential_missing', { message: 'There is no session.' });
  return { cookie, row: await sessionOf(cookie, deps, signIn) };
}

/** @throws {ApiError} credential_invalid */
export async function sessionOf<Link extends LinkColumns, Session extends SessionColumns>(
  cookie: string,
  { db, clock }: Pick<SignedInDeps, 'db' | 'clock'>,
  signIn: OneTimeSignIn<Link, Session>,
): Promise<Session> {
  const row = await signIn.findSession(db, cookie, new Date(clock.now()));
  if (!row) throw new ApiError('credential_invalid', { message: 'The session has ended.' });
  return row;
}

/**
 * Returns the session for pages that don't require one; `undefined` if there is none, or it has no
 * permissions.
 * @throws {ApiError} an internal error
 */
export async function ifSignedIn<Session>(session: Promise<Session>): Promise<Session | undefined> {
  try {
    return await session;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return undefined;
    throw error;
  }
}

interface SignInOptions<Link extends LinkColumns, Session extends SessionColumns> extends SignedInDeps {
  /** Our own origin, as a browser writes it in `Origin`. */
  readonly publicOrigin: string;
  readonly signIn: OneTimeSignIn<Link, Session>;
  /** The path at which the router is mounted: `/console`. */
  readonly base: string;
  /** The path of links, below that: `/sign-in`. */
  readonly linkPath: string;
  /** Whether a link belongs to these pages, if its table is shared with others. Defaults to all links. */
  readonly isOfHere?: (link: Link) => boolean;
  /** Returns the first path of a new session. */
  readonly startOf: (session: Session) => string;
  /** The page with the button that uses the link. */
  readonly showLink: (req: Request, res: Response, link: Link) => Promise<void>;
  /** Says that a link is unknown, used or expired, without revealing which. */
  readonly showDeadLink: (req: Request, res: Response) => Promise<void>;
  readonly showSignedOut: (res: Response) => Promise<void>;
  /** Called before a session ends by its button. */
  readonly onSignOut?: (req: Request, res: Response, session: Session) => Promise<void>;
}

/** The ways in and out: a one-time link signs in, a button signs out. */
export function mountSignIn<Link extends LinkColumns, Session extends SessionColumns>(
  router: Router,
  options: SignInOptions<Link, Session>,
): void {
  const { db, clock, cookie, signIn, base, isOfHere = () => true } = options;
  const linkOf = async (code: string): Promise<Link | undefined> => {
    const link = await signIn.findLink(db, code, new Date(clock.now()));
    return link && isOfHere(link) ? link : undefined;
  };

  /**
   * Opening a link uses nothing and changes no session: mail scanners, prefetching browsers and pages of
   * other sites open it too. The button on our page does.
   */
  router
    .route(`${options.linkPath}/:code`)
    .get(async (req: Request<{ code: string }>, res) => {
      const link = await linkOf(req.params.code);
      return link ? options.showLink(req, res, link) : options.showDeadLink(req, res);
    })
    .post(async (req: Request<{ code: string }>, res) => {
      requireSameOrigin(req, options.publicOrigin);
      // Looked at first: a link of other pages is not used up here.
      const opened =
        (await linkOf(req.params.code)) &&
        (await signIn.useLink(db, req.params.code, cookie.read(req), new Date(clock.now())));
      if (!opened) return options.showDeadLink(req, res);
      cookie.write(res, opened.cookie);
      return res.redirect(303, options.startOf(opened.session));
    })
    .all(refuseMethod('GET, HEAD, POST'));

  router
    .route('/sign-out')
    .post(async (req, res) => {
      requireSameOrigin(req, options.publicOrigin);
      const value = cookie.read(req);
      if (value !== undefined) {
        requireCsrf(value, (await readForm(req)).get('csrf'));
        const session = options.onSignOut && (await signIn.findSession(db, value, new Date(clock.now())));
        if (session) await options.onSignOut?.(req, res, session);
        await signIn.endSession(db, value);
        cookie.clear(res);
      }
      res.redirect(303, `${base}/signed-out`);
    })
    .all(refuseMethod('POST'));

  router.get('/signed-out', async (_req, res) => options.showSignedOut(res));
}
