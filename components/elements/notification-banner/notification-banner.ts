import { nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { localeOf } from '../../i18n/locale.ts';
import { notice } from '../../kit/loading/notice.ts';
import { failureNotice } from '../../kit/loading/outcome.ts';
import { Polling } from '../../kit/loading/polling.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { emit, type TrellisEventMap } from '../../session/events.ts';
import { loadFailures } from '../../records/failures.ts';
import { Loaded } from '../../records/loaded.ts';
import { SurfaceElement, type SurfaceState } from '../../records/surface-element.ts';
import { styles } from './notification-banner.styles.ts';
import type { NotificationKind } from '../../records/notification-kind.ts';
import { type Notification, notificationsOf } from '../../records/notifications.ts';
import { wordsOf } from '../../records/notification-words.ts';
import type { Onboarding, Payout } from '../../records/notification-records.ts';

/** The detail of `trellis-notifications`: how many there are, and with how many of them money is held back. */
export interface NotificationsDetail {
  total: number;
  actionRequired: number;
}

/** The detail of `trellis-notification-select`: what it is about, and the id of a payout. */
export interface NotificationSelectDetail {
  kind: NotificationKind;
  id?: string;
}

/** How often it looks while somebody can see it. */
const LOOKS_EVERY_MS = 60_000;

/**
 * What needs the merchant's attention: what its set-up lacks, what is overdue, a bank account that was refused, a payout that
 * failed. Where nothing is due it shows nothing and takes no room.
 *
 * It needs the scope `onboarding:read`. Without `payouts:read` it doesn't know of failed payouts. It looks again every minute
 * while the page can be seen. Each notification leads somewhere: to `set-up-url` or `payouts-url`, unless a listener of
 * `trellis-notification-select` prevents it; without a URL there is only that event.
 *
 * @tagname trellis-notification-banner
 *
 * @attr {string} session - Id of the `<trellis-session>` to use, if it is not the closest around.
 * @attr {string} heading - What a screen reader calls the card where it cannot be used, and its heading.
 * @attr {boolean} hide-heading - Without that heading.
 * @attr {string} set-up-url - Where the page has `<trellis-onboarding>`.
 * @attr {string} payouts-url - Where the page has `<trellis-payouts>`.
 * @attr {string} locale - Language tag of amounts and dates, such as `de-AT`; by default that of the texts.
 * @attr {'waiting'|'loading'|'empty'|'ready'|'error'|'offline'|'missing-scope'|'no-session'} state - What it shows (read only); `empty`: nothing is due.
 *
 * @fires {CustomEvent<void>} trellis-ready - It can be used.
 * @fires {CustomEvent<NotificationsDetail>} trellis-notifications - It has looked, and something is other than before: `{total, actionRequired}`.
 * @fires {CustomEvent<NotificationSelectDetail>} trellis-notification-select - One was chosen: `{kind, id}`; prevent it to lead there yourself.
 * @fires {CustomEvent<TrellisErrorDetail>} trellis-error - It failed: `{type, code, message, status, requestId, retryable}`.
 * @fires {CustomEvent<{needed: string[]}>} trellis-missing-scope - The session may not do this: `{needed}`.
 *
 * @slot heading - Instead of the heading where it cannot be used.
 * @slot fallback - Instead of the explanation where it cannot be used: no session, or its scope is missing.
 *
 * @csspart heading - The heading where it cannot be used.
 * @csspart notice - Each notification, with its icon.
 * @csspart link - The way on.
 * @csspart button - Every button.
 * @csspart card - Around the explanation where it cannot be used.
 *
 * @cssprop --trellis-color-background - What a partner's page has behind it.
 * @cssprop --trellis-color-surface - Behind a button.
 * @cssprop --trellis-color-text - Text.
 * @cssprop --trellis-color-muted - The skeleton.
 * @cssprop --trellis-color-border - The lines of the card.
 * @cssprop --trellis-color-control-border - The lines of quiet buttons.
 * @cssprop --trellis-color-accent - Links.
 * @cssprop --trellis-color-on-accent - Text on the accent; by default black or white, whichever can be read better.
 * @cssprop --trellis-color-accent-soft - Behind what is chosen.
 * @cssprop --trellis-color-focus - The focus ring; by default the colour of text.
 * @cssprop --trellis-color-success - Success.
 * @cssprop --trellis-color-success-soft - Behind a success.
 * @cssprop --trellis-color-danger - What is urgent.
 * @cssprop --trellis-color-danger-soft - Behind that.
 * @cssprop --trellis-color-warning - What is not.
 * @cssprop --trellis-color-warning-soft - Behind that.
 * @cssprop --trellis-control-background - Fields; by default the surface.
 * @cssprop [--trellis-control-height=40px] - Fields and buttons; at least 44px where fingers press.
 * @cssprop [--trellis-radius=8px] - Corners.
 * @cssprop --trellis-font - Text; by default the page’s.
 * @cssprop --trellis-font-mono - Addresses and code; by default the system's.
 * @cssprop [--trellis-font-weight=600] - Headings, labels and buttons.
 * @cssprop [--trellis-space=4px] - The step of all gaps.
 */
export class TrellisNotificationBanner extends SurfaceElement {
  static override styles = styles;

  static override properties: PropertyDeclarations = {
    ...SurfaceElement.properties,
    setUpUrl: { attribute: 'set-up-url' },
    payoutsUrl: { attribute: 'payouts-url' },
    locale: {},
  };

  declare setUpUrl: string | undefined;
  declare payoutsUrl: string | undefined;
  declare locale: string | undefined;

  #onboarding = new Loaded(this, () =>
    this.api.get<Onboarding>(`/v1/merchants/${this.info?.merchant}/onboarding`),
  );
  #latest = new Loaded(this, async () =>
    this.may('payouts:read') ? (await this.api.page<Payout>('/v1/payouts?limit=1')).data : [],
  );
  #failures = loadFailures(this);
  #polling = new Polling(this, async () => {
    await this.#read();
    return LOOKS_EVERY_MS;
  });
  #announced = '';

  constructor() {
    super('onboarding:read');
  }

  /** Looks at once, after the page has changed something. */
  refresh = (): Promise<void> => this.#polling.now();

  protected override get words() {
    return {
      heading: msg('Notifications'),
      loading: msg('Looking for what is due…'),
      notAllowed: msg('This page isn’t allowed to show what is due.'),
    };
  }

  protected override begin(): void {
    this.#onboarding.reset();
    this.#latest.reset();
    this.#announced = '';
    this.#polling.turn(false);
    this.#polling.turn(true);
  }

  protected override get ownState(): SurfaceState {
    const { value, error } = this.#onboarding;
    // What was seen last is shown on, when it can't be read again for a while.
    if (value) return this.#notifications.length > 0 ? 'ready' : 'empty';
    if (this.link.offline || error?.type === 'offline') return 'offline';
    return error ? 'error' : 'loading';
  }

  protected override renderSkeleton(): typeof nothing {
    return nothing;
  }

  protected override renderContent(): TemplateResult {
    const { value, error } = this.#onboarding;
    return html`<section tabindex="-1" aria-label=${this.words.heading}>
      <div role="status">
        ${!value && error ? failureNotice(this.#failures, error, this.refresh) : nothing}
        ${value && this.#notifications.length > 0 ? this.#renderList(value) : nothing}
      </div>
    </section>`;
  }

  get #notifications(): Notification[] {
    const { value } = this.#onboarding;
    return value ? notificationsOf(value, this.#latest.value?.[0]) : [];
  }

  async #read(): Promise<void> {
    await Promise.all([this.#onboarding.load(), this.#latest.load()]);
    if (!this.#onboarding.value) return;
    const all = this.#notifications;
    const told = JSON.stringify(all);
    if (told === this.#announced) return;
    this.#announced = told;
    const actionRequired = all.filter(({ isUrgent }) => isUrgent).length;
    emit(this, 'trellis-notifications', { total: all.length, actionRequired });
  }

  #renderList(onboarding: Onboarding): TemplateResult {
    const locale = localeOf(this.locale);
    return html`<ul>
      ${this.#notifications.map((one) => {
        const { title, advice, action } = wordsOf(one, onboarding, this.#latest.value?.[0], locale);
        // That a set-up isn't complete yet is no fault.
        const kind = one.isUrgent && one.kind !== 'due' ? 'danger' : 'warning';
        return html`<li>${notice({ kind, title, advice, action: action && this.#way(one, action) })}</li>`;
      })}
    </ul>`;
  }

  /** A link where the page says where it leads; otherwise a button, of which only the page hears. */
  #way({ kind, id }: Notification, label: string): TemplateResult {
    const url = kind === 'payout' ? this.payoutsUrl : this.setUpUrl;
    const choose = (event: Event): void => {
      const detail: NotificationSelectDetail = { kind, ...(id && { id }) };
      if (!emit(this, 'trellis-notification-select', detail, true)) event.preventDefault();
    };
    return url
      ? html`<a part="link" href=${url} @click=${choose}>${label}</a>`
      : html`<button part="button" type="button" class="slim" @click=${choose}>${label}</button>`;
  }
}

/** The events of this element by name, for `addEventListener`. */
export interface NotificationBannerEventMap extends TrellisEventMap {
  'trellis-notifications': CustomEvent<NotificationsDetail>;
  'trellis-notification-select': CustomEvent<NotificationSelectDetail>;
}

declare global {
  interface HTMLElementTagNameMap {
    'trellis-notification-banner': TrellisNotificationBanner;
  }
}
