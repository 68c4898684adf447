import { html, type LitElement, type TemplateResult } from 'lit';
import { msg } from '../localize/message.ts';
import { SIMULATED_TYPES } from './event-types.ts';
import type { Merchant } from './records.ts';

/** The picker of an event that shall happen in the sandbox. */
export class SimulateForm {
  merchants: readonly Merchant[] = [];

  #host: LitElement;
  #type = SIMULATED_TYPES[0] ?? '';
  #merchant = '';

  constructor(host: LitElement) {
    this.#host = host;
  }

  get type(): string {
    return this.#type;
  }

  /** Id of the one that is chosen; none: the sandbox takes one. */
  get merchant(): string {
    return this.#merchant;
  }

  render(): TemplateResult {
    return html`<div class="pair">
      <div class="field" part="field">
        <label for="type" part="label">${msg('Event')}</label>
        <select
          id="type"
          part="input"
          @change=${(event: Event) => this.#choose(() => (this.#type = valueOf(event)))}
        >
          ${SIMULATED_TYPES.map(
            (type) => html`<option value=${type} ?selected=${type === this.#type}>${type}</option>`,
          )}
        </select>
      </div>
      <div class="field" part="field">
        <label for="merchant" part="label">${msg('Merchant')}</label>
        <select
          id="merchant"
          part="input"
          @change=${(event: Event) => this.#choose(() => (this.#merchant = valueOf(event)))}
        >
          <option value="">${msg('Whichever fits')}</option>
          ${this.merchants.map(
            ({ id, display_name }) =>
              html`<option value=${id} ?selected=${id === this.merchant}>${display_name}</option>`,
          )}
        </select>
      </div>
    </div>`;
  }

  #choose(choice: () => void): void {
    choice();
    this.#host.requestUpdate();
  }
}

const valueOf = (event: Event): string => (event.target as HTMLSelectElement).value;
