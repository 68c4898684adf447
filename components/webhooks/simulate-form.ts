import { html, type LitElement, type TemplateResult } from 'lit';
import { msg } from '../localize/message.ts';
import { SIMULATED_TYPES } from './event-types.ts';
import type { Merchant } from './records.ts';
import { selectField } from './select-field.ts';

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
    const types = SIMULATED_TYPES.map((type) => [type, type] as const);
    const merchants = this.merchants.map(({ id, display_name }) => [id, isolated(display_name)] as const);
    return html`<div class="pair">
      ${selectField({ name: 'type', label: msg('Event'), value: this.#type, options: types }, (type) =>
        this.#choose(() => (this.#type = type)),
      )}
      ${selectField(
        {
          name: 'merchant',
          label: msg('Merchant'),
          value: this.#merchant,
          options: [['', msg('Any that fits')], ...merchants],
        },
        (merchant) => this.#choose(() => (this.#merchant = merchant)),
      )}
    </div>`;
  }

  #choose(choice: () => void): void {
    choice();
    this.#host.requestUpdate();
  }
}

/** A name that people chose, kept from turning the text around it: an option holds no <bdi>. */
const isolated = (name: string): string => `\u2068${name}\u2069`;
