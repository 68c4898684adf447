import type { ResponseBodyOf } from '../../../core/contract/operation.ts';
import { grantableRoles } from '../../staff/contract/roles.ts';
import { createSession, getCurrentSession, SESSION_SECONDS } from '../contract/sessions/sessions.ts';
import type { Owner } from '../../../core/database/owner.ts';
import type { Clock } from '../../../core/api/clock.ts';
import type { SessionPrincipal } from '../../../core/api/principal.ts';
import { route, type Route } from '../../../core/api/route.ts';
import type { EnvironmentClocks } from '../../../core/timers/environment-clock.ts';
import type { FirstSteps } from './first-steps.ts';
import { mint, type FindMerchant } from './mint.ts';
import type { TokenDeps } from './token.ts';

export interface SessionRoutesDeps {
  readonly tokens: TokenDeps;
  readonly findMerchant: FindMerchant;
  readonly clock: Clock;
  readonly firstSteps: FirstSteps;
  readonly keys: { readonly clocks: EnvironmentClocks };
  readonly themes: OwnThemes;
}

/** The theme of a partner's elements, from the themes that partners have stored. */
export interface OwnThemes {
  of(owner: Owner): Promise<{ readonly variables: Readonly<Record<string, string>> | undefined }>;
}

export function sessionRoutes(deps: SessionRoutesDeps): Route[] {
  return [
    route(createSession, async ({ principal, body }) => {
      const { token, granted } = await mint(principal, body, deps);
      deps.firstSteps.note(principal, 'session_minted');
      return {
        body: { token, expires_in: SESSION_SECONDS },
        headers: { 'Session-Scopes': granted.join(' ') },
      };
    }),
    route(getCurrentSession, async ({ principal, origin }) => {
      // An element requests this first; only pages send an origin.
      if (origin !== undefined) deps.firstSteps.note(principal, 'element_shown');
      return { body: await describeSession(principal, deps) };
    }),
  ];
}

async function describeSession(
  session: SessionPrincipal,
  deps: Pick<SessionRoutesDeps, 'findMerchant' | 'clock' | 'keys' | 'themes'>,
): Promise<ResponseBodyOf<typeof getCurrentSession>> {
  const merchant = await deps.findMerchant(session.merchantId);
  const { variables } = await deps.themes.of(session);
  return {
    object: 'session',
    merchant: session.merchantId,
    merchant_name: merchant?.displayName ?? '',
    scopes: [...session.scopes],
    // Without the right to change the staff, no role can be given.
    staff_roles: session.scopes.has('staff:write') ? grantableRoles(session) : [],
    environment: session.environment,
    expires_in: Math.max(0, Math.floor((session.expiresAt - deps.clock.now()) / 1000)),
    theme: variables ? { variables } : null,
    now: new Date(await deps.keys.clocks.now(session)).toISOString(),
  };
}
