import { nothing, type LitElement, type TemplateResult } from 'lit';
import { moneyText } from '../../i18n/money.ts';
import { msg } from '../../i18n/message.ts';
import { Loaded } from '../../records/loaded.ts';
import { html } from '../../session/base-element.ts';
import type { PanelContext } from './panel-context.ts';

/** What the service says of the business day that is running. */
interface TodayReport {
  currency: string;
  orders: number;
  net: number;
}

/** How long changes gather before the numbers are read again, in milliseconds: an order brings several at once. */
const GATHER_MS = 1000;

/** What was sold today, by the reports' own figures, and how many orders are late now. */
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

  /** An order has changed, and what was sold with it. */
  changed(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.load();
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
