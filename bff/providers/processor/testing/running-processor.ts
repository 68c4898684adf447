import { afterAll, beforeAll } from 'vitest';
import type { Db } from '../../../core/database/database.ts';
import { systemClock } from '../../../core/api/clock.ts';
import { createLog } from '../../../core/http/log.ts';
import { lentDatabase, type LentDatabase } from '../../../testing/service/lent-database.ts';
import type { Database } from '../../../core/database/database.ts';
import {
  openHttpProcessor,
  startSandboxProcessor,
  type Processor,
  type SandboxProcessor,
} from '../processor.ts';
import type { CardForm } from '../contract/card.ts';
import { newReference } from './new-reference.ts';
import { Patience } from '../../../testing/service/patience.ts';

export const RETURN_URL = 'https://shop.example/checkout?cart=7';
export const CARD = { number: '4242 4242 4242 4242', exp_month: 12, exp_year: 2040, cvc: '123' };

/** The built-in processor for one test file, over real HTTP, and a client of it. */
export class RunningProcessor {
  /** The time by which its clock is ahead. */
  aheadMs = 0;
  readonly logLines: string[] = [];
  #own: LentDatabase | undefined;
  #database: Database | undefined;
  #service: SandboxProcessor | undefined;
  #client: Processor | undefined;

  get db(): Db {
    return there(this.#database).db;
  }

  get service(): SandboxProcessor {
    return there(this.#service);
  }

  get client(): Processor {
    return there(this.#client);
  }

  now(): number {
    return systemClock.now() + this.aheadMs;
  }

  readonly patience = new Patience();

  async start(): Promise<void> {
    this.#own = await lentDatabase();
    this.#database = await this.#own.open();
    this.#service = await startSandboxProcessor({
      db: this.#database.db,
      log: createLog('debug', { write: (line: string) => void this.logLines.push(line) }),
      clock: this,
      host: '127.0.0.1',
      port: 0,
      publicUrl: undefined,
    });
    this.#client = openHttpProcessor({
      ...this.#service,
      timeoutMs: this.patience.ms,
      isForTests: true,
    });
  }

  async stop(): Promise<void> {
    await this.#client?.close();
    await this.#service?.close();
    await this.#database?.close();
    await this.#own?.drop();
  }

  createForm(returnUrl: string): Promise<CardForm> {
    const { cards } = this.client;
    if (cards.way !== 'form') throw new Error('it has no card forms');
    return cards.createForm(returnUrl);
  }

  /** Creates a card form, and sends `POST /tokens` like a page's script. */
  async enter(
    card: object = {},
    { form, headers }: { form?: CardForm; headers?: Readonly<Record<string, string>> } = {},
  ): Promise<{ status: number; headers: Headers; body: Record<string, unknown>; form: CardForm }> {
    const used = form ?? (await this.createForm(RETURN_URL));
    const response = await fetch(`${this.service.url}/tokens?form=${used.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://shop.example', ...headers },
      body: JSON.stringify({ form: used.id, ...CARD, ...card }),
    });
    const body = (await response.json()) as Record<string, unknown>;
    return { status: response.status, headers: response.headers, body, form: used };
  }

  /** Submits a form as a browser without script. */
  submit(form: { id: string }, card: object = {}): Promise<Response> {
    return this.submitFields({ form: form.id, ...CARD, ...card });
  }

  async submitFields(sent: object): Promise<Response> {
    const fields = Object.entries(sent).map(([name, value]): [string, string] => [name, String(value)]);
    return fetch(`${this.service.url}/tokens`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
    });
  }
}

function there<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('not started');
  return value;
}

export { newReference };

/** Starts one before the tests of a file, and stops it after them. */
export function runningProcessor(): RunningProcessor {
  const processor = new RunningProcessor();
  beforeAll(() => processor.start());
  afterAll(() => processor.stop());
  return processor;
}

export function orderOf(token: string, reference = newReference()) {
  return {
    reference,
    merchant: 'mer_1',
    token,
    amount: 3648,
    currency: 'GBP',
    return_url: RETURN_URL,
  };
}
