import type { FeatureDeps } from '../../core/feature.ts';
import type { SiteFeature, SitePage, SiteVisit } from './site-visit.ts';
import { furtherSheet } from '../shell/styles/style-sheet.ts';
import { html, type Content } from '../../core/text/html.ts';
import { msg, nameOf, type Words } from '../../core/text/message.ts';
import type { SiteFile } from './shown-page.ts';
import {
  pageOfPublicMerchants,
  type PublicMerchant,
  publicMerchant,
} from '../../accounts/merchants/merchants.ts';
import { addressText } from '../../core/addresses/addresses.ts';
import { ApiError } from '../../core/api/errors.ts';
import {
  locationsInService,
  openingOf,
  type Opening,
  type OrderingLocation,
} from '../../catalog/locations/locations.ts';
import type { Db } from '../../core/database/database.ts';
import type { PlacedImage } from '../../catalog/images/contract/image.ts';
import { storefrontsOf } from '../../catalog/storefronts/storefronts.ts';
import { pictureOf } from '../shell/pictures.ts';
import { rewardsPath } from '../../orders/loyalty/loyalty.ts';

/** The first pages of a partner's site: its merchants, and the locations of each. */
export function placePages(deps: FeatureDeps): SiteFeature {
  const list = { name: 'places.css', asset: furtherSheet(new URL('places.css', import.meta.url)) };
  return { pages: [startPage(deps, list), merchantPage(deps, list)], files: [list] };
}

const LIMIT = 60;

const SLUG = /^[a-z0-9-]{1,63}$/;

/** `/`: the partner's merchants. */
function startPage({ db }: FeatureDeps, styles: SiteFile): SitePage {
  return { path: '/', get: show };

  async function show(visit: SiteVisit): Promise<void> {
    const { after } = visit.req.query;
    const { merchants, hasMore } = await pageOfPublicMerchants(db, visit.site, {
      after: typeof after === 'string' && SLUG.test(after) ? after : undefined,
      limit: LIMIT,
    });
    const { name } = visit.site.partner;
    const last = hasMore ? merchants.at(-1) : undefined;
    await visit.send({
      title: name,
      description: msg`Order from places that work with ${name}.`,
      width: 'wide',
      files: [styles],
      content: html`<h1>${nameOf(name)}</h1>
        ${
          merchants.length > 0
            ? await listOf(db, visit, merchants)
            : emptyPlaces(
                msg`There’s nothing here yet`,
                msg`No place is open to the public so far. Come back soon.`,
              )
        }
        ${
          last &&
          html`<p>
            <a class="button quiet" href="${visit.pathTo(`/?after=${last.slug}`)}">${msg`More places`}</a>
          </p>`
        }`,
    });
  }
}

async function listOf(db: Db, visit: SiteVisit, merchants: readonly PublicMerchant[]): Promise<Content> {
  const ids = merchants.map(({ id }) => id);
  const storefronts = await storefrontsOf(db, visit.site, ids);
  return placeList(
    merchants.map(({ id, slug, displayName, city }) => {
      const { cover = null, logo = null, tagline = null } = storefronts.get(id) ?? {};
      return {
        href: visit.pathOf(slug),
        name: displayName,
        lines: [tagline, city].flatMap((line) => (line ? [nameOf(line)] : [])),
        cover,
        logo,
      };
    }),
  );
}

/**
 * `/{merchant}`: the locations of a merchant, and whether each is open. A merchant with only one has its menu
 * there.
 */
function merchantPage({ db, keys }: FeatureDeps, styles: SiteFile): SitePage {
  return { surface: 'ordering', path: '/:merchant', element: 'trellis-ordering', get: show };

  async function show(visit: SiteVisit): Promise<void> {
    const merchant = await publicMerchant(db, visit.site, visit.params['merchant'] ?? '');
    if (!merchant) throw new ApiError('not_found');
    const locations = await locationsInService(db, visit.site, merchant.id);
    const listed = locations.filter(({ record }) => record.listed);
    const [first, ...others] = listed;
    if (first && others.length === 0) {
      return visit.redirect(visit.pathOf(merchant.slug, first.record.slug), 302);
    }
    const now = await keys.clocks.now(visit.site);
    const places = await Promise.all(
      listed.map(async (location): Promise<Place> => {
        const href = visit.pathOf(merchant.slug, location.record.slug);
        const locale = visit.writtenIn(location.locale);
        return placeOf(location, href, await openingOf({ ...location, locale }, now));
      }),
    );
    const rewards = await rewardsPath(db, visit, merchant);
    await visit.send({
      title: merchant.displayName,
      description: msg`Order from ${merchant.displayName}.`,
      merchant,
      width: 'wide',
      files: [styles],
      content: html`<div class="intro">
          <h1>${nameOf(merchant.displayName)}</h1>
          ${places.length > 0 && html`<p class="muted">${msg`Where would you like to order?`}</p>`}
          ${
            rewards !== undefined &&
            html`<p><a class="rewards" href="${rewards}">${msg`Rewards for your orders`}</a></p>`
          }
        </div>
        ${
          places.length > 0
            ? placeList(places)
            : emptyPlaces(
                msg`No location takes orders now`,
                msg`Come back soon, or contact the place directly.`,
              )
        }`,
    });
  }
}

function placeOf({ record, country }: OrderingLocation, href: string, opening: Opening): Place {
  const address = addressText({ ...record.address, line2: null }, country);
  return {
    href,
    name: record.name,
    lines: [
      ...(address === '' ? [] : [nameOf(address)]),
      hoursLine(opening),
      ...(opening.reason === undefined ? [] : [nameOf(opening.reason)]),
    ],
    state: html`<span class="chip ${CHIPS[opening.state].look}">${CHIPS[opening.state].word}</span>`,
  };
}

const CHIPS = {
  open: { word: msg`Open`, look: 'success' },
  closed: { word: msg`Closed`, look: 'plain' },
  paused: { word: msg`Paused`, look: 'warn' },
} as const;

function hoursLine({ state, until, untilDay }: Opening): Words {
  const when = until !== undefined && (untilDay === undefined ? until : `${untilDay}, ${until}`);
  if (state === 'open') return when === false ? msg`Open 24 hours` : msg`Open until ${when}`;
  if (state === 'paused')
    return when === false ? msg`Takes no orders for now` : msg`Takes orders again: ${when}`;
  return when === false ? msg`Closed for now` : msg`Opens ${when}`;
}

/** A place that a guest can choose. */
export interface Place {
  readonly href: string;
  readonly name: string;
  /** The details below its name. */
  readonly lines: readonly Content[];
  /** Whether it is open, next to its name. */
  readonly state?: Content;
  /** A wide picture above it, and its logo; in their place, an initial. */
  readonly cover?: PlacedImage | null;
  readonly logo?: PlacedImage | null;
}

function placeList(places: readonly Place[]): Content {
  return html`<ul class="places">
    ${places.map(placeCard)}
  </ul>`;
}

function placeCard({ href, name, lines, state, cover, logo }: Place): Content {
  const [initial = ''] = name.trim();
  return html`<li>
    <a class="place" href="${href}">
      ${cover ? html`<span class="picture">${pictureOf({ ...cover, alt: '' }, COVER)}</span>` : false}
      <span class="initial" aria-hidden="true"
        >${logo ? pictureOf({ ...logo, alt: '' }, LOGO) : initial.toUpperCase()}</span
      >
      <span class="known"
        ><b>${nameOf(name)}</b>${lines.map((line) => html`<span class="line">${line}</span>`)}</span
      >
      ${state}
    </a>
  </li>`;
}

const COVER = { sizes: '(max-width: 700px) 100vw, 352px', isEager: false };
const LOGO = { sizes: '48px', isEager: false };

/** Renders the replacement of an empty list. */
function emptyPlaces(title: Words, advice: Words): Content {
  return html`<div class="empty">
    <p><b>${title}</b></p>
    <p>${advice}</p>
  </div>`;
}
