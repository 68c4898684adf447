import { modelsOf } from '../../accounts/surfaces/surfaces.ts';
import type { SiteVisit, SiteContext } from '../hosts/site-visit.ts';
import type { SiteFile } from '../hosts/shown-page.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { MerchantRow } from '../../accounts/merchants/merchants.ts';
import { guestAt, type Caller, type PageApi } from '../shell/page-api.ts';
import type { GuestPrincipal } from '../../core/api/principal.ts';
import type { MoneyPlace } from '../../core/text/guest-money.ts';
import { getGuestPayLink } from '../../orders/pay-links/contract/pay-links.ts';
import type { GuestPayLink } from '../../orders/pay-links/contract/guest-pay-link.ts';
import { findPayLink, viewOfLink, type PayLinkRow } from '../../orders/pay-links/pay-link-records.ts';
import { payeeOf } from '../../orders/pay-links/present-pay-link.ts';
import { isPaying, type LinkVisit } from '../../orders/pay-links/link-visit.ts';
import type { LinkToPay } from './details-form.ts';
import { changeVisit, readVisit } from '../../orders/pay-links/visit-records.ts';

/** The element that activates the pay link pages, and that partners embed. */
export const ELEMENT = 'trellis-pay-link';

/** The dependencies of the pay link pages. */
export interface LinkContext extends SiteContext {
  readonly deps: FeatureDeps;
  readonly styles: SiteFile;
}

interface OpenedParts {
  readonly visit: SiteVisit;
  readonly token: string;
  readonly api: PageApi;
  readonly guest: Caller<GuestPrincipal>;
  readonly row: PayLinkRow;
  readonly payee: MerchantRow;
  readonly link: GuestPayLink;
  readonly mind: LinkVisit;
  readonly deps: FeatureDeps;
  readonly styles: SiteFile;
}

/** A request for a page of a link: the link as its guest may see it, and this browser's input. */
export class OpenedLink {
  readonly visit: SiteVisit;
  readonly token: string;
  readonly api: PageApi;
  readonly guest: Caller<GuestPrincipal>;
  readonly row: PayLinkRow;
  readonly payee: MerchantRow;
  /** The link, with this browser's payment if it has one. */
  readonly link: GuestPayLink;
  readonly mind: LinkVisit;
  readonly deps: FeatureDeps;
  readonly #styles: SiteFile;

  constructor({ styles, ...parts }: OpenedParts) {
    this.visit = parts.visit;
    this.token = parts.token;
    this.api = parts.api;
    this.guest = parts.guest;
    this.row = parts.row;
    this.payee = parts.payee;
    this.link = parts.link;
    this.mind = parts.mind;
    this.deps = parts.deps;
    this.#styles = styles;
  }

  /** @example opened.path('card'); // `/pay/lnk_…/card` */
  path(...parts: readonly string[]): string {
    return ['', 'pay', this.token, ...parts].join('/');
  }

  /** The format of amounts at the merchant's place. */
  get money(): MoneyPlace {
    const { language, country } = this.payee;
    return { locale: this.visit.writtenIn(language ?? `en-${country}`), currency: this.link.currency };
  }

  get isSandbox(): boolean {
    return this.row.environment === 'sandbox';
  }

  /** Whether the payment that is shown is this browser's. */
  get isOwn(): boolean {
    return this.mind.paying !== null && this.mind.paying.payment === this.link.payment?.id;
  }

  /** Whether this browser pays, or has paid. */
  get isPaying(): boolean {
    return isPaying(this.mind, this.deps.clock.now());
  }

  /** @see changeVisit */
  change(change: (mind: LinkVisit) => LinkVisit): Promise<LinkVisit> {
    const { deps, visit, row } = this;
    return changeVisit(deps.db, { guest: visit.knownGuest(), link: row, nowMs: deps.clock.now() }, change);
  }

  /** @throws {ApiError} as {@link SiteVisit.requireHere} */
  async requireHere(): Promise<void> {
    const { visit, deps, row } = this;
    visit.requireHere('pay_links', await modelsOf(deps.db, visit.site, row.merchant_id));
  }

  async send(page: Pick<Parameters<SiteVisit['send']>[0], 'title' | 'content' | 'status' | 'head'>) {
    const { id, slug, display_name: displayName, language } = this.payee;
    await this.visit.send({
      ...page,
      merchant: { id, slug, displayName, language },
      isPersonal: true,
      // Set for all pages, because a script shows one in place of another.
      takesCards: true,
      files: [this.#styles],
    });
  }
}

/**
 * The link of a page's path, with the payment that the address names, or else this browser's own.
 * @throws {ApiError} not_found: no link of this site, limit_address
 */
export async function openLink(visit: SiteVisit, context: LinkContext): Promise<OpenedLink> {
  const { deps, styles, api } = context;
  const token = visit.params['token'] ?? '';
  const id = await deps.guestLinks.idOf('pay_link', token);
  if (id === undefined) throw new ApiError('not_found');
  const row = await findPayLink(deps.db, { ...visit.site, only: visit.site.merchant?.id }, id);
  const mind = await readVisit(deps.db, visit.guest, id);
  const guest = guestAt(visit, row.merchant_id);
  const { payment: named } = visit.req.query;
  const payment = typeof named === 'string' ? named : mind.paying?.payment;
  const link = await api.call(getGuestPayLink, {
    ...guest,
    params: { token },
    query: typeof payment === 'string' ? { payment } : {},
  });
  const payee = await payeeOf(deps.db, viewOfLink(row), row.merchant_id);
  return new OpenedLink({ visit, token, api, guest, row, payee, link, mind, deps, styles });
}

/** Returns the link as `readDetails` takes it. */
export function toPay({ link, money, payee, mind }: OpenedLink): LinkToPay {
  return { link, money, country: payee.country, due: mind.due };
}
