import type { Db } from '../../core/database/database.ts';
import type { InvalidationFeed } from '../../core/database/invalidation-feed.ts';
import type { MerchantView } from '../../core/database/owner.ts';
import { Cache } from '../../core/api/cache.ts';
import { type Serialized, serialized } from '../../core/http/responses.ts';
import type { EnvironmentClocks } from '../../core/timers/environment-clock.ts';
import { type AvailabilityRow, isInForce, presentAvailability } from './availability-records.ts';
import { readPublished } from './menu-versions.ts';

/**
 * The published version of a menu as JSON, without the entries of what is available, which change more often.
 */
class ServedMenu {
  readonly merchantId: string;
  readonly #id: string;
  readonly #partnerId: string;
  readonly #environment: string;
  readonly #beforeEntries: string;
  readonly #afterEntries: string;
  #last: Served | undefined;

  /** @param json of the record, with an empty list of entries */
  constructor(ids: { id: string; merchantId: string; partnerId: string; environment: string }, json: string) {
    this.merchantId = ids.merchantId;
    this.#id = ids.id;
    this.#partnerId = ids.partnerId;
    this.#environment = ids.environment;
    const at = json.lastIndexOf(NO_ENTRIES) + NO_ENTRIES.length - 1;
    this.#beforeEntries = json.slice(0, at);
    this.#afterEntries = json.slice(at);
  }

  isSeenBy({ partnerId, environment, only }: MerchantView): boolean {
    const isOwned = partnerId === this.#partnerId && environment === this.#environment;
    return isOwned && (only === undefined || only === this.merchantId);
  }

  /**
   * The record at a time of its environment. It is made again only when the merchant's entries have changed
   * or one has ended.
   * @param entries of the merchant; the same array as long as they are the same
   */
  at(entries: readonly AvailabilityRow[], now: number): Serialized {
    const last = this.#last;
    if (last && last.entries === entries && now >= last.from && now < last.until) return last.sent;
    const own = entries.filter(({ menu_id }) => menu_id === this.#id);
    const inForce = own.filter((entry) => isInForce(entry, new Date(now)));
    const list = inForce.map((entry) => JSON.stringify(presentAvailability(entry))).join();
    const until = Math.min(Infinity, ...inForce.flatMap((entry) => entry.until?.getTime() ?? []));
    const sent = serialized(this.#beforeEntries + list + this.#afterEntries);
    this.#last = { entries, from: now, until, sent };
    return sent;
  }
}

const NO_ENTRIES = '"availability":[]';

interface Served {
  readonly entries: readonly AvailabilityRow[];
  /** Milliseconds: from when until when the same entries are in force. */
  readonly from: number;
  readonly until: number;
  readonly sent: Serialized;
}

/**
 * Reads any owner's menu: the caller must compare the owner. `undefined` if there is no such menu, or none is
 * published.
 */
async function readServedMenu(db: Db, id: string, url: string): Promise<ServedMenu | undefined> {
  const menu = await readPublished(db, id, url);
  if (!menu) return undefined;
  const { partnerId, record } = menu;
  const { merchant: merchantId, environment } = record;
  return new ServedMenu({ id, merchantId, partnerId, environment }, JSON.stringify(record));
}

const MAX_MENUS = 1_000;
const MAX_MERCHANTS = 10_000;

/** Published menus as guests and pages read them: from memory, made into bytes once for each change. */
export class MenuDirectory {
  readonly #clocks: EnvironmentClocks;
  readonly #menus: Cache<ServedMenu>;
  readonly #availability: Cache<readonly AvailabilityRow[]>;

  constructor(deps: {
    readonly db: Db;
    readonly invalidations: InvalidationFeed;
    readonly clocks: EnvironmentClocks;
    /** The base URL of pictures. */
    readonly publicUrl: string;
  }) {
    const { db, invalidations, publicUrl } = deps;
    this.#clocks = deps.clocks;
    this.#menus = new Cache({
      invalidations,
      kind: 'menu',
      maxEntries: MAX_MENUS,
      load: (id) => readServedMenu(db, id, publicUrl),
    });
    this.#availability = new Cache({
      invalidations,
      kind: 'availability',
      maxEntries: MAX_MERCHANTS,
      load: (merchantId) => entriesOf(db, merchantId),
    });
  }

  /**
   * The published version of a menu visible to the caller, with its sold-out targets; `undefined` if there is
   * none.
   */
  async published(view: MerchantView, id: string): Promise<Serialized | undefined> {
    const menu = await this.#menus.get(id);
    if (!menu?.isSeenBy(view)) return undefined;
    const entries = (await this.#availability.get(menu.merchantId)) ?? [];
    return menu.at(entries, await this.#clocks.now(view));
  }

  /** Call it when this node has published, rolled back or archived a menu. */
  invalidate(id: string): void {
    this.#menus.invalidate(id);
  }

  /** Call it when this node has changed what is available, or has moved stock. */
  invalidateAvailability(merchantId: string): void {
    this.#availability.invalidate(merchantId);
  }
}

async function entriesOf(db: Db, merchantId: string): Promise<AvailabilityRow[]> {
  return db
    .selectFrom('menu_availability')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .orderBy('target')
    .orderBy('location_id')
    .execute();
}
