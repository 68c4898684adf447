import { openingOf } from '../../catalog/locations/locations.ts';
import type { MenuItem } from '../../catalog/menus/contract/menu.ts';
import { normalized } from '../../core/contract/text-fields.ts';
import type { Db } from '../../core/database/database.ts';
import { toDecimal } from '../../core/money/amount.ts';
import { type Content, html, Html } from '../../core/text/html.ts';
import { msg, type Words } from '../../core/text/message.ts';
import { rewardsPath } from '../../orders/loyalty/loyalty.ts';
import { bestSellers } from '../../orders/reports/reports.ts';
import type { SitePage, SiteVisit } from '../hosts/site-visit.ts';
import { menuView } from './menu-view.ts';
import { phoneOf, storefrontHeader } from './place-header.ts';
import { ELEMENT, type OrderingContext, type Place, placeOf } from './place.ts';
import { firstTime, quoteCart, type Readiness, readinessOf } from './quote-cart.ts';
import { type ShopMenu, shopMenuOf, type ShownItem } from './shop-menu.ts';
import { timeAt } from './words.ts';

/** Serves `/{merchant}/{location}`: the menu. */
export function menuPage(context: OrderingContext): SitePage {
  return { surface: 'ordering', path: '/:merchant/:location', element: ELEMENT, get: show };

  async function show(visit: SiteVisit): Promise<void> {
    const place = await placeOf(visit, context);
    const { location, merchant, now } = place;
    const [menu, cart, opening, rewards, phone] = await Promise.all([
      shopMenuOf(place),
      place.cart(),
      openingOf(location, now),
      rewardsPath(context.deps.db, visit, merchant),
      phoneOf(place),
    ]);
    const readiness = await readinessOf(place, cart);
    const quoted =
      cart.lines.length > 0
        ? await quoteCart(place, cart, await firstTime(place, cart, menu, readiness))
        : undefined;
    const { added } = visit.req.query;
    await visit.send({
      title: location.record.name,
      description: msg`Order online from ${merchant.displayName}, ${location.record.name}.`,
      merchant,
      header: 'own',
      width: 'full',
      shared: { merchantId: merchant.id },
      files: [context.styles],
      head: structuredData(place, menu),
      content: menuView({
        place,
        menu,
        cart,
        header: storefrontHeader({ place, cart, opening, readiness, rewards, phone }),
        popular: await popularIn(context.deps.db, place, menu),
        search: searchIn(visit),
        notice: menu.sections.length > 0 && (await stateNotice(place, readiness)),
        added: cart.lines.find(({ uid }) => uid === added),
        quote: quoted && 'quote' in quoted ? quoted.quote : undefined,
      }),
    });
  }
}

const MOST_SEARCHED = 60;

function searchIn({ req }: SiteVisit): string {
  const { q } = req.query;
  return typeof q === 'string' ? normalized(q).slice(0, MOST_SEARCHED).trim() : '';
}

/** Renders the notice that explains why a guest can't order now. */
export async function stateNotice(
  place: Place,
  { state, next_available_at: next }: Readiness,
): Promise<Content> {
  if (state === 'open') return false;
  const what = (await reasonedWords(place, state)) ?? STATE_WORDS[state];
  const advice =
    next === null
      ? msg`You can look at the menu, but not order.`
      : msg`You can order ahead, from ${timeAt(place.location, next, place.now)}.`;
  return html`<p class="notice warn">${what} ${advice}</p>`;
}

/** Returns the reason in the merchant's words, for a pause or a day with special hours. */
async function reasonedWords(
  { location, now }: Place,
  state: Readiness['state'],
): Promise<Words | undefined> {
  if (state === 'paused') {
    const { pause } = location.record;
    return pause?.reason ? msg`Orders are paused for the moment: ${sentence(pause.reason)}` : undefined;
  }
  const { reason } = state === 'closed' ? await openingOf(location, now) : {};
  return reason === undefined ? undefined : msg`Closed now: ${sentence(reason)}`;
}

/**
 * Renders the notice for a cart that must wait although orders are taken.
 * @param at the earliest time for it
 */
export function laterNotice({ location, now }: Place, { state }: Readiness, at: string | null): Content {
  return (
    state === 'open' &&
    at !== null &&
    html`<p class="notice warn">
      ${msg`Not everything in your cart is served now. You can order ahead, from
      ${timeAt(location, at, now)}.`}
    </p>`
  );
}

/** Adds a period, unless the reason has one. */
const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

const STATE_WORDS = {
  closed: msg`Closed now.`,
  paused: msg`Orders are paused for the moment.`,
  full: msg`The next times are all taken.`,
  unavailable: msg`Orders aren’t taken this way now.`,
} as const;

/**
 * Renders structured data for search engines and shared links. None in the sandbox, whose pages are for
 * tests.
 */
function structuredData(place: Place, menu: ShopMenu): Content {
  const { site } = place.visit;
  if (site.environment !== 'production') return false;
  const { merchant, location } = place;
  const title = `${merchant.displayName}, ${location.record.name}`;
  const url = `${site.origin}${place.path()}`;
  return [
    html`<meta property="og:type" content="restaurant.menu" />
      <meta property="og:title" content="${title}" />
      <meta property="og:description" content="${msg`Order online from ${title}.`}" />
      <meta property="og:url" content="${url}" />`,
    jsonScript(restaurantOf(place, menu, url)),
  ];
}

/** Renders JSON in a script. `<` is escaped, since it could end the script. */
export function jsonScript(data: object): Html {
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return new Html(`<script type="application/ld+json">${text}</script>`);
}

const DIETS: Readonly<Partial<Record<MenuItem['dietary'][number], string>>> = {
  gluten_free: 'https://schema.org/GlutenFreeDiet',
  halal: 'https://schema.org/HalalDiet',
  kosher: 'https://schema.org/KosherDiet',
  vegan: 'https://schema.org/VeganDiet',
  vegetarian: 'https://schema.org/VegetarianDiet',
};

function restaurantOf({ merchant, location }: Place, menu: ShopMenu, url: string): object {
  const { address, phone, hours, name } = location.record;
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: `${merchant.displayName}, ${name}`,
    url,
    ...(phone !== null && { telephone: phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.line1 ?? undefined,
      addressLocality: address.city ?? undefined,
      postalCode: address.postal_code ?? undefined,
      addressCountry: address.country ?? undefined,
    },
    openingHoursSpecification: hours.default.map(({ day, open, close }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`,
      opens: open,
      closes: close,
    })),
    potentialAction: { '@type': 'OrderAction', target: url },
    hasMenu: {
      '@type': 'Menu',
      hasMenuSection: menu.sections.map(({ section }) => ({
        '@type': 'MenuSection',
        name: section.name,
        hasMenuItem: section.items.map((item) => itemOf(item, location.currency)),
      })),
    },
  };
}

function itemOf({ name, description, dietary, variations }: MenuItem, currency: string): object {
  return {
    '@type': 'MenuItem',
    name,
    ...(description !== null && { description }),
    suitableForDiet: dietary.flatMap((diet) => DIETS[diet] ?? []),
    offers: variations.map(({ name: variation, price }) => ({
      '@type': 'Offer',
      ...(variation !== null && { name: variation }),
      price: toDecimal(price, currency),
      priceCurrency: currency,
    })),
  };
}

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
async function popularIn(db: Db, place: Place, menu: ShopMenu): Promise<readonly ShownItem[]> {
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
