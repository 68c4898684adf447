import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Db } from '../../../core/database/database.ts';
import type { Clock } from '../../../core/api/clock.ts';
import { close, createHttpServer, listen, reachable } from '../../../core/http/http-server.ts';
import { Faults } from '../../../core/ports/port-faults.ts';
import { answerRequests } from '../../../core/ports/port-service.ts';
import { cardEntry } from './card-entry.ts';
import { challenges } from './challenges.ts';
import { processorRoutes } from './routes.ts';
import { FIXED_TOKENS, type TestCard } from './test-cards.ts';
import { pruneExpired } from './tokens.ts';

export interface SandboxProcessorOptions {
  readonly db: Db;
  readonly log: Logger;
  /** The real time: a sandbox clock doesn't move it. */
  readonly clock: Clock;
  /** 0: any free one. */
  readonly port: number;
  readonly host: string;
  /** Where browsers reach it; where it listens when undefined. No trailing slash. */
  readonly publicUrl: string | undefined;
  /** Its bearer credential, for one that runs by itself; made at each start when left out. */
  readonly token?: string;
}

/** The built-in sandbox processor while it runs. */
export interface SandboxProcessor {
  /** For the platform, without a trailing slash. */
  readonly url: string;
  readonly publicUrl: string;
  /** The bearer credential that it accepts; it is stored nowhere. */
  readonly token: string;
  /** What is to go wrong: for tests. */
  readonly faults: Faults;
  /** Waits for requests under way. Call it before the database closes. */
  close(): Promise<void>;
}

const TIDY_EVERY_MS = 10 * 60 * 1000;

/**
 * Starts the built-in processor: an HTTP service of its own that takes test cards and moves no money. It serves the
 * contract as any processor behind `PROCESSOR_URL` does, and keeps its records in tables that nothing else reads.
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
    document: async () => (await import('../contract/document.ts')).processorDocument(),
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

/** Tokens for tests of those who call it. */
function faultOfToken(body: unknown): TestCard['fault'] {
  if (typeof body !== 'object' || body === null || !('token' in body)) return undefined;
  return FIXED_TOKENS.get(String(body.token))?.fault;
}
