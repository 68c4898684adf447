import type { Request, RequestHandler, Response } from 'express';

/** Everything a partner's own backend needs: one call that holds the key, and one route for the page. */

export interface TrellisAccess {
  /** Base URL of Trellis, without a trailing slash. */
  readonly apiUrl: string;
  /** The partner key. It goes into the Authorization header below and nowhere else. */
  readonly key: string;
}

/** What Trellis returned: JSON, either a result or the Error object `{error, message}`. */
export interface TrellisResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

// #region server
/**
 * POST /trellis-session?page=payouts: a token for the merchant who is signed in, with the scopes that this page of the
 * app needs and no more.
 */
export function trellisSession(
  trellis: TrellisAccess,
  signedIn: (request: Request) => string,
  scopesOf: (page: unknown) => readonly string[] | undefined,
): RequestHandler {
  return async (request, response, next) => {
    const scopes = scopesOf(request.query['page']);
    if (!scopes) return next();
    const session = { merchant: signedIn(request), scopes };
    handOn(response, await askTrellis(trellis, '/v1/sessions', session));
  };
}

/** The unchanged response, `{token, expires_in}` or the Error object. No cache may keep a token. */
export function handOn(response: Response, { status, headers, body }: TrellisResponse): void {
  response.status(status).set(headers).set('Cache-Control', 'no-store').json(body);
}

/** Calls Trellis with the partner key, which never leaves this server except to Trellis: a POST if there is a body. */
export async function askTrellis(
  trellis: TrellisAccess,
  path: string,
  body?: object,
): Promise<TrellisResponse> {
  try {
    const answer = await fetch(trellis.apiUrl + path, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${trellis.key}`, 'Content-Type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    const useful = [...answer.headers].filter(([name]) => ['request-id', 'retry-after'].includes(name));
    return { status: answer.status, headers: Object.fromEntries(useful), body: await answer.json() };
  } catch {
    const message = 'Trellis can’t be reached. Try again in a moment.';
    return { status: 503, headers: {}, body: { error: 50301, message } };
  }
}
// #endregion
