import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { moneyText } from '../format/money.ts';
import { msg } from '../localize/message.ts';
import { Loaded } from '../surface/loaded.ts';
import type { PanelContext } from './panel-context.ts';

/** What the service says of the business day that is running. */
interface TodayReport {
  currency: string;
  orders: number;
  net: number;
}

/** What was sold today, by the reports' own figures, and how many orders are late now. */
export class Today {
  #of: PanelContext;
  #report: Loaded<TodayReport>;

  constructor(host: LitElement, of: PanelContext) {
    this.#of = of;
    this.#report = new Loaded(host, () => {
      const location = of.location() && `?location=${of.location()}`;
      return of.api.get<TodayReport>(`/v1/reports/today${location}`);
    });
  }

  load = (): Promise<void> => this.#report.load();

  reset(): void {
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
}

const figure = (name: string, value: string, isBad = false): TemplateResult =>
  html`<div>
    <dt>${name}</dt>
    <dd class=${isBad ? 'bad' : ''}><bdi>${value}</bdi></dd>
  </div>`;
