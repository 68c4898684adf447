import { raw, Router, type Request, type Response } from 'express';
import type { DemoConfig } from './config.ts';

/**
 * Everything <trellis-webhooks> needs on a partner's own server. Webhooks belong to the partner, not to a
 * merchant, so no session token reaches them: the page calls this server, and this server calls Trellis with
 * the partner key.
 *
 * Mount it behind your own sign-in, for those of your team who may manage webhooks, and behind a check that
 * the request comes from a page of yours (`ownPagesOnly`): its callers act with the scopes below.
 */

// #region proxy
/**
 * What the page may do. Leave out what it shouldn't: without `webhooks:write`, for example, nothing can be
 * changed.
 */
const SCOPES = ['webhooks:read', 'webhooks:write', 'events:read', 'merchants:read', 'sandbox:write'];

/** Every request that is passed on. The key could do more; this page can't. */
const ALLOWED = [
  /^(GET|POST) \/v1\/webhook_endpoints$/,
  /^(PATCH|DELETE) \/v1\/webhook_endpoints\/\w+$/,
  /^GET \/v1\/webhook_endpoints\/\w+\/deliveries$/,
  /^POST \/v1\/webhook_endpoints\/\w+\/(ping|rotate_secret|replay)$/,
  /^GET \/v1\/events\/\w+$/,
  /^POST \/v1\/events\/\w+\/redeliver$/,
  /^GET \/v1\/merchants$/,
  /^GET \/v1\/sandbox\/clock$/,
  /^POST \/v1\/sandbox\/events$/,
];

/** Everything below the `api` of the page's <trellis-session>. */
export function trellisWebhooks(trellis: DemoConfig): Router {
  const router = Router();
  router.get('/v1/sessions/current', (_request, response) => {
    const environment = trellis.key.includes('_production_') ? 'production' : 'sandbox';
    const session = { object: 'session', merchant: null, scopes: SCOPES, environment, expires_in: 900 };
    response.set('Cache-Control', 'no-store').json(session);
  });
  router.use(raw({ type: () => true, limit: '64kb' }), async (request, response) => {
    if (ALLOWED.some((allowed) => allowed.test(`${request.method} ${request.path}`))) {
      await passOn(trellis, request, response);
    } else {
      response.status(404).json({ error: 40401, message: 'This page can’t make this request.' });
    }
  });
  return router;
}

/**
 * The bytes are passed on unchanged, both ways, so an int64 keeps its digits. Only the headers named here are
 * passed on.
 */
async function passOn(trellis: DemoConfig, request: Request, response: Response): Promise<void> {
  const headers = new Headers({ Authorization: `Bearer ${trellis.key}` });
  for (const name of ['Content-Type', 'Idempotency-Key']) {
    const value = request.get(name);
    if (value !== undefined) headers.set(name, value);
  }
  response.set('Cache-Control', 'no-store');
  try {
    const answer = await fetch(trellis.apiUrl + request.url, {
      method: request.method,
      headers,
      body: request.body instanceof Buffer ? new Uint8Array(request.body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(20_000),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    for (const name of ['Content-Type', 'Request-Id', 'Retry-After']) {
      const value = answer.headers.get(name);
      if (value !== null) response.set(name, value);
    }
    response.status(answer.status).send(body);
  } catch {
    response.status(503).json({ error: 50301, message: 'Trellis can’t be reached. Try again in a moment.' });
  }
}
// #endregion
