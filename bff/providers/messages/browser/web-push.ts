import type { Clock } from '../../../core/api/clock.ts';
import type { EnvironmentName } from '../../../core/contract/fields.ts';
import type { Db } from '../../../core/database/database.ts';
import { NameUnknown, type ResolveName } from '../../../core/ports/checked-connector.ts';
import { publicFetch } from '../../../core/ports/public-fetch.ts';
import { TargetRefused, type TargetRules } from '../../../core/ports/target.ts';
import { MayBeTaken, Undeliverable, type Postman } from '../postman.ts';
import { dropSubscription, findSubscription, type PushSubscription } from './subscriptions.ts';

/** The key pair by which push services know who sends (VAPID, RFC 8292), in base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Where push services reach the operator: a `mailto:` address or an `https:` URL. */
  readonly subject: string;
}

interface PushDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: { seal(text: string, id: string): string; open(sealed: string, id: string): string };
  /** The operator's keys; without them, a sandbox has a pair of its own. */
  readonly vapid: VapidKeys | undefined;
  readonly publicUrl: string;
  /** Whether push services of a sandbox may be on this machine. */
  readonly isLoopbackAllowed: boolean;
  readonly resolve?: ResolveName | undefined;
}

/** A push service keeps what it can't deliver for so long at most, in seconds. */
const MOST_TTL_S = 2 * 60 * 60;
/** Under which the sandbox's own key is sealed. */
const SEALED_AS = 'push_keys';

/** Sends messages to browsers by their push services. The library is loaded with the first. */
export class WebPush {
  readonly #deps: PushDeps;
  #made: Promise<VapidKeys> | undefined;

  constructor(deps: PushDeps) {
    this.#deps = deps;
  }

  isOffered(environment: EnvironmentName): boolean {
    return environment === 'sandbox' || this.#deps.vapid !== undefined;
  }

  rulesOf(environment: EnvironmentName): TargetRules {
    return { environment, isLoopbackAllowed: this.#deps.isLoopbackAllowed };
  }

  /** Returns the keys of an environment; `undefined` if nothing is sent there. */
  async keysOf(environment: EnvironmentName): Promise<VapidKeys | undefined> {
    const { vapid } = this.#deps;
    if (vapid || environment === 'production') return vapid;
    this.#made ??= this.#ownKeys().catch((error: unknown) => {
      this.#made = undefined;
      throw error;
    });
    return this.#made;
  }

  /** Returns the carrier of an environment. The recipient of its messages is a subscription's ID. */
  postman(environment: EnvironmentName): Postman {
    return {
      knowsRepeats: false,
      take: (letter, signal, begin) => this.#take(environment, letter, signal, begin),
      check: () => Promise.resolve(),
      close: () => Promise.resolve(),
    };
  }

  async #take(
    environment: EnvironmentName,
    { to, subject, text, at }: Parameters<Postman['take']>[0],
    signal: AbortSignal,
    begin: (() => Promise<void>) | undefined,
  ): Promise<void> {
    const { db, secrets } = this.#deps;
    const [row, keys] = [await findSubscription(db, to), await this.keysOf(environment)];
    if (!row || !keys) throw new Undeliverable('a browser hears of its order no more');
    const { endpoint, ...own } = JSON.parse(secrets.open(row.sealed, row.id)) as PushSubscription;
    const { generateRequestDetails } = (await import('web-push')).default;
    const payload = JSON.stringify({ title: subject ?? '', body: text, tag: row.order_id });
    const request = generateRequestDetails({ endpoint, keys: own }, payload, {
      vapidDetails: keys,
      TTL: Math.max(0, Math.min(MOST_TTL_S, MOST_TTL_S - secondsSince(at, this.#deps.clock))),
      urgency: 'high',
    });
    await begin?.();
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const status = await this.#post(environment, { endpoint, headers, body: request.body, signal });
    if (status < 300) return;
    if (status === 404 || status === 410) await dropSubscription(db, row.id);
    const isForGood = status < 500 && status !== 429 && status !== 408;
    if (isForGood) throw new Undeliverable(`a push service refused a message: ${status}`);
    throw new Error(`a push service answered ${status}`);
  }

  async #post(
    environment: EnvironmentName,
    { endpoint, headers, body, signal }: PushRequest,
  ): Promise<number> {
    const { resolve } = this.#deps;
    const post = publicFetch({ rules: this.rulesOf(environment), ...(resolve && { resolve }) });
    try {
      return (await post(endpoint, { method: 'POST', headers, body, signal })).status;
    } catch (error) {
      if (error instanceof TargetRefused) throw new Undeliverable('the address of a push service is refused');
      if (error instanceof NameUnknown || isBeforeSending(error)) {
        throw new Error('a push service can’t be reached', { cause: error });
      }
      throw new MayBeTaken('a push service didn’t answer');
    }
  }

  /** Reads the sandbox's own pair, after making it once for all nodes. */
  async #ownKeys(): Promise<VapidKeys> {
    const { db, clock, secrets, publicUrl } = this.#deps;
    const read = () => db.selectFrom('push_keys').selectAll().where('id', '=', 1).executeTakeFirst();
    let row = await read();
    if (!row) {
      const { generateVAPIDKeys } = (await import('web-push')).default;
      const { publicKey, privateKey } = generateVAPIDKeys();
      const sealed = secrets.seal(privateKey, SEALED_AS);
      const made = { id: 1, public_key: publicKey, private_key: sealed, created_at: new Date(clock.now()) };
      await db
        .insertInto('push_keys')
        .values(made)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      row = (await read()) ?? made;
    }
    const subject = publicUrl.startsWith('https:') ? publicUrl : 'mailto:operator@trellis.example';
    return { publicKey: row.public_key, privateKey: secrets.open(row.private_key, SEALED_AS), subject };
  }
}

interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
  readonly signal: AbortSignal;
}

const secondsSince = (at: Date, clock: Clock): number => Math.floor((clock.now() - at.getTime()) / 1000);

/** Whether a request failed before anything of it was sent. */
function isBeforeSending(error: unknown): boolean {
  const { code, syscall } = error as { readonly code?: string; readonly syscall?: string };
  return syscall === 'connect' || code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'ECONNREFUSED';
}
