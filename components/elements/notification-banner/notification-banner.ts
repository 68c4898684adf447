// The element needs a session, so its element comes along.
import '../../session/session.ts';
import { nothing, type PropertyDeclarations, type TemplateResult, css } from 'lit';
import { localeOf } from '../../i18n/money-and-dates.ts';
import { notice } from '../../kit/loading/notice.ts';
import { failureNotice } from '../../kit/loading/work.ts';
import { Polling } from '../../kit/loading/polling.ts';
import { msg } from '../../i18n/message.ts';
import { define, html, emit, type TrellisEventMap } from '../../session/base-element.ts';
import { loadFailures } from '../../records/load-later.ts';
import { Loaded } from '../../records/record.ts';
import { SurfaceElement, type SurfaceState, surfaceStyles } from '../../records/surface-element.ts';
import {
  type Notification,
  notificationsOf,
  wordsOf,
  type Onboarding,
  type Payout,
} from '../../records/notifications.ts';

/**
 * The detail of `trellis-notifications`: how many there are, and with how many of them money is held back.
 */
export interface NotificationsDetail {
  total: number;
  actionRequired: number;
}

/** The detail of `trellis-notification-select`: what it is about, and the id of a payout. */
export interface NotificationSelectDetail {
  kind: 'overdue' | 'due' | 'bank-account' | 'payout' | 'closed';
  id?: string;
}

/** How often it looks while somebody can see it. */
const LOOKS_EVERY_MS = 60_000;

/** Notices below each other; no room is taken where there are none. */
const layout = css`
  :host(:is([state='waiting'], [state='loading'], [state='empty'])) {
    display: none;
  }
  ul {
    display: grid;
    gap: calc(3 * var(--_space));
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .notice a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    padding-inline: 4px;
    color: inherit;
    font-weight: var(--_strong);
    text-underline-offset: 3px;
  }
  @media (pointer: coarse) {
    .notice a {
      min-height: 44px;
    }
  }
`;

/**
 * Notifications that need the merchant's attention: missing or overdue requirements, a refused bank account,
 * a failed payout. If nothing is due, it shows nothing and takes no space.
 *
 * It needs the scope `onboarding:read`. Without `payouts:read` it can't show failed payouts. It polls every
 * minute while the page is visible. Each notification links to `set-up-url` or `payouts-url`, unless a
 * listener of `trellis-notification-select` prevents it; without a URL, only that event is dispatched.
 *
 * @tagname trellis-notification-banner
 *
 * @attr {string} session - ID of the `<trellis-session>` to use, unless it is the closest around.
 * @attr {string} heading - The heading of the card if the element can't be used, also its name for screen
 *   readers.
 * @attr {boolean} hide-heading - Hides that heading.
 * @attr {string} set-up-url - URL of the page with `<trellis-onboarding>`.
 * @attr {string} payouts-url - URL of the page with `<trellis-payouts>`.
 * @attr {string} locale - Language tag of amounts and dates, such as `de-AT`; by default that of the texts.
 * @attr {'waiting'|'loading'|'empty'|'ready'|'error'|'offline'|'missing-scope'|'no-session'} state - Its
 *   state (read only); `empty`: nothing is due.
 *
 * @fires {CustomEvent<void>} trellis-ready - The element can be used.
 * @fires {CustomEvent<NotificationsDetail>} trellis-notifications - The notifications changed:
 *   `{total, actionRequired}`.
 * @fires {CustomEvent<NotificationSelectDetail>} trellis-notification-select - A notification was chosen:
 *   `{kind, id}`; prevent it to navigate yourself.
 * @fires {CustomEvent<TrellisErrorDetail>} trellis-error - A request failed:
 *   `{type, code, message, status, requestId, retryable}`.
 * @fires {CustomEvent<{needed: string[]}>} trellis-missing-scope - The session lacks scopes: `{needed}`.
 *
 * @slot heading - Replaces the heading if the element can't be used.
 * @slot fallback - Replaces the explanation shown if the element can't be used: no session, or a missing
 *   scope.
 *
 * @csspart heading - The heading if the element can't be used.
 * @csspart notice - Each notification, with its icon.
 * @csspart link - The link of a notification.
 * @csspart button - Every button.
 * @csspart card - The card of the explanation if the element can't be used.
 *
 * @cssprop --trellis-color-background - The background of the page, behind the element.
 * @cssprop --trellis-color-surface - The background of a button.
 * @cssprop --trellis-color-text - Text.
 * @cssprop --trellis-color-muted - The skeleton.
 * @cssprop --trellis-color-border - The border of the card.
 * @cssprop --trellis-color-control-border - The border of secondary buttons.
 * @cssprop --trellis-color-accent - Links.
 * @cssprop --trellis-color-on-accent - Text on the accent; by default black or white, whichever is more
 *   legible.
 * @cssprop --trellis-color-accent-soft - The background of what is selected.
 * @cssprop --trellis-color-focus - The focus ring; by default the color of text.
 * @cssprop --trellis-color-success - Success.
 * @cssprop --trellis-color-success-soft - The background of a success.
 * @cssprop --trellis-color-danger - Urgent notifications.
 * @cssprop --trellis-color-danger-soft - The background of an error.
 * @cssprop --trellis-color-warning - Other notifications.
 * @cssprop --trellis-color-warning-soft - The background of a warning.
 * @cssprop --trellis-control-background - The background of fields; by default the surface.
 * @cssprop [--trellis-control-height=40px] - The height of fields and buttons; at least 44px on touch
 *   screens.
 * @cssprop [--trellis-radius=10px] - The corner radius.
 * @cssprop --trellis-font - The font of text; by default the page’s.
 * @cssprop --trellis-font-mono - The font of addresses and code; by default the system's.
 * @cssprop [--trellis-font-weight=600] - The weight of headings, labels and buttons.
 * @cssprop [--trellis-space=4px] - The unit of all spacing.
 */
export class TrellisNotificationBanner extends SurfaceElement {
  static override styles = [...surfaceStyles, layout];

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
    // The last result stays while it can't be reloaded.
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

define('trellis-notification-banner', TrellisNotificationBanner);
