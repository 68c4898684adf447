import type { LitElement, TemplateResult } from 'lit';
import { ratesHeading, RatesView } from '../../records/rates-view.ts';
import { html } from '../../session/base-element.ts';
import type { PanelContext } from './panel-context.ts';

/** What the merchant pays, and its next charge. */
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
    return html`<section class="panel" tabindex="-1" data-panel="rates" aria-label=${ratesHeading()}>
      <h3>${ratesHeading()}</h3>
      ${this.#view.render(this.#of.failures, this.#of.writer().locale)}
    </section>`;
  }
}
