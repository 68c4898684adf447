import { nothing, type LitElement, type TemplateResult } from 'lit';
import { moneyText } from '../../../i18n/money-and-dates.ts';
import { msg } from '../../../i18n/message.ts';
import { Loaded } from '../../../records/record.ts';
import { html } from '../../../session/base-element.ts';
import type { PanelContext } from '../panel-context.ts';
import { RatesView } from '../../../records/rates-view.ts';
import { notice } from '../../../kit/loading/notice.ts';
import { type Onboarding, type Payout, wordsOf, notificationsOf } from '../../../records/notifications.ts';

/** The service's figures for the current business day. */
interface TodayReport {
  currency: string;
  orders: number;
  net: number;
}

/**
 * How long changes gather before the numbers are read again, in milliseconds: an order brings several at
 * once.
 */
const GATHER_MS = 1000;

/** Today's sales, by the figures of the reports, and the number of late orders. */
export class Today {
  #of: PanelContext;
  #report: Loaded<TodayReport>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: LitElement, of: PanelContext) {
    this.#of = of;
    this.#report = new Loaded(host, () => {
      const location = of.location() && `?location=${of.location()}`;
      return of.api.get<TodayReport>(`/v1/reports/today${location}`);
    });
    host.addController({ hostDisconnected: () => this.#forgetTimer() });
  }

  load = (): Promise<void> => this.#report.load();

  /**
   * An order has changed, and what was sold with it.
   * @param also what else is read again then
   */
  changed(also: () => void): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.load();
      also();
    }, GATHER_MS);
  }

  reset(): void {
    this.#forgetTimer();
    this.#report.reset();
  }

  /** Nothing while they can't be read: the queue is what matters. */
  render(): TemplateResult | typeof nothing {
    const { value } = this.#report;
    if (!value) return nothing;
    const { locale } = this.#of.writer();
    const late = this.#of.late();
    return html`<dl class="today">
      ${figure(msg('Net today'), moneyText(value.net, value.currency, locale))}
      ${figure(msg('Orders today'), value.orders.toLocaleString(locale))}
      ${figure(msg('Late now'), late.toLocaleString(locale), late > 0)}
    </dl>`;
  }

  #forgetTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

const figure = (name: string, value: string, isBad = false): TemplateResult =>
  html`<div>
    <dt>${name}</dt>
    <dd class=${isBad ? 'bad' : ''}><bdi>${value}</bdi></dd>
  </div>`;

/** The panel with the merchant's rates and next charge. */
export class RatesPanel {
  #of: PanelContext;
  #view: RatesView;

  constructor(host: LitElement, of: PanelContext) {
    this.#of = of;
    this.#view = new RatesView(host, of.api);
  }

  load = (): Promise<void> => this.#view.load();
  reset = (): void => this.#view.reset();

  render(): TemplateResult {
    return this.#view.render(this.#of.failures, this.#of.writer().locale);
  }
}

/** The merchant's open requirements, below its orders: as in <trellis-notification-banner>. */
export class Requirements {
  #of: PanelContext;
  #onboarding: Loaded<Onboarding>;
  #latest: Loaded<Payout[]>;

  constructor(host: LitElement, of: PanelContext) {
    this.#of = of;
    this.#onboarding = new Loaded(host, () =>
      of.api.get<Onboarding>(`/v1/merchants/${of.merchant()}/onboarding`),
    );
    this.#latest = new Loaded(host, async () =>
      of.may('payouts:read') ? (await of.api.page<Payout>('/v1/payouts?limit=1')).data : [],
    );
  }

  async load(): Promise<void> {
    await Promise.all([this.#onboarding.load(), this.#latest.load()]);
  }

  reset(): void {
    this.#onboarding.reset();
    this.#latest.reset();
  }

  render(): TemplateResult | typeof nothing {
    const { value } = this.#onboarding;
    const latest = this.#latest.value?.[0];
    const all = value ? notificationsOf(value, latest) : [];
    if (!value || all.length === 0) return nothing;
    return html`<ul class="stack">
      ${all.map((one) => {
        const { title, advice, action } = wordsOf(one, value, latest, this.#of.writer().locale);
        const url = one.kind === 'payout' ? this.#of.payoutsUrl() : this.#of.setUpUrl();
        return html`<li>
          ${notice({
            kind: one.isUrgent && one.kind !== 'due' ? 'danger' : 'warning',
            title,
            advice,
            action: action && url && html`<a part="link" href=${url}>${action}</a>`,
          })}
        </li>`;
      })}
    </ul>`;
  }
}
