import type { Logger } from 'pino';
import { ulid } from 'ulid';
import type { Clock } from '../clock.ts';
import { type Limiter, type QuotaState, type Spending, WINDOW_SECONDS, type Quota } from './quota.ts';
import { MemoryLimiter } from './memory-limiter.ts';
import { type RedisPlace, RedisLink } from './redis-client.ts';
import { ANNOUNCE, PEEK, SPEND } from './redis-scripts.ts';

/**
 * One hash slot for all counters, so that a script may use a key's and a merchant's together even on a Redis
 * Cluster.
 */
const PREFIX = '{trellis-limits}:';
const WINDOW_MS = WINDOW_SECONDS * 1000;
const ANNOUNCE_EVERY_MS = 500;
/** The time without an announcement after which a node has no share. */
const GONE_AFTER_MS = 5_000;
/** The number of consecutive unanswered announcements after which the connection is replaced. */
const RENEW_AFTER = 6;

export interface RedisLimiterDeps extends RedisPlace {
  readonly clock: Clock;
  readonly log: Logger;
}

/** The limiter's state, for health and metrics. */
export interface RedisLimiterState {
  /** Whether Redis is unreachable, so that this node applies its own share of the quotas. */
  readonly isAlone: boolean;
  /** Nodes that shared the quotas when Redis last responded; 1 if it never did. */
  readonly nodes: number;
  /**
   * Requests counted by this node alone, and the number of times Redis became unreachable, since the start.
   */
  readonly spentAlone: number;
  readonly outages: number;
}

/**
 * One exact count for all nodes: Redis spends each request from all its quotas in one step. While Redis is
 * unreachable or slow, each node admits its share, limit ÷ nodes, by its own count: never everything, and
 * never a 5xx.
 */
export class RedisLimiter implements Limiter {
  readonly #link: RedisLink;
  readonly #log: Logger;
  readonly #own: MemoryLimiter;
  readonly #name = ulid();
  readonly #timer: NodeJS.Timeout;
  #announcing = Promise.resolve();
  #isAlone = false;
  #unanswered = 0;
  #nodes = 1;
  #spentAlone = 0;
  #outages = 0;

  private constructor({ clock, log, ...place }: RedisLimiterDeps) {
    this.#link = new RedisLink(place);
    this.#log = log;
    this.#own = new MemoryLimiter(clock);
    this.#timer = setInterval(
      () => void (this.#announcing = this.#announcing.then(() => this.#announce())),
      ANNOUNCE_EVERY_MS,
    );
    this.#timer.unref();
  }

  /** Opens the limiter. Never fails: without Redis it starts on its own and logs that. */
  static async open(deps: RedisLimiterDeps): Promise<RedisLimiter> {
    const limiter = new RedisLimiter(deps);
    await limiter.#link.connected();
    await limiter.#announce();
    return limiter;
  }

  get state(): RedisLimiterState {
    return {
      isAlone: this.#isAlone,
      nodes: this.#nodes,
      spentAlone: this.#spentAlone,
      outages: this.#outages,
    };
  }

  spend(quotas: readonly Quota[]): Spending | Promise<Spending> {
    if (this.#isAlone) return this.#spendAlone(quotas);
    const keys = quotas.map((quota) => PREFIX + quota.subject);
    const limits = quotas.map((quota) => String(quota.limit));
    return this.#link.run(SPEND, keys, [String(WINDOW_MS), ...limits]).then(
      (answer) => spendingOf(quotas, answer as number[]),
      (error: unknown) => {
        this.#goAlone(error);
        return this.#spendAlone(quotas);
      },
    );
  }

  peek(quotas: readonly Quota[]): readonly QuotaState[] | Promise<readonly QuotaState[]> {
    if (this.#isAlone || quotas.length === 0) return this.#peekAlone(quotas);
    const keys = quotas.map((quota) => PREFIX + quota.subject);
    return this.#link.run(PEEK, keys, [String(WINDOW_MS)]).then(
      (answer) => statesOf(quotas, answer as number[]),
      (error: unknown) => {
        this.#goAlone(error);
        return this.#peekAlone(quotas);
      },
    );
  }

  /** Leaves its share to the others. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#announcing;
    await this.#link.command('ZREM', `${PREFIX}nodes`, this.#name).catch(() => undefined);
    this.#link.close();
  }

  /**
   * Spends from this node's share. The headers still name the whole quota; the remainder is what this node
   * still admits.
   */
  #spendAlone(quotas: readonly Quota[]): Spending {
    this.#spentAlone += 1;
    const { states, refused } = this.#own.spend(this.#sharesOf(quotas));
    const whole = states.map((state, index) => ({ ...state, quota: quotas[index] ?? state.quota }));
    return { states: whole, refused: refused && whole[states.indexOf(refused)] };
  }

  #peekAlone(quotas: readonly Quota[]): QuotaState[] {
    const states = this.#own.peek(this.#sharesOf(quotas));
    return states.map((state, index) => ({ ...state, quota: quotas[index] ?? state.quota }));
  }

  #sharesOf(quotas: readonly Quota[]): Quota[] {
    return quotas.map((quota) => ({
      ...quota,
      limit: Math.max(1, Math.floor(quota.limit / this.#nodes)),
    }));
  }

  async #announce(): Promise<void> {
    try {
      const args = [this.#name, String(GONE_AFTER_MS)];
      this.#nodes = Number(await this.#link.run(ANNOUNCE, [`${PREFIX}nodes`], args));
      this.#unanswered = 0;
      this.#comeBack();
    } catch (error) {
      this.#goAlone(error);
      this.#unanswered += 1;
      if (this.#unanswered % RENEW_AFTER === 0) this.#link.renew();
    }
  }

  #goAlone(error: unknown): void {
    if (this.#isAlone) return;
    this.#isAlone = true;
    this.#outages += 1;
    const reason = error instanceof Error ? error.message : String(error);
    this.#log.warn(
      { reason, nodes: this.#nodes },
      'redis is unreachable: this node counts alone and admits its share of each limit',
    );
  }

  #comeBack(): void {
    if (!this.#isAlone) return;
    this.#isAlone = false;
    this.#log.info({ nodes: this.#nodes }, 'redis is reachable again: the limits are shared by all nodes');
  }
}

/** Parses the script's result: [index of the quota that refused, used, ms left, used, ms left, …]. */
function spendingOf(quotas: readonly Quota[], [refused = 0, ...numbers]: readonly number[]): Spending {
  const states = statesOf(quotas, numbers);
  return { states, refused: refused === 0 ? undefined : states[refused - 1] };
}

/** Parses [used, ms left, used, ms left, …]. */
function statesOf(quotas: readonly Quota[], numbers: readonly number[]): QuotaState[] {
  return quotas.map((quota, index): QuotaState => {
    const [used = 0, leftMs = 0] = numbers.slice(2 * index);
    return {
      quota,
      remaining: Math.max(0, quota.limit - used),
      resetSeconds: Math.max(1, Math.ceil(leftMs / 1000)),
    };
  });
}
