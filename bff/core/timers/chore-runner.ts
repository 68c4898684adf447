import type { Logger } from 'pino';
import type { Chore } from './chore.ts';
import { WakeUp } from './wake-up.ts';

/** Runs chores, each by itself, until it is stopped. One that fails is tried again at its next time. */
export class ChoreRunner<Deps> {
  readonly #chores: readonly Chore<Deps>[];
  readonly #log: Logger;
  readonly #wakeUp: readonly WakeUp[];
  #running: Promise<unknown> | undefined;
  #isStopping = false;

  constructor({ chores, log }: { readonly chores: readonly Chore<Deps>[]; readonly log: Logger }) {
    this.#chores = chores;
    this.#log = log;
    this.#wakeUp = chores.map(() => new WakeUp());
  }

  start(deps: Deps): void {
    this.#running ??= Promise.all(
      this.#chores.map((chore, index) => this.#repeat(chore, deps, this.#wakeUp[index] as WakeUp)),
    );
  }

  /** Waits for what is under way. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const wakeUp of this.#wakeUp) wakeUp.end();
    await this.#running;
  }

  async #repeat({ name, everyMs, run }: Chore<Deps>, deps: Deps, wakeUp: WakeUp): Promise<void> {
    for (;;) {
      await wakeUp.next({ atLeastMs: everyMs, atMostMs: everyMs });
      try {
        while (!this.#isStopping && (await run(deps)));
      } catch (err) {
        this.#log.warn({ err, chore: name }, 'a chore failed, and is tried again later');
      }
      if (this.#isStopping) return;
    }
  }
}
