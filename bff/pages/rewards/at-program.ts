import { ApiError } from '../../core/api/errors.ts';
import { html, type Content } from '../../core/text/html.ts';
import { msg, nameOf, counted, onlyInEnglish, type Words, percentText } from '../../core/text/message.ts';
import type { SitePage, SiteContext, SiteVisit } from '../hosts/site-visit.ts';
import { programAt, signedInAccount, pointsWords, type ShownProgram } from '../../orders/loyalty/loyalty.ts';
import { publicMerchant, type PublicMerchant } from '../../accounts/merchants/merchants.ts';
import { guestAt, spendGuestQuota, type Caller, type PageApi } from '../shell/page-api.ts';
import type { GuestPrincipal } from '../../core/api/principal.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { SiteFile } from '../hosts/shown-page.ts';
import type { Money } from '../../core/contract/money.ts';
import type { LoyaltyEvent } from '../../orders/loyalty/contract/loyalty-event.ts';
import type { RewardDiscount } from '../../orders/loyalty/contract/program.ts';
import { moneyIn, type MoneyPlace } from '../../core/text/guest-money.ts';

export const PATH = '/:merchant/rewards';

/** Wakes these pages. */
export const ELEMENT = 'trellis-loyalty';

/** The dependencies of the rewards pages. */
export interface RewardsContext extends SiteContext {
  readonly deps: FeatureDeps;
  readonly styles: SiteFile;
}

/** A request at a merchant's program. */
export interface AtProgram {
  readonly visit: SiteVisit;
  readonly merchant: PublicMerchant;
  readonly program: PlacedProgram;
  readonly api: PageApi;
  readonly guest: Caller<GuestPrincipal>;
  /** The account that this browser is signed in to. */
  readonly accountId: string | undefined;
  /** The environment's time, in milliseconds. */
  readonly now: number;
  /** @example at.path('history'); // `/rosies-kitchen/rewards/history` */
  readonly path: (...parts: readonly string[]) => string;
}

/** A member's browser. */
export interface AtAccount extends AtProgram {
  readonly accountId: string;
}

type Handler<At> = (at: At) => Promise<void>;

type Page = NonNullable<SitePage['get']>;

/** Wraps a page of a merchant that has a program; without a program, the page reports that. */
export function atProgram(context: RewardsContext, handle: Handler<AtProgram>): Page {
  const { deps, api } = context;
  return async (visit) => {
    const merchant = await publicMerchant(deps.db, visit.site, visit.params['merchant'] ?? '');
    if (!merchant) throw new ApiError('not_found');
    const accountId = await signedInAccount(deps, visit, merchant.id);
    const guest = guestAt(visit, merchant.id, accountId);
    await spendGuestQuota(visit, merchant.id, deps.limiter);
    const found = await programAt(deps.db, visit.site, merchant.id);
    if (!found) return sendNone(visit, merchant);
    const program = { ...found, locale: visit.writtenIn(merchant.language ?? `en-${found.country}`) };
    const now = await deps.keys.clocks.now(visit.site);
    const path = (...parts: readonly string[]): string => visit.pathOf(merchant.slug, 'rewards', ...parts);
    return handle({ visit, merchant, program, api, guest, accountId, now, path });
  };
}

/** A page for members; others are led to where they sign in. */
export function atAccount(context: RewardsContext, handle: Handler<AtAccount>): Page {
  return atProgram(context, (at) => {
    const { accountId } = at;
    if (accountId !== undefined) return handle({ ...at, accountId });
    at.visit.redirect(at.path());
    return Promise.resolve();
  });
}

function sendNone(visit: SiteVisit, merchant: PublicMerchant): Promise<void> {
  return visit.send({
    status: 404,
    title: msg`No rewards here`,
    merchant,
    content: html`<div class="card">
      <h1>${msg`No rewards here`}</h1>
      <p>${msg`${nameOf(merchant.displayName)} has no rewards program at the moment.`}</p>
      <a class="button" href="${visit.pathOf(merchant.slug)}"
        ><span>${msg`Go to ${nameOf(merchant.displayName)}`}</span></a
      >
    </div>`,
  });
}

const SLUG = /^[a-z0-9-]{1,63}$/;

/** Returns the location whose cart led here, from the address: always part of a path of the same merchant. */
function locationIn({ visit }: AtProgram): string | undefined {
  const { from } = visit.req.query;
  return typeof from === 'string' && SLUG.test(from) ? from : undefined;
}

/** A path of these pages that still knows where the guest came from. */
export function onward(at: AtProgram, ...parts: readonly string[]): string {
  const from = locationIn(at);
  return at.path(...parts) + (from === undefined ? '' : `?from=${from}`);
}

/** Returns the path after a sign-in. */
export function afterSignIn(at: AtProgram): string {
  const from = locationIn(at);
  return from === undefined ? at.path() : at.visit.pathOf(at.merchant.slug, from, 'cart');
}

/** Returns why another code must wait, from the refusal to send one. */
export const waitWords = ({ publicMessage }: ApiError): Words =>
  WAITS[publicMessage] ?? onlyInEnglish(publicMessage, msg`Wait a minute, then try again.`);

const WAITS: Readonly<Record<string, Words>> = {
  'Wait 30 seconds before you ask for another code.': msg`Wait 30 seconds before you ask for another code.`,
  'At most 5 codes can be asked for in an hour. Try again later.': msg`At most 5 codes can be asked for in an
    hour. Try again later.`,
};

export const EVENT_WORDS: Readonly<Record<LoyaltyEvent['type'], Words>> = {
  earn: msg`Earned by an order`,
  reverse: msg`Taken back by a refund`,
  reward_created: msg`Turned into a reward`,
  reward_deleted: msg`Back from a reward`,
  reward_redeemed: msg`Reward used`,
  adjust: msg`Changed by the place`,
  expire: msg`Expired`,
};

/** A program, and how amounts and days of it are written. */
type PlacedProgram = ShownProgram & Pick<MoneyPlace, 'locale'>;

/** An amount as people write it where the merchant is: `£5`, `£2.50`. */
function sumIn(place: MoneyPlace, amount: Money): string {
  return moneyIn(place, amount).replace(/[.,]00(?!\d)/, '');
}

export function accrualWords(program: PlacedProgram): Words {
  const { type, points, amount, items } = program.accrual;
  const earned = pointsWords(points, program.terminology);
  switch (type) {
    case 'visit':
      return msg`${earned} for each order`;
    case 'spend':
      return msg`${earned} for each ${amount !== null && sumIn(program, amount)} you spend`;
    case 'item':
      return counted(
        items.length,
        msg`${earned} for each of one item of the menu`,
        msg`${earned} for each of ${items.length} items of the menu`,
      );
  }
}

export function discountWords(
  { type, bps, amount, items, cap }: RewardDiscount,
  program: PlacedProgram,
): Words {
  const most = cap && sumIn(program, cap);
  const percent = percentText(bps ?? 0);
  const { length: count } = items;
  switch (type) {
    case 'percent':
      return most ? msg`${percent} off an order, up to ${most}` : msg`${percent} off an order`;
    case 'fixed':
      return msg`${amount ? sumIn(program, amount) : ''} off an order`;
    case 'item':
      return most
        ? counted(count, msg`One item free, up to ${most}`, msg`One of ${count} items free, up to ${most}`)
        : counted(count, msg`One item free`, msg`One of ${count} items free`);
  }
}

/** A day at the merchant: `21 November 2026`. @param date of a day, or an instant */
export function dayWords(
  date: string,
  { timezone: timeZone, locale }: Pick<PlacedProgram, 'timezone' | 'locale'>,
): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: isDay ? 'UTC' : timeZone });
  return format.format(new Date(date));
}

/** Renders a program's rules other than its rewards. */
export function smallPrint(program: PlacedProgram): Content {
  const { excluded_categories: excluded, expiry_months: months, terms_url: terms } = program;
  const none = excluded.map((category, at) => [at > 0 && ', ', category.replaceAll('_', ' ')]);
  return html`<ul class="rules">
    <li>
      ${msg`You get ${accrualWords(program)}, once the order is done. Tips, charges and taxes don’t count.`}
    </li>
    ${none.length > 0 && html`<li>${msg`These earn nothing: ${none}.`}</li>`}
    <li>${expiryWords(months)}</li>
    ${terms !== null && html`<li><a href="${terms}" rel="noreferrer">${msg`Terms of the program`}</a></li>`}
  </ul>`;
}

function expiryWords(months: number | null): Words {
  if (months === null) return msg`What you collect doesn’t expire.`;
  return counted(
    months,
    msg`What you collect expires at the end of the month, a month after you earned it.`,
    msg`What you collect expires at the end of the month, ${months} months after you earned it.`,
  );
}
