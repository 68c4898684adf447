import type { Request, Response, Router } from 'express';
import { readForm } from '../forms/read-form.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { requireCsrf, requireSameOrigin } from '../same-origin.ts';
import type { LinkColumns, OneTimeSignIn, SessionColumns, SignedInDeps } from './one-time-sign-in.ts';

export interface SignInOptions<
  Link extends LinkColumns,
  Session extends SessionColumns,
> extends SignedInDeps {
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
        await signIn.endSession(db, value);
        cookie.clear(res);
      }
      res.redirect(303, `${base}/signed-out`);
    })
    .all(refuseMethod('POST'));

  router.get('/signed-out', async (_req, res) => options.showSignedOut(res));
}
