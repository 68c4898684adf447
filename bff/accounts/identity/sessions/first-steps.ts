import type { Db } from '../../../core/database/database.ts';
import { ownedBy, type Owner } from '../../../core/database/owner.ts';
import type { Clock } from '../../../core/api/clock.ts';

/**
 * A partner's first steps in an environment, which no other record shows: reading the docs, minting a
 * session, and a page that shows an element (which requests its session then).
 */
export type FirstStep = 'docs_opened' | 'session_minted' | 'element_shown';

/** The number kept in memory, so that each is written once; then the set is cleared. */
const MOST_KNOWN = 50_000;

/** Records when a step was first taken, outside the request. Each node writes it once. */
export class FirstSteps {
  readonly #db: Db;
  readonly #clock: Clock;
  /** The partners that are known to have taken a step. */
  readonly #known = {
    sandbox: new Map<FirstStep, Set<string>>(),
    production: new Map<FirstStep, Set<string>>(),
  };

  constructor({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Cheap when the step is known: call it each time. */
  note(owner: Owner, step: FirstStep): void {
    const { partnerId, environment } = owner;
    const known = this.#known[environment].get(step) ?? new Set<string>();
    if (known.has(partnerId)) return;
    if (known.size >= MOST_KNOWN) known.clear();
    this.#known[environment].set(step, known.add(partnerId));
    // A failed write is repeated the next time.
    this.#write(owner, step).catch(() => known.delete(partnerId));
  }

  /** The steps that were taken. */
  async of(owner: Owner): Promise<ReadonlySet<FirstStep>> {
    const rows = await this.#db
      .selectFrom('first_steps')
      .select('step')
      .where(ownedBy('first_steps', owner))
      .execute();
    return new Set(rows.map(({ step }) => step));
  }

  async #write({ partnerId: partner_id, environment }: Owner, step: FirstStep): Promise<void> {
    await this.#db
      .insertInto('first_steps')
      .values({ partner_id, environment, step, at: new Date(this.#clock.now()) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
