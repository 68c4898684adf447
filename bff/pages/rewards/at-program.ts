import { ApiError } from '../../core/api/errors.ts';
import { html } from '../../core/text/html.ts';
import { msg, nameOf } from '../../core/text/message.ts';
import type { SitePage, SiteContext } from '../hosts/site-page.ts';
import type { SiteVisit } from '../hosts/site-visit.ts';
import { programAt, signedInAccount } from '../../orders/loyalty/loyalty.ts';
import { publicMerchant, type PublicMerchant } from '../../accounts/merchants/merchants.ts';
import { GuestApi } from '../shell/guests/guest-api.ts';
import type { PlacedProgram } from './words.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { SiteFile } from '../hosts/shown-page.ts';

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
  readonly api: GuestApi;
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
  const { deps } = context;
  return async (visit) => {
    const merchant = await publicMerchant(deps.db, visit.site, visit.params['merchant'] ?? '');
    if (!merchant) throw new ApiError('not_found');
    const accountId = await signedInAccount(deps, visit, merchant.id);
    const api = new GuestApi(context, visit, merchant.id, accountId);
    await api.spendQuota();
    const found = await programAt(deps.db, visit.site, merchant.id);
    if (!found) return sendNone(visit, merchant);
    const program = { ...found, locale: visit.writtenIn(merchant.language ?? `en-${found.country}`) };
    const now = await deps.keys.clocks.now(visit.site);
    const path = (...parts: readonly string[]): string => visit.pathOf(merchant.slug, 'rewards', ...parts);
    return handle({ visit, merchant, program, api, accountId, now, path });
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
