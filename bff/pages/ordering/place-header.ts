import { WEEKDAYS } from '../../core/contract/dates.ts';
import { addressText } from '../../core/addresses/addresses.ts';
import { html, type Content, type Html } from '../../core/text/html.ts';
import { leftToRight, msg, nameOf, type Words } from '../../core/text/message.ts';
import { moneyIn } from '../../core/text/guest-money.ts';
import { FULFILLMENT_WORDS, registrationWords } from '../../core/text/order-words.ts';
import type { DayRange, WeeklyRange } from '../../catalog/locations/contract/hours.ts';
import { slotLabel, type Opening } from '../../catalog/locations/locations.ts';
import { readablePhone } from '../../core/phones/phones.ts';
import { strokeIcon } from '../shell/icons.ts';
import type { CartContent } from './cart.ts';
import { pictureOf } from '../shell/pictures.ts';
import type { Place } from './place.ts';
import type { Readiness } from './quote-cart.ts';
import { wallMoment } from './shop-menu.ts';
import { timeAt } from './words.ts';

interface StorefrontHeader {
  readonly place: Place;
  readonly cart: CartContent;
  readonly opening: Opening;
  readonly readiness: Readiness;
  /** The path where the merchant's guests see their points; `undefined` without a program. */
  readonly rewards: string | undefined;
  /** The location's phone number, formatted; `undefined` if it has none. */
  readonly phone: string | undefined;
}

/** Renders the top of a merchant's menu: its brand, hours, address, and how orders are received. */
export function storefrontHeader(view: StorefrontHeader): Html {
  const { place, rewards } = view;
  const { merchant, location, storefront } = place;
  return html`<div class="cover">
      ${storefront.cover ? pictureOf(storefront.cover, { sizes: '100vw', isEager: true }) : false}
      <div class="over">
        ${
          place.hasSiblings
            ? html`<a class="glass" href="${place.visit.pathOf(merchant.slug)}"
                >${strokeIcon('pin', 16)}${nameOf(location.record.name)}${strokeIcon('down', 16)}</a
              >`
            : html`<span></span>`
        }
        ${
          rewards !== undefined &&
          html`<a class="glass" href="${rewards}">${strokeIcon('gift', 16)}${msg`Rewards`}</a>`
        }
      </div>
    </div>
    <div class="identity">
      ${logoOf(place)}
      <div class="named">
        <h1>${nameOf(merchant.displayName)}</h1>
        ${
          storefront.tagline !== null &&
          html`<p class="tagline" ${place.ownLanguage}>${storefront.tagline}</p>`
        }
        ${factsOf(view)}
      </div>
    </div>
    ${fulfillmentForm(view)}`;
}

/** Renders the merchant's logo, or else its initial. */
function logoOf({ merchant, storefront }: Place): Html {
  const [initial = ''] = merchant.displayName.trim();
  return html`<span class="brand" aria-hidden="true"
    >${
      storefront.logo
        ? pictureOf({ ...storefront.logo, alt: '' }, { sizes: '112px', isEager: true })
        : initial.toUpperCase()
    }</span
  >`;
}

function factsOf({ place, opening, phone }: StorefrontHeader): Html {
  const { record } = place.location;
  const address = addressText({ ...record.address, line2: null }, place.country);
  return html`<div class="facts">
    <details class="hours">
      <summary class="is-${opening.state}">
        <span class="dot"></span><span>${openingWords(opening)}</span>${strokeIcon('down', 16)}
      </summary>
      <div class="week">${weekOf(place)} ${aboutOf(place)}</div>
    </details>
    ${opening.reason !== undefined && html`<span class="muted">${nameOf(opening.reason)}</span>`}
    ${
      address !== '' &&
      html`<a href="${mapOf(address)}" target="_blank" rel="noopener"
        >${strokeIcon('pin', 16)}${nameOf(address)}</a
      >`
    }
    ${
      phone !== undefined &&
      html`<a href="tel:${phoneNumberOf(place) ?? ''}">${strokeIcon('phone', 16)}${leftToRight(phone)}</a>`
    }
  </div>`;
}

function aboutOf({ storefront, ownLanguage }: Place): Content {
  return storefront.about !== null && html`<p class="about-us" ${ownLanguage}>${storefront.about}</p>`;
}

/** Returns the URL of a map of an address. Phones open it in their map app. */
export function mapOf(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}

/** Returns the location's phone number, or else the merchant's. */
export const phoneNumberOf = ({ location, storefront }: Place): string | null =>
  location.record.phone ?? storefront.phone;

/** Formats the phone number for people; `undefined` if there is none. */
export async function phoneOf(place: Place): Promise<string | undefined> {
  const phone = phoneNumberOf(place);
  return phone === null ? undefined : readablePhone(phone);
}

function openingWords({ state, until, untilDay }: Opening): Words {
  const when =
    until !== undefined ? (untilDay === undefined ? until : msg`${untilDay}, ${until}`) : undefined;
  if (state === 'open') return when === undefined ? msg`Open 24 hours` : msg`Open until ${when}`;
  if (state === 'paused') return when === undefined ? msg`Paused` : msg`Paused until ${when}`;
  return when === undefined ? msg`Closed` : msg`Closed, opens ${when}`;
}

/** Renders the opening hours of a week, from Monday on, with today's marked. */
function weekOf({ location, now }: Place): Html {
  const { record, locale } = location;
  const { day: today } = wallMoment(now, record.timezone);
  const days = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return html`<table>
    <caption class="unseen">
      ${msg`Opening hours`}
    </caption>
    ${WEEKDAYS.map((day, at) => {
      const ranges = record.hours.default.filter((range: WeeklyRange) => range.day === day);
      return html`<tr ${day === today && html`class="today" aria-current="date"`}>
        <th scope="row">${days.format(Date.UTC(2024, 0, 1 + at))}</th>
        <td>
          ${
            ranges.length === 0
              ? msg`Closed`
              : ranges.map((range, index) => [index > 0 && html`<br />`, rangeWords(range, locale)])
          }
        </td>
      </tr>`;
    })}
  </table>`;
}

const rangeWords = ({ open, close }: DayRange, locale: string): Words =>
  open === '00:00' && close === '24:00'
    ? msg`Open 24 hours`
    : `${clockLabel(open, locale)}–${clockLabel(close, locale)}`;

/** A wall-clock time, `HH:MM`, as a locale writes it. */
const clockLabel = (time: string, locale: string): string =>
  slotLabel(Date.parse(`2024-01-01T${time === '24:00' ? '00:00' : time}Z`), 'UTC', locale);

function fulfillmentForm({ place, cart, readiness }: StorefrontHeader): Content {
  const { offered, visit, location } = place;
  if (offered.length === 0) return false;
  const chosen = place.fulfillmentOf(cart);
  const { fulfillments } = location.record;
  const isOpen = readiness.state === 'open';
  const { fee, min_subtotal: least } = fulfillments[chosen];
  const facts: readonly Words[] = [
    chosen === 'dine_in' && cart.table !== undefined && msg`Table ${nameOf(cart.table)}`,
    fee.amount > 0 && msg`${moneyIn(location, fee)} fee`,
    least.amount > 0 && msg`from ${moneyIn(location, least)}`,
  ].filter((fact) => fact !== false);
  return html`<form class="how" method="post" action="${place.path('fulfillment')}">
    ${visit.csrfField()}
    <div class="segments" role="group" aria-label="${msg`How you get your order`}">
      ${offered.map(
        (type) =>
          html`<button name="type" value="${type}" aria-pressed="${String(type === chosen)}">
            ${FULFILLMENT_WORDS[type]}
            ${isOpen && html`<small>${msg`about ${fulfillments[type].lead_minutes} min`}</small>`}
          </button>`,
      )}
    </div>
    <p class="when">
      ${readyWords(place, readiness)}
      ${
        facts.length > 0 &&
        html`<span class="muted">${facts.map((fact, at) => [at > 0 && ' · ', fact])}</span>`
      }
    </p>
  </form>`;
}

/** Renders when an order placed now would be ready. While no orders are taken, a notice says so instead. */
function readyWords({ location, now }: Place, { state, now: soonest }: Readiness): Content {
  if (state !== 'open' || !soonest) return false;
  return html`<span class="ready"
    >${strokeIcon('clock')}<span
      >${msg`Ready about ${html`<b>${timeAt(location, soonest.at, now)}</b>`}`}</span
    ></span
  >`;
}

/**
 * Renders the bar above the other pages of a place: the way back, and whose pages they are.
 * @param back the page before in the order's way
 */
export function placeBar(
  place: Place,
  back: { readonly path: string; readonly name: Words },
  end: Content = false,
): Html {
  return html`<div class="place-bar">
    <a class="back" href="${back.path}">${strokeIcon('back')}<span class="unseen">${back.name}</span></a>
    <a class="whose" href="${place.path()}">${logoOf(place)}<b>${nameOf(place.merchant.displayName)}</b></a>
    ${end}
  </div>`;
}

/** Renders the two steps of a checkout, with the one that a page is. */
export function stepsBar(step: 'details' | 'payment'): Html {
  const isPayment = step === 'payment';
  return html`<ol class="checkout-steps">
    ${stepMark(msg`Details`, isPayment ? strokeIcon('check', 16) : 1, !isPayment)}
    ${stepMark(msg`Payment`, 2, isPayment)}
  </ol>`;
}

const stepMark = (name: Words, sign: Content, isNow: boolean): Html =>
  html`<li ${isNow && html`aria-current="step"`}><i aria-hidden="true">${sign}</i> <span>${name}</span></li>`;

/** Renders the legal details below a menu: the seller, allergens, and the merchant's own terms. */
export function imprint({ merchant, storefront, ownLanguage, location, country }: Place): Html {
  const address = addressText({ ...location.record.address, line2: null }, country);
  const { termsUrl, privacyUrl, allergenNote, links } = storefront;
  return html`<div class="imprint">
    <div>
      <h2>${nameOf(merchant.legalName)}</h2>
      ${address !== '' && html`<p>${nameOf(address)}</p>`}
      ${merchant.registration !== null && html`<p>${registrationWords(merchant.registration)}</p>`}
    </div>
    <div>
      <h2>${msg`Allergies`}</h2>
      ${allergenNote !== null && html`<p ${ownLanguage}>${allergenNote}</p>`}
      <p>${msg`Tell us about an allergy before you order.`}</p>
    </div>
    <div>
      <p>${msg`You order from ${nameOf(merchant.displayName)} and pay them.`}</p>
      <p class="links">
        ${links.map(({ name, url }) => linkTo(url, nameOf(name)))} ${linkTo(termsUrl, msg`Terms`)}
        ${linkTo(privacyUrl, msg`Privacy`)}
      </p>
    </div>
  </div>`;
}

const linkTo = (href: string | null, name: Content): Content =>
  href !== null && html`<a href="${href}" target="_blank" rel="noopener">${name}</a>`;
