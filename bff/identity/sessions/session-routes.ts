import { createSession, getCurrentSession, SESSION_SECONDS } from '../../contract/sessions.ts';
import { keyOf, sessionOf, type Route } from '../../gateway/call.ts';
import type { Clock } from '../../gateway/clock.ts';
import type { SessionPrincipal } from '../../gateway/principal.ts';
import type { FirstSteps } from './first-steps.ts';
import { mint, type FindMerchant } from './mint.ts';
import type { TokenDeps } from './token.ts';

export interface SessionRoutesDeps {
  readonly tokens: TokenDeps;
  readonly findMerchant: FindMerchant;
  readonly clock: Clock;
  readonly firstSteps: FirstSteps;
}

export function sessionRoutes(deps: SessionRoutesDeps): Route[] {
  return [
    {
      operation: createSession,
      async handle(call) {
        const { merchant, scopes } = call.body as { merchant: string; scopes: string[] };
        const key = keyOf(call);
        const { token, granted } = await mint(key, { merchant, scopes }, deps);
        deps.firstSteps.note(key, 'session_minted');
        return {
          body: { token, expires_in: SESSION_SECONDS },
          headers: { 'Session-Scopes': granted.join(' ') },
        };
      },
    },
    {
      operation: getCurrentSession,
      async handle(call) {
        const session = sessionOf(call);
        // An element requests this first; only pages send an origin.
        if (call.req.headers.origin !== undefined) deps.firstSteps.note(session, 'element_shown');
        return { body: await describeSession(session, deps) };
      },
    },
  ];
}

/** The session as its page may see it; hosted pages show the same. */
export async function describeSession(
  session: SessionPrincipal,
  deps: Pick<SessionRoutesDeps, 'findMerchant' | 'clock'>,
): Promise<object> {
  const merchant = await deps.findMerchant(session.merchantId);
  return {
    object: 'session',
    merchant: session.merchantId,
    merchant_name: merchant?.displayName ?? '',
    scopes: [...session.scopes],
    environment: session.environment,
    expires_in: Math.max(0, Math.floor((session.expiresAt - deps.clock.now()) / 1000)),
  };
}
