import express, { type Router } from 'express';
import type { Logger } from 'pino';
import type { Db } from '../../core/database/database.ts';
import type { IdempotencyRecords } from '../../core/database/idempotency-records.ts';
import {
  type ConsoleSection,
  type MerchantPanel,
  PageRenderer,
  DEAD_LINK,
  SIGNED_OUT,
} from './page-renderer.ts';
import type { Retention } from '../../core/contract/retention.ts';
import type { Clock } from '../../core/api/clock.ts';
import type { Limiter } from '../../core/api/limits/quota.ts';
import type { Languages } from '../../core/text/language.ts';
import type { Route } from '../../core/api/route.ts';
import { membershipOf, type SsoSignInDeps } from '../../accounts/people/people.ts';
import type { KeyDirectory } from '../../accounts/identity/keys/key-directory.ts';
import type { FirstSteps } from '../../accounts/identity/sessions/first-steps.ts';
import type { MessageService } from '../../providers/messages/messages.ts';
import type { FindMerchant } from '../../accounts/identity/sessions/mint.ts';
import type { ElementFiles } from '../shell/element-files.ts';
import type { ConsoleContext } from './context.ts';
import { mountFiles } from './page.ts';
import { CONSOLE_ASSETS } from './parts/console-files.ts';
import { PageApi } from '../shell/page-api.ts';
import type { Owner } from '../../core/database/owner.ts';
import {
  consoleCookie,
  consoleSignIn,
  replaceSession,
  consoleSessionOf,
  principalOfCookie,
  type ConsoleSessionDeps,
} from './console-session.ts';
import { PERSON_COOKIE_MS } from './start/person-sessions.ts';
import type { Operation } from '../../core/contract/operation.ts';
import { scopeOf } from '../../core/http/request-scope.ts';
import { serveOperations, type GatewayDeps } from '../../core/http/serve.ts';
import { cookieCredential } from '../shell/same-origin.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import { ApiError } from '../../core/api/errors.ts';
import { html } from '../../core/text/html.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import { mountSignIn } from '../shell/one-time-sign-in.ts';

import { noteAct } from '../shell/door-acts.ts';
import { actorOfRow } from './start/console-acts.ts';
import { mountProvePage } from './start/prove-page.ts';

export { signInPages } from './start/sign-in-pages.ts';

interface ConsoleDeps extends SsoSignInDeps {
  readonly log: Logger;
  /** The address of the service for browsers: determines the cookie's flags and our origin. */
  readonly publicUrl: string;
  readonly retention: Retention;
  readonly messages: MessageService;
  /** Every route of the API: the console acts only through these. */
  readonly routes: readonly Route[];
  readonly sections: readonly ConsoleSection[];
  readonly merchantPanels: readonly (() => Promise<MerchantPanel>)[];
  readonly keys: Pick<KeyDirectory, 'lineageOf' | 'clocks'>;
  readonly findMerchant: FindMerchant;
  readonly firstSteps: FirstSteps;
  readonly limiter: Limiter;
  readonly languages: Languages;
  readonly siteAddresses: FeatureDeps['siteAddresses'];
  readonly idempotency: IdempotencyRecords;
  readonly elements: ElementFiles;
}

/**
 * The partner's console, to be mounted at `/console` before the app's own 404. A fault of a page is a page; a
 * fault of what an element calls goes on to the app's renderer as an Error object.
 */
export async function consolePages(deps: ConsoleDeps): Promise<Router> {
  const { publicUrl } = deps;
  const merchantPanels = await Promise.all(deps.merchantPanels.map((load) => load()));
  const context: ConsoleContext = {
    ...deps,
    merchantPanels: merchantPanels.map((panel) => ({
      isAside: panel.isAside === true,
      show: async (visit, merchant) =>
        context.api.allows(panel.needs, visit.session.principal) && panel.show(context, visit, merchant),
    })),
    publicOrigin: new URL(publicUrl).origin,
    cookie: consoleCookie(publicUrl),
    api: new PageApi(deps.routes, deps),
    layout: CONSOLE_ASSETS,
  };
  const pages = new PageRenderer(context);
  const mounts = (await Promise.all(deps.sections.map((section) => section.pages()))).flat();
  const router = express.Router({ caseSensitive: true, strict: true });
  router.use('/api', elementApi({ ...deps, ...context }));
  mountFiles(router, context);
  mountConsoleSignIn(router, context, pages);
  mountEnvironmentSwitch(router, context, pages);
  mountTeamSwitch(router, context, pages);
  mountProvePage(router, context, pages);
  for (const mount of [...mounts, ...merchantPanels.flatMap((panel) => panel.pages)])
    mount(router, context, pages);
  pages.mountLast(router);
  return router;
}

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

/** The ways in and out of the console. */
function mountConsoleSignIn(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountSignIn(router, {
    ...context,
    signIn: consoleSignIn,
    base: '/console',
    linkPath: '/sign-in',
    startOf: () => '/console',
    showLink: (_req, res) => pages.sendPlain(res, 200, 'Sign in to the partner console', SIGN_IN_FORM),
    showDeadLink: (_req, res) => pages.say(res, 410, DEAD_LINK),
    showSignedOut: (res) => pages.say(res, 200, SIGNED_OUT),
    onSignOut: async (req, res, row) => {
      const by = await actorOfRow(context.db, row);
      if (by) await noteAct(context, { req, res }, { act: 'signOut', by });
    },
  });
}

const SIGN_IN_FORM = html`<form class="card sec said" method="post">
  <h1>Partner console</h1>
  <p>This link works once. You stay signed in on this browser for 8 hours.</p>
  <p><button>Sign in</button></p>
</form>`;

/**
 * Mounts the switch between environments, which replaces the session: a form for the first environment that
 * is still open in another window is then refused instead of acting in the second.
 */
function mountEnvironmentSwitch(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/environment')
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const environment = environmentOf(form.get('environment'));
      const { row, partner } = session;
      const isFree = row.opened_in === 'sandbox' && partner.status === 'published';
      if (environment !== row.environment) {
        if (!isFree)
          throw new ApiError('not_published', { message: 'You can’t switch to this environment.' });
        const cookie = await replaceSession(context.db, row, { environment });
        context.cookie.write(res, cookie, row.person_id === null ? undefined : PERSON_COOKIE_MS);
      }
      res.redirect(303, '/console');
    })
    .all(refuseMethod('POST'));
}

/** Mounts the switch between the teams of a person: it replaces the session, too. */
function mountTeamSwitch(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/team-switch')
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const { row } = session;
      const partnerId = form.get('partner') ?? '';
      const { person_id: personId, sso_partner_id: by, created_at: openedAt } = row;
      const membership =
        personId !== null && (await membershipOf(context.db, { partnerId, personId, by, openedAt }));
      if (!membership) throw new ApiError('not_found');
      const change = { partner_id: partnerId, environment: 'sandbox' } as const;
      context.cookie.write(res, await replaceSession(context.db, row, change), PERSON_COOKIE_MS);
      res.redirect(303, '/console');
    })
    .all(refuseMethod('POST'));
}

/** @throws {ApiError} field_invalid */
function environmentOf(text: string | undefined): EnvironmentName {
  if (text === 'sandbox' || text === 'production') return text;
  throw new ApiError('field_invalid', { message: 'environment must be sandbox or production.' });
}

interface ElementApiDeps
  extends ConsoleSessionDeps, Omit<GatewayDeps, 'authenticate' | 'credentialOf' | 'origins'> {
  readonly publicOrigin: string;
  /** Every route of the API; those that elements of the console need are served. */
  readonly routes: readonly Route[];
}

const TAGS: ReadonlySet<string> = new Set(['Webhooks', 'Events', 'Sandbox']);

const OPERATIONS: ReadonlySet<string> = new Set(['getPartner', 'listMerchants', 'getMerchant', 'listKeys']);

/**
 * Whether elements on the console's pages may call an operation. Operations on keys are excluded: a key is
 * shown or ended on a page with a form.
 */
export function isForElements({ id, tag, credentials }: Operation): boolean {
  return credentials.includes('key') && (TAGS.has(tag) || OPERATIONS.has(id));
}

/**
 * The API for elements of the console, under `/console/api`: the same routes on the same way through the
 * gateway, with the cookie as their credential.
 */
export function elementApi(deps: ElementApiDeps): Router {
  const api = express.Router({ caseSensitive: true, strict: true });
  const credentialOf = cookieCredential(deps);

  /** The first request of an element's session. A console isn't limited to one merchant. */
  api.get('/v1/sessions/current', async (req, res) => {
    credentialOf(req);
    const { row, principal } = await consoleSessionOf(req, deps);
    scopeOf(res).principal = principal;
    res.json({
      object: 'session',
      merchant: null,
      scopes: [...principal.scopes],
      environment: row.environment,
      theme: null,
      expires_in: Math.max(0, Math.floor((row.expires_at.getTime() - deps.clock.now()) / 1000)),
    });
  });

  const authenticate = (cookie: string) => principalOfCookie(cookie, deps);
  const routes = deps.routes.filter((route) => isForElements(route.operation));
  api.use(serveOperations(routes, { ...deps, authenticate, credentialOf, origins: undefined }));
  return api;
}
