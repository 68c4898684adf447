import { bestSellers } from '../../orders/reports/reports.ts';
import type { Db } from '../../core/database/database.ts';
import type { Place } from './place.ts';
import type { ShopMenu, ShownItem } from './shop-menu.ts';

const DAYS = 28;
const DAY_MS = 86_400_000;
/** How long the best sellers of a location are kept in memory: they change slowly. */
const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 2_000;
const SHOWN = 4;
/** Asked for, since some may be sold out or off the menu by now. */
const CANDIDATES = 12;

interface Kept {
  readonly ids: Promise<readonly string[]>;
  readonly untilMs: number;
}

const keptOf = new WeakMap<Db, Map<string, Kept>>();

/**
 * Returns the items that the merchant has chosen, or else the four that a location sold most of in the last
 * four weeks and none if there are fewer, as far as they can be ordered.
 */
export async function popularIn(db: Db, place: Place, menu: ShopMenu): Promise<readonly ShownItem[]> {
  const { popularItems } = place.storefront;
  const isChosen = popularItems.length > 0;
  const shown = (isChosen ? popularItems : await bestIn(db, place))
    .map((id) => menu.item(id))
    .filter((one): one is ShownItem => one !== undefined && !one.isSoldOut);
  if (isChosen) return shown;
  return shown.length < SHOWN ? [] : shown.slice(0, SHOWN);
}

function bestIn(db: Db, { location, merchant, now }: Place): Promise<readonly string[]> {
  const kept = keptOf.get(db) ?? new Map<string, Kept>();
  keptOf.set(db, kept);
  const known = kept.get(location.id);
  if (known && known.untilMs > performance.now()) return known.ids;
  if (kept.size >= MOST_KEPT) kept.clear();
  const since = new Date(now - DAYS * DAY_MS).toISOString().slice(0, 10);
  const ids = bestSellers(db, { merchantId: merchant.id, locationId: location.id, since }, CANDIDATES);
  kept.set(location.id, { ids, untilMs: performance.now() + KEPT_MS });
  ids.catch(() => kept.delete(location.id));
  return ids;
}
