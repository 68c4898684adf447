import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Db } from '../../../core/database/database.ts';
import type { Clock } from '../../../core/api/clock.ts';
import { close, createHttpServer, listen } from '../../../core/http/http-server.ts';
import { Faults, answerRequests } from '../../../core/ports/port-service.ts';
import { bankRoutes } from './routes.ts';

export interface SandboxBankOptions {
  readonly db: Db;
  readonly log: Logger;
  /** The real time: the platform says what time it is in a sandbox. */
  readonly clock: Clock;
  /** Its bearer credential, for one that runs by itself; made at each start when left out. */
  readonly token?: string;
  /** Any free one when left out. Nobody but the platform calls it, so it listens on the loopback. */
  readonly port?: number;
}

/** The built-in sandbox bank while it runs. */
export interface SandboxBank {
  /** For the platform, without a trailing slash. */
  readonly url: string;
  /** The bearer credential that it accepts; it is stored nowhere. */
  readonly token: string;
  /** What is to go wrong: for tests. */
  readonly faults: Faults;
  /** Waits for requests under way. Call it before the database closes. */
  close(): Promise<void>;
}

const HOST = '127.0.0.1';

/**
 * Starts the built-in bank: an HTTP service of its own that moves no money. It serves the contract as any bank behind `BANK_URL` does,
 * and keeps its records in a table that nothing else reads.
 */
export async function startSandboxBank(options: SandboxBankOptions): Promise<SandboxBank> {
  const { db, clock, token = randomBytes(32).toString('base64url') } = options;
  const faults = new Faults();
  const listener = answerRequests({
    db,
    clock,
    log: options.log.child({ service: 'bank' }),
    routes: bankRoutes({ db, clock }),
    token,
    document: async () => (await import('../contract/document.ts')).bankDocument(),
    around: (...request) => faults.around(...request),
  });
  const server = createHttpServer(listener);
  const port = await listen(server, options.port ?? 0, HOST);
  return {
    url: `http://${HOST}:${port}`,
    token,
    faults,
    async close() {
      faults.close();
      await close(server);
    },
  };
}
