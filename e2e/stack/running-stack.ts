import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions } from '@playwright/test';
import { askOperator, runOperator } from './operator.ts';
import type { ProcessOutput } from './process-output.ts';
import { startProcess, type StackProcess } from './stack-process.ts';

export interface Merchant {
  readonly id: string;
  readonly display_name: string;
  readonly status: string;
}

/** A row of the plant API's database, as the operator's command line shows it. */
export interface StoredPlant {
  /** The digits of an int64. */
  readonly id: string;
  readonly name: string;
  readonly tag: string | null;
}

/** What Playwright begins a browser with. */
type SignedIn = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

interface DemoPartner {
  readonly id: string;
  readonly key: string;
  readonly merchants: readonly Merchant[];
}

const READY = 'Ready. Stop with Ctrl-C.';

/**
 * The whole product as `npm start` runs it, on free ports and with a data folder of its own. It ends with
 * this process in any case: its standard input is our pipe.
 */
export class RunningStack {
  /** Address of the BFF. */
  readonly api: string;
  /** Address of the demo partner's app; another origin than `api`. */
  readonly demo: string;
  /** Address of the operator's console; another origin than both. */
  readonly operator: string;
  /** The demo partner's sandbox key. */
  readonly key: string;
  readonly merchants: readonly Merchant[];
  /** The one-time link to the partner console that `npm start` printed. */
  readonly printedConsoleLink: string;
  readonly #partnerId: string;
  readonly #process: ChildProcess;
  readonly #lines: ProcessOutput;
  readonly #dataDir: string;

  private constructor(started: StackProcess, partner: DemoPartner) {
    this.api = started.api;
    this.demo = started.demo;
    this.operator = started.operator;
    this.key = partner.key;
    this.merchants = partner.merchants;
    this.printedConsoleLink = /Partner console +(\S+)/.exec(started.lines.said)?.[1] ?? '';
    this.#partnerId = partner.id;
    this.#process = started.process;
    this.#lines = started.lines;
    this.#dataDir = started.dataDir;
  }

  static async start(settings?: Readonly<Record<string, string>>): Promise<RunningStack> {
    const started = await startProcess(settings);
    try {
      await started.lines.waitFor(READY);
    } catch (error) {
      const log = await readFile(join(started.dataDir, 'logs', 'bff.log'), 'utf8').catch(() => '');
      await rm(started.dataDir, { recursive: true, force: true });
      throw new Error(`${(error as Error).message}\n${log}`, { cause: error });
    }
    const partner = await readFile(join(started.dataDir, 'demo-partner.json'), 'utf8');
    return new RunningStack(started, JSON.parse(partner) as DemoPartner);
  }

  /** The merchant that the demo shows first. */
  get activeMerchant(): Merchant {
    const merchant = this.merchants.find(({ status }) => status === 'active');
    if (!merchant) throw new Error('the sandbox has no active merchant');
    return merchant;
  }

  /**
   * The cookies of a browser in which someone has signed in to the demo, by default with the active
   * merchant's account.
   */
  async signedIn(merchant = this.activeMerchant.id): Promise<SignedIn> {
    const answer = await fetch(`${this.demo}/sign-in`, {
      method: 'POST',
      headers: { Origin: this.demo },
      body: new URLSearchParams({ merchant }),
      redirect: 'manual',
    });
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
    const cookie = { name, value, domain: 'localhost', path: '/', expires: -1 };
    return { cookies: [{ ...cookie, httpOnly: true, secure: false, sameSite: 'Strict' }], origins: [] };
  }

  /** A new one-time link to a hosted page of the active merchant. */
  async hostedLink(surface: 'create-plant' | 'dashboard' = 'create-plant'): Promise<string> {
    const body = { merchant: this.activeMerchant.id, surface };
    const { url } = await this.call<{ url: string }>('POST', '/v1/hosted_links', body);
    return url;
  }

  /**
   * Another link to a partner's console, by default the demo's, as an operator gets it while the service
   * runs.
   */
  async consoleLink(partner = this.#partnerId): Promise<string> {
    const { url } = await askOperator<{ url: string }>(this.#dataDir, 'console link', { partner });
    return url;
  }

  /** A command of the operator, in the service that runs. */
  command<Result>(name: string, flags: Readonly<Record<string, string>> = {}): Promise<Result> {
    return askOperator<Result>(this.#dataDir, name, flags);
  }

  /** A call with a partner key, by default the demo's. @throws {Error} with the response, if it is not 2xx */
  async call<Answer>(method: string, path: string, body?: unknown, key = this.key): Promise<Answer> {
    const response = await fetch(this.api + path, {
      method,
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        ...(method === 'POST' && { 'Idempotency-Key': randomUUID() }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return JSON.parse(text) as Answer;
  }

  /** Registers these origins beside the demo's own; those of earlier calls are removed. */
  async allowOrigins(...origins: string[]): Promise<void> {
    const own = [this.demo, this.demo.replace('localhost', '127.0.0.1')];
    await this.call('PUT', '/v1/partners/me/origins', { origins: [...own, ...origins] });
  }

  /** The emails to an address so far, as `npm start` shows them. */
  mailsTo(address: string): string[] {
    const mails = this.#lines.said.split(/^ {2}Mail to /m).slice(1);
    return mails.filter((mail) => mail.startsWith(`${address}:`));
  }

  /** What the plant API has stored for a merchant. The BFF must be stopped: one process has the database. */
  storedPlants(merchant = this.activeMerchant.id): Promise<StoredPlant[]> {
    return runOperator<StoredPlant[]>(this.#dataDir, 'plants', 'list', '--merchant', merchant);
  }

  /** Ends only the BFF; its data stay. */
  async stopBff(): Promise<void> {
    await this.#command('bff stop');
  }

  /** Starts the BFF again, on the same port and data; resolves when it is ready. */
  async startBff(): Promise<void> {
    await this.#command('bff start');
  }

  async stop(): Promise<void> {
    this.#process.stdin?.end();
    await this.#lines.ended;
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  async #command(command: string): Promise<void> {
    const done = this.#lines.waitFor(`done: ${command}`);
    this.#process.stdin?.write(`${command}\n`);
    await done;
  }
}
