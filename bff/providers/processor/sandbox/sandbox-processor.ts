import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Db } from '../../../core/database/database.ts';
import type { Clock } from '../../../core/api/clock.ts';
import { close, createHttpServer, listen, reachable } from '../../../core/http/http-server.ts';
import { Faults, answerRequests, type ServePath } from '../../../core/ports/port-service.ts';
import { cardEntry, sendPage, challengePage, messagePage, type Page } from './card-entry.ts';
import { FIXED_TOKENS, type TestCard } from './test-cards.ts';
import { pruneExpired, createToken as tokenOf } from './tokens.ts';
import { readBytes } from '../../../core/http/body.ts';
import { ApiError } from '../../../core/api/errors.ts';
import {
  answerChallenge,
  findChallenge,
  type PaymentRow,
  authorize,
  cancel,
  capture,
  findPayment,
  refund,
} from './payment-records.ts';
import { route, type Route } from '../../../core/api/route.ts';
import {
  authorizePayment,
  cancelPayment,
  capturePayment,
  createCardForm,
  createToken,
  getPayment,
  refundPayment,
} from '../contract/processor.ts';
import type { ProcessorPayment } from '../contract/processor-payment.ts';
import { createForm } from './card-forms.ts';
import { disputeRoutes } from './disputes.ts';
import { movementRoutes } from './movements.ts';

interface SandboxProcessorOptions {
  readonly db: Db;
  readonly log: Logger;
  /** The real time, which a sandbox clock doesn't move. */
  readonly clock: Clock;
  /** 0 for any free one. */
  readonly port: number;
  readonly host: string;
  /** The URL for browsers, without a trailing slash; defaults to the address it listens on. */
  readonly publicUrl: string | undefined;
  /** Its bearer credential, for a standalone processor; defaults to a new one at each start. */
  readonly token?: string;
}

/** The built-in sandbox processor while it runs. */
export interface SandboxProcessor {
  /** The platform's URL for it, without a trailing slash. */
  readonly url: string;
  readonly publicUrl: string;
  /** The bearer credential that it accepts; it isn't stored. */
  readonly token: string;
  /** Faults to simulate, for tests. */
  readonly faults: Faults;
  /** Waits for running requests. Call it before the database closes. */
  close(): Promise<void>;
}

const TIDY_EVERY_MS = 10 * 60 * 1000;

/**
 * Starts the built-in processor: a separate HTTP service that takes test cards and moves no money. It serves
 * the contract as any processor behind `PROCESSOR_URL` does, and keeps its records in tables that nothing
 * else reads.
 */
export async function startSandboxProcessor(options: SandboxProcessorOptions): Promise<SandboxProcessor> {
  const { db, clock, host } = options;
  const log = options.log.child({ service: 'processor' });
  const { token = randomBytes(32).toString('base64url') } = options;
  const faults = new Faults(faultOfToken);
  const address = { publicUrl: options.publicUrl ?? '' };
  const routes = processorRoutes({ db, clock, address });
  const listener = answerRequests({
    db,
    clock,
    log,
    routes,
    token,
    document: async () => (await import('../contract/processor.ts')).processorDocument(),
    around: (...request) => faults.around(...request),
    paths: (performing) => [cardEntry({ db, clock, routes }, performing), challenges({ db, clock })],
  });
  const server = createHttpServer(listener);
  const port = await listen(server, options.port, host);
  const url = `http://${reachable(host)}:${port}`;
  address.publicUrl ||= url;

  let tidying = Promise.resolve();
  const timer = setInterval(() => {
    tidying = tidying
      .then(() => pruneExpired(db, clock.now()))
      .catch((err: unknown) => log.warn({ err }, 'cleanup failed; retrying later'));
  }, TIDY_EVERY_MS).unref();

  return {
    url,
    publicUrl: address.publicUrl,
    token,
    faults,
    async close() {
      clearInterval(timer);
      faults.close();
      await close(server);
      await tidying;
    },
  };
}

/** Returns the fault of a test token, for tests of callers. */
function faultOfToken(body: unknown): TestCard['fault'] {
  if (typeof body !== 'object' || body === null || !('token' in body)) return undefined;
  return FIXED_TOKENS.get(String(body.token))?.fault;
}

const PATH = /^\/challenges\/(?<id>chl_\w{1,100})$/;
const MAX_BODY_BYTES = 1024;

/**
 * Serves the page where a cardholder confirms or refuses a payment, and then returns to where it was started.
 */
function challenges({ db, clock }: { readonly db: Db; readonly clock: Clock }): ServePath {
  return async (req, res, { pathname }) => {
    const id = PATH.exec(pathname)?.groups?.['id'];
    if (id === undefined) return false;
    if (req.method === 'GET') sendPage(res, pageOf(await findChallenge(db, id, clock.now())));
    else if (req.method === 'POST') {
      const answer = new URLSearchParams((await readBytes(req, MAX_BODY_BYTES)).toString()).get('answer');
      sendPage(res, leaving(await answerChallenge(db, id, answer === 'accept', clock.now())));
    } else throw new ApiError('method_not_allowed', { headers: { Allow: 'GET, POST' } });
    return true;
  };
}

function pageOf(row: PaymentRow | undefined): Page {
  if (!row) return unknown();
  const { status, amount, currency, last4, return_url } = row;
  if (status !== 'challenge' || currency === null || last4 === null || return_url === null)
    return leaving(row);
  return challengePage({ amount, currency, last4, returnOrigin: new URL(return_url).origin });
}

function leaving(row: PaymentRow | undefined): Page {
  if (!row || row.return_url === null) return unknown();
  const { headers, body } = messagePage(303, 'Thank you', 'Going back.');
  return { status: 303, headers: { ...headers, Location: row.return_url }, body };
}

function unknown(): Page {
  return messagePage(404, 'Nothing to confirm', 'This payment is over. Go back to where you started it.');
}

interface ProcessorRoutesDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** The URL for browsers, without a trailing slash; known once it listens. */
  readonly address: { readonly publicUrl: string };
}

/** Returns the built-in processor's routes for each operation of the contract. */
function processorRoutes({ db, clock, address }: ProcessorRoutesDeps): Route[] {
  const now = (): number => clock.now();
  const present = (row: PaymentRow): { body: ProcessorPayment } => ({
    body: presentPayment(row, address.publicUrl),
  });
  return [
    route(createCardForm, async ({ body }) => ({ body: await createForm(db, body.return_url, now()) })),
    route(createToken, async ({ body }) => ({ body: await tokenOf(db, body, now()) })),
    route(authorizePayment, async ({ body }) => present(await authorize(db, body, now()))),
    route(getPayment, async ({ params }) => present(await findPayment(db, params.reference, now()))),
    route(capturePayment, async ({ params, body }) =>
      present(await capture(db, params.reference, body.amount, now())),
    ),
    route(cancelPayment, async ({ params }) => present(await cancel(db, params.reference, now()))),
    route(refundPayment, async ({ params, body }) => ({
      body: await refund(db, params.reference, body, now()),
    })),
    ...disputeRoutes({ db, clock }),
    ...movementRoutes({ db, clock }),
  ];
}

function presentPayment(row: PaymentRow, publicUrl: string): ProcessorPayment {
  const { reference, status, currency, brand, last4, decline_code, challenge } = row;
  const isOpen = status === 'challenge' && challenge !== null;
  return {
    reference,
    status,
    amount: Number(row.amount),
    currency,
    card: brand !== null && last4 !== null ? { brand, last4 } : null,
    decline_code,
    challenge_url: isOpen ? `${publicUrl}/challenges/${challenge}` : null,
    ...(status === 'captured' && { captured: Number(row.captured ?? row.amount) }),
    refunded: Number(row.refunded),
    ...(row.is_disputed && { disputed: true }),
  };
}
