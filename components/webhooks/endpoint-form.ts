import { html, type LitElement, nothing, type TemplateResult } from 'lit';
import { field } from '../controls/field.ts';
import { msg } from '../localize/message.ts';
import type { TrellisError } from '../session/trellis-error.ts';
import { EVENT_FAMILIES } from './event-types.ts';
import type { Endpoint, EndpointInput } from './records.ts';

const LONGEST_URL = 2000;
const LONGEST_DESCRIPTION = 200;

/** Why an address cannot be taken, as far as can be known before the service is asked. */
function urlProblem(typed: string): string | undefined {
  if (!typed) return msg('Fill in this field.');
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    return msg('Enter a full URL, such as https://pos.example/webhooks.');
  }
  if (url.username || url.password) return msg('Remove the user name and password from the URL.');
  return typed.length > LONGEST_URL ? msg('Use at most 2,000 characters.') : undefined;
}

/** The form for a new endpoint, or for one that is there. */
export class EndpointForm {
  /** The endpoint that is changed; none: a new one. */
  readonly endpoint: Endpoint | undefined;

  #host: LitElement;
  #url: string;
  #description: string;
  #all: boolean;
  #types: Set<string>;
  #problems: { url?: string | undefined; description?: string | undefined; events?: string | undefined } = {};

  constructor(host: LitElement, endpoint?: Endpoint) {
    this.#host = host;
    this.endpoint = endpoint;
    this.#url = endpoint?.url ?? '';
    this.#description = endpoint?.description ?? '';
    this.#all = !endpoint?.events?.length;
    this.#types = new Set(endpoint?.events);
  }

  /** Something in it cannot be taken. */
  get isWrong(): boolean {
    return Object.values(this.#problems).some(Boolean);
  }

  /** What it says, or `undefined` when something is wrong, which it then shows. */
  read(): EndpointInput | undefined {
    const url = this.#url.trim();
    const description = this.#description.trim();
    const events = this.#all ? null : [...this.#types];
    this.#problems = {
      url: urlProblem(url),
      description:
        [...description].length > LONGEST_DESCRIPTION ? msg('Use at most 200 characters.') : undefined,
      events: events?.length === 0 ? msg('Choose at least one event type, or all events.') : undefined,
    };
    if (!this.isWrong) return { url, description, events };
    this.#focusWrong();
    return undefined;
  }

  /** Shows a refusal on the field that it is about. @returns false when it is about none */
  refuse({ type, detail: { param, message } }: TrellisError): boolean {
    const name = (['url', 'description', 'events'] as const).find((one) => param.startsWith(one));
    if (type !== 'input' || !name) return false;
    this.#problems = { [name]: message };
    this.#focusWrong();
    return true;
  }

  render(isBusy: boolean): TemplateResult {
    return html`<div class="pair">
        ${field(
          {
            name: 'url',
            label: msg('Endpoint URL'),
            value: this.#url,
            placeholder: 'https://',
            hint: msg('Uses https and can be reached from the internet.'),
            error: this.#problems.url,
            required: true,
            readonly: isBusy,
          },
          (value) => this.#change(() => (this.#url = value), 'url'),
        )}
        ${field(
          {
            name: 'description',
            label: msg('Description'),
            value: this.#description,
            hint: msg('Only your team sees it.'),
            error: this.#problems.description,
            readonly: isBusy,
          },
          (value) => this.#change(() => (this.#description = value), 'description'),
        )}
      </div>
      ${this.#renderEvents()}`;
  }

  #renderEvents(): TemplateResult {
    const { events: problem } = this.#problems;
    const choose = (all: boolean) => () => this.#change(() => (this.#all = all), 'events');
    return html`<fieldset aria-describedby=${problem ? 'events-note' : nothing}>
      <legend>${msg('Events')}</legend>
      <label class="choice"
        ><input type="radio" name="which" .checked=${this.#all} @change=${choose(true)} />${msg(
          'All events, including future types',
        )}</label
      >
      <label class="choice"
        ><input type="radio" name="which" .checked=${!this.#all} @change=${choose(false)} />${msg(
          'Selected event types',
        )}</label
      >
      ${this.#all ? nothing : this.#renderTypes()}
      <div class="field">${problem ? html`<p part="error" id="events-note">${problem}</p>` : nothing}</div>
    </fieldset>`;
  }

  #renderTypes(): TemplateResult {
    return html`<div class="types" tabindex="0" role="group" aria-label=${msg('Selected event types')}>
      ${EVENT_FAMILIES.map(
        ([, types]) =>
          html`<div>
            ${types.map(
              (type) =>
                html`<label class="choice"
                  ><input
                    type="checkbox"
                    name="type"
                    .checked=${this.#types.has(type)}
                    @change=${() => this.#change(() => this.#types.delete(type) || this.#types.add(type), 'events')}
                  />${type}</label
                >`,
            )}
          </div>`,
      )}
    </div>`;
  }

  /** A field that was wrong is no longer called so once it is changed. */
  #change(change: () => void, name: 'url' | 'description' | 'events'): void {
    change();
    this.#problems[name] = undefined;
    this.#host.requestUpdate();
  }

  async #focusWrong(): Promise<void> {
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    const { url, description } = this.#problems;
    const name = url ? '#url' : description ? '#description' : '[name=which]';
    this.#host.renderRoot.querySelector<HTMLElement>(name)?.focus();
  }
}
