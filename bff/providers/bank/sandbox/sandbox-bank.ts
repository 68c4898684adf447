import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Db } from '../../../core/database/database.ts';
import type { Clock } from '../../../core/api/clock.ts';
import { close, createHttpServer, listen } from '../../../core/http/http-server.ts';
import { Faults, answerRequests } from '../../../core/ports/port-service.ts';
import type { Selectable } from 'kysely';
import { ApiError } from '../../../core/api/errors.ts';
import { route, type Route } from '../../../core/api/route.ts';
import { keepAccount, readPayout, sendPayout } from '../contract/bank.ts';
import type { BankPayout, PayoutOrder, BankFailure, BankStatus } from '../contract/bank-payout.ts';
import type { Tables } from '../../../core/database/tables.ts';
import { bankDayAfter } from '../../../core/timers/payout-dates.ts';

type Row = Selectable<Tables['bank_payouts']>;

/** Returns the built-in bank's routes for each operation of the contract. */
function bankRoutes({ db, clock }: { readonly db: Db; readonly clock: Clock }): Route[] {
  const now = (): Date => new Date(clock.now());
  return [
    route(keepAccount, async ({ body }) => {
      const { reference, country, iban, account_number: number } = body;
      const known = iban ?? number;
      if (known === undefined) throw new ApiError('field_missing', { param: 'account_number' });
      return { body: { reference, token: tokenOf(country, known) } };
    }),
    // The payout's outcome depends on the sandbox's clock, which only the platform knows.
    route(sendPayout, async ({ body }) => ({ body: present(await accept(db, body, now()), ACCEPTED) })),
    route(readPayout, async ({ params, query }) => {
      const row = await find(db, params.reference);
      if (!row) throw new ApiError('not_found');
      const at = query.at === undefined ? now() : new Date(query.at);
      return { body: present(row, outcomeAt(row, at)) };
    }),
  ];
}

/** Accepts a payout. The first order decides. @throws {ApiError} idempotency_reused */
async function accept(db: Db, order: PayoutOrder, at: Date): Promise<Row> {
  const { reference, account, amount, currency, method, arrives_at } = order;
  const row = { reference, account, amount: String(amount), currency, method };
  await db
    .insertInto('bank_payouts')
    .values({ ...row, arrives_at: new Date(arrives_at), created_at: at })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
  const kept = await find(db, reference);
  if (!kept) throw new Error(`${reference} was not kept`);
  const isSame = (['account', 'amount', 'currency', 'method'] as const).every(
    (name) => kept[name] === row[name],
  );
  if (!isSame) throw new ApiError('idempotency_reused');
  return kept;
}

function find(db: Db, reference: string): Promise<Row | undefined> {
  return db.selectFrom('bank_payouts').selectAll().where('reference', '=', reference).executeTakeFirst();
}

type Outcome = ReturnType<typeof outcomeAt>;

const ACCEPTED: Outcome = { status: 'in_transit', failure: null, is_final: false };

function present(row: Row, outcome: Outcome): BankPayout {
  const { reference, amount, currency } = row;
  const trace_id = `TR${reference.slice(-12)}`;
  return { reference, amount: Number(amount), currency, trace_id, ...outcome };
}

/**
 * The failures of payouts in a sandbox, by the end of the account number (domain rule). All other accounts
 * are paid.
 */
const FAILURES: Readonly<Record<string, BankFailure>> = {
  '1116': 'no_account',
  '1113': 'account_closed',
};

/** The end of an account whose bank accepts a payout, and returns it two bank days later. */
const RETURNED = '2227';
const RETURNED_AFTER_BANK_DAYS = 2;

/** Half a day, because the applicable calendar isn't known here: it is within the right day in every zone. */
const HALF_DAY_MS = 12 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Returns an account's token. The sandbox's vault stores no number: the token consists of the parts that
 * people may see.
 */
function tokenOf(country: string, number: string): string {
  return `vault_test_${country}_${number.slice(-4)}`;
}

/** Returns the outcome of a payout by a time. */
function outcomeAt(
  { account, arrives_at: arrivesAt }: { readonly account: string; readonly arrives_at: Date },
  at: Date,
): Pick<BankPayout, 'failure' | 'is_final'> & { readonly status: BankStatus } {
  if (at < arrivesAt) return { status: 'in_transit', failure: null, is_final: false };
  const end = account.slice(-4);
  const failure = FAILURES[end];
  if (failure) return { status: 'failed', failure, is_final: true };
  if (end !== RETURNED) return { status: 'paid', failure: null, is_final: true };
  if (at < returnsAt(arrivesAt)) return { status: 'paid', failure: null, is_final: false };
  return { status: 'returned', failure: 'account_closed', is_final: true };
}

function returnsAt(arrivesAt: Date): Date {
  const day = arrivesAt.toISOString().slice(0, 10);
  const days = (Date.parse(bankDayAfter(day, RETURNED_AFTER_BANK_DAYS)) - Date.parse(day)) / DAY_MS;
  return new Date(arrivesAt.getTime() + days * DAY_MS - HALF_DAY_MS);
}

interface SandboxBankOptions {
  readonly db: Db;
  readonly log: Logger;
  /** The real time: the platform sends the time in a sandbox. */
  readonly clock: Clock;
  /** Its bearer credential, for a standalone bank; defaults to a new one at each start. */
  readonly token?: string;
  /** Defaults to any free port. Only the platform calls it, so it listens on the loopback. */
  readonly port?: number;
}

/** The built-in sandbox bank while it runs. */
export interface SandboxBank {
  /** The platform's URL for it, without a trailing slash. */
  readonly url: string;
  /** The bearer credential that it accepts; it isn't stored. */
  readonly token: string;
  /** Faults to simulate, for tests. */
  readonly faults: Faults;
  /** Waits for running requests. Call it before the database closes. */
  close(): Promise<void>;
}

const HOST = '127.0.0.1';

/**
 * Starts the built-in bank: a separate HTTP service that moves no money. It serves the contract as any bank
 * behind `BANK_URL` does, and keeps its records in a table that nothing else reads.
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
    document: async () => (await import('../contract/bank.ts')).bankDocument(),
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
