import type { Db } from '../../core/database/database.ts';
import type { InvalidationFeed } from '../../core/database/invalidation-feed.ts';
import type { MerchantView } from '../../core/database/owner.ts';
import { Cache } from '../../core/api/cache.ts';
import { chain, type MaybePromise } from '../../core/api/maybe-promise.ts';
import type { Serialized } from '../../core/http/responses.ts';
import type { EnvironmentClocks } from '../../core/timers/environment-clock.ts';
import type { AvailabilityRow } from './availability-records.ts';
import { readServedMenu, type ServedMenu } from './served-menu.ts';

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
    /** Where pictures are served. */
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

  /** The published version of a menu that the caller may see, with what is sold out now; undefined: there is none. */
  published(view: MerchantView, id: string): MaybePromise<Serialized | undefined> {
    return chain(this.#menus.get(id), (menu) => {
      if (!menu?.isSeenBy(view)) return undefined;
      return chain(this.#availability.get(menu.merchantId), (entries = []) =>
        chain(this.#clocks.now(view), (now) => menu.at(entries, now)),
      );
    });
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
