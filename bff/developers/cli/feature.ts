import { route, type Route } from '../../core/api/route.ts';
import { loginQuota, spend } from '../../core/api/limits/quota.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import type { Feature, FeatureDeps } from '../../core/feature.ts';
import { beginLogin, claimLogin, forgetLogins } from './cli.ts';
import { claimCliLogin, createCliLogin, listRequests } from './contract/cli.ts';
import { forgetRequests, pageOfRequests } from './request-log.ts';
import { cliMigrations } from './tables.ts';

const FORGET_EVERY_MS = 60_000;

/** The command line of partners: its login, and the requests of a sandbox. */
export const cli: Feature = {
  routes: cliRoutes,
  migrations: cliMigrations,
  chores: [
    { name: 'cli.forget_logins', everyMs: FORGET_EVERY_MS, run: forgetLogins },
    { name: 'cli.forget_requests', everyMs: FORGET_EVERY_MS, run: forgetRequests },
  ],
};

function cliRoutes(deps: FeatureDeps): Route[] {
  return [
    route(createCliLogin, async ({ body, remoteAddress, setHeader }) => {
      await spend(setHeader, [loginQuota(remoteAddress)], deps.limiter);
      return { body: await beginLogin(deps, { computer: body.computer, network: remoteAddress }) };
    }),
    route(claimCliLogin, async ({ body, remoteAddress, setHeader }) => {
      await spend(setHeader, [loginQuota(remoteAddress)], deps.limiter);
      return { body: await claimLogin(deps, body.device_code) };
    }),
    route(listRequests, async ({ principal, query }) => ({
      body: await pageOfRequests(deps.db, principal, pageRequestOf(query), query),
    })),
  ];
}
