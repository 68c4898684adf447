import type { LitElement, TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { EVENT_TYPES } from './endpoint-form.ts';
import type { Merchant } from './webhooks-api.ts';
import type { PanelOf } from './replay-form.ts';
import { panel } from '../../kit/controls/panel.ts';
import { isolated, selectField } from '../../kit/forms/select-field.ts';

/** The picker of an event that shall happen in the sandbox. */
export class SimulateForm {
  readonly kind = 'simulate';
  merchants: readonly Merchant[] = [];

  #host: LitElement;
  #type: string = 'plant.created';
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
    const types = EVENT_TYPES.map((type) => [type, type] as const);
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

export const simulatePanel = (form: SimulateForm, of: PanelOf<SimulateForm>): TemplateResult =>
  panel({
    ...of,
    title: msg('Simulate an event'),
    body: html`<p class="small">
        ${msg('This changes real test records in the sandbox, and their events follow.')}
      </p>
      ${form.render()}`,
    submit: msg('Simulate'),
    onSubmit: () => of.onSubmit(form),
  });
