import { fileURLToPath } from 'node:url';
import express, { type Router } from 'express';
import type { Logger } from 'pino';
import type { Db } from '../../core/database/database.ts';
import type { IdempotencyRecords } from '../../core/database/idempotency-records.ts';
import type { ConsoleSection, MerchantPanel } from './console-section.ts';
import type { Clock } from '../../core/api/clock.ts';
import type { Limiter } from '../../core/api/limits/quota.ts';
import type { Route } from '../../core/api/route.ts';
import type { KeyDirectory } from '../../accounts/identity/keys/key-directory.ts';
import type { FirstSteps } from '../../accounts/identity/sessions/first-steps.ts';
import type { FindMerchant } from '../../accounts/identity/sessions/mint.ts';
import { Assets } from '../../core/http/assets.ts';
import type { ElementFiles } from '../shell/element-files.ts';
import { SessionCookie } from '../../core/http/session-cookie.ts';
import type { ConsoleContext } from './context.ts';
import { elementApi } from './element-api.ts';
import { mountConsoleSignIn, mountEnvironmentSwitch } from './sign-in.ts';
import { mountFiles } from './files.ts';
import { PageRenderer } from './page-renderer.ts';
import { PartnerApi } from './partner-api.ts';
import type { Owner } from '../../core/database/owner.ts';
import { consoleSignIn } from './console-records.ts';

export interface ConsoleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  /** Where browsers reach the service: decides the cookie's flags and which origin is our own. */
  readonly publicUrl: string;
  /** Every route of the API: what the console does, it does through these. */
  readonly routes: readonly Route[];
  readonly sections: readonly ConsoleSection[];
  readonly merchantPanels: readonly (() => Promise<MerchantPanel>)[];
  readonly keys: Pick<KeyDirectory, 'lineageOf' | 'clocks'>;
  readonly findMerchant: FindMerchant;
  readonly firstSteps: FirstSteps;
  readonly limiter: Limiter;
  readonly idempotency: IdempotencyRecords;
  readonly elements: ElementFiles;
}

/**
 * The partner's console, to be mounted at `/console` before the app's own 404. A fault of a page is a page; a fault of
 * what an element calls goes on to the app's renderer as an Error object.
 */
export async function consolePages(deps: ConsoleDeps): Promise<Router> {
  const { publicUrl } = deps;
  const merchantPanels = await Promise.all(deps.merchantPanels.map((load) => load()));
  const context: ConsoleContext = {
    ...deps,
    merchantPanels: merchantPanels.map((panel) => (visit, merchant) => panel.show(context, visit, merchant)),
    publicOrigin: new URL(publicUrl).origin,
    cookie: new SessionCookie({ publicUrl, name: 'trellis_console', path: '/console', sameSite: 'strict' }),
    api: new PartnerApi(deps.routes, deps),
    layout: new Assets(fileURLToPath(new URL('assets/', import.meta.url))),
  };
  const pages = new PageRenderer(context);
  const mounts = (await Promise.all(deps.sections.map((section) => section.pages()))).flat();
  const router = express.Router({ caseSensitive: true, strict: true });
  router.use('/api', elementApi({ ...deps, ...context }));
  mountFiles(router, context);
  mountConsoleSignIn(router, context, pages);
  mountEnvironmentSwitch(router, context, pages);
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
