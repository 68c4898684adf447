import type { LitElement, TemplateResult } from 'lit';
import type { SessionApi } from '../../kit/loading/session-api.ts';
import { ratesHeading, RatesView } from '../../records/rates-view.ts';
import { html } from '../../session/base-element.ts';
import type { PayoutsWork } from './payouts-work.ts';

/** The card with what a merchant pays, and its next charge. It reads both when it is made. */
export class RatesCard {
  #view: RatesView;

  constructor(host: LitElement, api: SessionApi) {
    this.#view = new RatesView(host, api);
    void this.#view.load();
  }

  /** The device is back online: what failed for want of that is loaded again. */
  reconnected(): void {
    if (this.#view.error?.type === 'offline') void this.#view.load();
  }

  render(work: PayoutsWork, locale: string | undefined): TemplateResult {
    return html`<section part="card" class="card" tabindex="-1" aria-label=${ratesHeading()}>
      <h2>${ratesHeading()}</h2>
      ${this.#view.render(work, locale)}
    </section>`;
  }
}
