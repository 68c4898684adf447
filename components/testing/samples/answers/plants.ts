import type { Routes, SampleRequest, SampleResponse } from '../routes.ts';

/**
 * For the gallery of the plant form: a session that is always granted, and a few stores that respond as
 * Trellis would on a bad day.
 */

interface Fault {
  readonly error: number;
  readonly message: string;
  readonly param?: string;
  readonly retryAfterSeconds?: number;
}

/**
 * The bad days, as the Error object of the API has them: the status is the first three digits of the code.
 */
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
  [
    'store-failed',
    { error: 50201, message: "The plant API failed. It isn't known whether the plant was created." },
  ],
]);

const FOREIGN: Fault = {
  error: 40305,
  message: "This page's origin isn't registered for your environment. Add it to your origins.",
};

export function plantsAnswers(routes: Routes): void {
  routes.post('/session/sample', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ token: 'gallery-sample', expires_in: 900 });
  });
  routes.get('/api/foreign/v1/sessions/current', (_request, response) => refuse(response, FOREIGN));
  routes.get('/api/elsewhere/v1/sessions/current', (_request, response) => {
    response.type('html').send('<!doctype html><title>Another server</title>');
  });
  routes.get('/api/:store/v1/sessions/current', (_request, response) => {
    response.set('Cache-Control', 'no-store').json(CURRENT);
  });
  routes.post('/api/busy/plants', holdOpen);
  routes.post('/api/open/plants', storeOf);
  routes.post('/api/:store/plants', ({ params: { store } }, response) => {
    refuse(response, FAULTS.get(store) ?? { error: 40401, message: "This resource doesn't exist." });
  });
}

/** The response about a session of the plant form. */
export const CURRENT = {
  object: 'session',
  merchant: 'mer_gallery',
  merchant_name: 'Gallery',
  scopes: ['plants:write'],
  environment: 'sandbox',
  expires_in: 900,
};

/** A store that accepts everything and keeps nothing. */
function storeOf({ body }: SampleRequest, response: SampleResponse): void {
  const { name, tag } = Object(body) as Record<string, unknown>;
  response.json(tag === undefined ? { name } : { name, tag });
}

/** A store that never responds; the connection ends with the page or the server. */
function holdOpen(): void {}

function refuse(response: SampleResponse, fault: Fault): void {
  const { retryAfterSeconds, ...body } = fault;
  if (retryAfterSeconds !== undefined) response.set('Retry-After', String(retryAfterSeconds));
  response.set('Request-Id', 'req_01JD8Q4T7Z5M3V9K2XWB6RNHEC');
  response.status(Math.floor(fault.error / 100)).json(body);
}
