import { createSession, getCurrentSession, SESSION_SECONDS } from '../../contract/sessions.ts';
import { keyOf, sessionOf, type Route } from '../../gateway/call.ts';
import type { Clock } from '../../gateway/clock.ts';
import type { SessionPrincipal } from '../../gateway/principal.ts';
import { mint, type FindMerchant } from './mint.ts';
import type { TokenDeps } from './token.ts';

export interface SessionRoutesDeps {
  readonly tokens: TokenDeps;
  readonly findMerchant: FindMerchant;
  readonly clock: Clock;
}

export function sessionRoutes(deps: SessionRoutesDeps): Route[] {
  return [
    {
      operation: createSession,
      async handle(call) {
        const { merchant, scopes } = call.body as { merchant: string; scopes: string[] };
        const { token, granted } = await mint(keyOf(call), { merchant, scopes }, deps);
        return {
          body: { token, expires_in: SESSION_SECONDS },
          headers: { 'Session-Scopes': granted.join(' ') },
        };
      },
    },
    {
      operation: getCurrentSession,
      handle: async (call) => ({ body: await describeSession(sessionOf(call), deps) }),
    },
  ];
}

/** The session as its page may know it; hosted pages show the same. */
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
