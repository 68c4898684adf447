import { Router, json, type Request, type RequestHandler, type Response } from 'express';
import { sessionHandler } from 'trellis/server/node';
import type { DemoConfig } from './config.ts';
import type { SignIn } from './sign-in.ts';

/**
 * What the gallery needs to show every state without touching an element's internals: sessions with other scopes,
 * from the real Trellis, and a few stores that respond as Trellis would on a bad day.
 */

/** The only scope sets that the gallery may mint. `refused` requests what no session may have: Trellis refuses. */
const GRANTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['full', ['plants:write']],
  ['look-only', ['menus:read']],
  ['refused', ['keys:write']],
]);

interface Fault {
  readonly error: number;
  readonly message: string;
  readonly param?: string;
  readonly retryAfterSeconds?: number;
}

/** The bad days, as the Error object of the API has them: the status is the first three digits of the code. */
const FAULTS: ReadonlyMap<string, Fault> = new Map<string, Fault>([
  ['taken', { error: 40011, message: 'A plant with this id already exists.', param: 'id' }],
  [
    'limited',
    {
      error: 42902,
      message: "You've exceeded the merchant's rate limit. Try again later.",
      retryAfterSeconds: 30,
    },
  ],
  ['store-failed', { error: 50201, message: "The plant API failed. It's safe to try again." }],
]);

const FOREIGN: Fault = {
  error: 40305,
  message: "This page's origin isn't registered for your environment. Add it to your origins.",
};

export function galleryRoutes(config: DemoConfig, signIn: SignIn): Router {
  const router = Router();
  router.post('/session/sample', (_request, response) => {
    response.set('Cache-Control', 'no-store').json(SAMPLE_SESSION);
  });
  router.post('/session/:grant', sessionWith(config, signIn));
  router.get('/api/foreign/v1/sessions/current', (_request, response) => refuse(response, FOREIGN));
  router.get('/api/elsewhere/v1/sessions/current', (_request, response) => {
    response.type('html').send('<!doctype html><title>Another server</title>');
  });
  router.get('/api/:store/v1/sessions/current', (_request, response) => {
    response.set('Cache-Control', 'no-store').json(SAMPLE_CURRENT);
  });
  router.post('/api/busy/plants', holdOpen);
  router.post('/api/open/plants', json(), storeOf);
  router.post('/api/:store/plants', (request, response) => {
    const fault = FAULTS.get(request.params.store);
    return fault ? refuse(response, fault) : notFound(response);
  });
  return router;
}

function sessionWith(
  { key, apiUrl, origins }: DemoConfig,
  signIn: SignIn,
): RequestHandler<{ grant: string }> {
  return sessionHandler({
    key,
    baseUrl: apiUrl,
    merchantOf: (request: Request<{ grant: string }>) => signIn.merchantOf(request as Request)?.id,
    scopes: (request) => GRANTS.get(request.params.grant),
    origins,
  });
}

const SAMPLE_SESSION = { token: 'gallery-sample', expires_in: 900 };

const SAMPLE_CURRENT = {
  object: 'session',
  merchant: 'mer_gallery',
  merchant_name: 'Gallery',
  scopes: ['plants:write'],
  environment: 'sandbox',
  expires_in: 900,
};

/** A store that accepts everything and keeps nothing. */
function storeOf(request: Request, response: Response): void {
  const { name, tag } = Object(request.body) as Record<string, unknown>;
  response.json(tag === undefined ? { name } : { name, tag });
}

/** A store that never responds; the connection ends with the page or the server. */
function holdOpen(): void {}

function refuse(response: Response, fault: Fault): void {
  const { retryAfterSeconds, ...body } = fault;
  if (retryAfterSeconds !== undefined) response.set('Retry-After', String(retryAfterSeconds));
  response.set('Request-Id', 'req_01JD8Q4T7Z5M3V9K2XWB6RNHEC');
  response.status(Math.floor(fault.error / 100)).json(body);
}

function notFound(response: Response): void {
  response.status(404).json({ error: 40401, message: "This resource doesn't exist." });
}
