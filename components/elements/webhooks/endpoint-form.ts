import { type LitElement, nothing, type TemplateResult } from 'lit';
import { choiceGroup, choices } from '../../kit/forms/choices.ts';
import { FormState } from '../../kit/forms/form-state.ts';
import { textField } from '../../kit/forms/field.ts';
import { refusedText } from '../../kit/loading/refused-text.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { Endpoint, EndpointInput } from './webhooks-api.ts';
import type { EVENT_TYPES as ALL } from '../../../bff/developers/document/event-types.ts';

/**
 * Types of events, with a space between two: those of the contract, which the build puts in (vite.config.ts).
 */
declare const EVENT_TYPE_NAMES: string;

type EventType = (typeof ALL)[number];

/** Every type of event, in the order in which the reference lists them. */
export const EVENT_TYPES = EVENT_TYPE_NAMES.split(' ') as readonly EventType[];

/** The types by what they are about: the word before the first dot. */
export const EVENT_FAMILIES: readonly (readonly [family: string, types: EventType[]])[] = [
  ...new Set(EVENT_TYPES.map(familyOf)),
].map((family) => [family, EVENT_TYPES.filter((type) => familyOf(type) === family)]);

function familyOf(type: string): string {
  return type.split('.')[0] ?? type;
}

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

const NAMES = ['url', 'description', 'events'] as const;

/** The form for a new endpoint, or for one that is there. */
export class EndpointForm {
  /** The endpoint that is changed; none: a new one. */
  readonly endpoint: Endpoint | undefined;
  readonly state: FormState<(typeof NAMES)[number]>;

  #url: string;
  #description: string;
  #all: boolean;
  #types: Set<string>;

  constructor(host: LitElement, endpoint?: Endpoint) {
    this.endpoint = endpoint;
    this.#url = endpoint?.url ?? '';
    this.#description = endpoint?.description ?? '';
    this.#all = !endpoint?.events?.length;
    this.#types = new Set(endpoint?.events);
    this.state = new FormState(host, {
      names: NAMES,
      check: () => ({
        url: urlProblem(this.#url.trim()),
        description:
          [...this.#description.trim()].length > LONGEST_DESCRIPTION
            ? msg('Use at most 200 characters.')
            : undefined,
        events:
          this.#all || this.#types.size > 0
            ? undefined
            : msg('Choose at least one event type, or all events.'),
      }),
      refused: (error) => refusedText(error.detail.message),
    });
  }

  /** Returns the input, or `undefined` if something is invalid, and then shows why. */
  read(): EndpointInput | undefined {
    if (!this.state.validate()) return undefined;
    return {
      url: this.#url.trim(),
      description: this.#description.trim(),
      events: this.#all ? null : [...this.#types],
    };
  }

  render(readonly: boolean): TemplateResult {
    const { problems } = this.state;
    return html`<div class="pair">
        ${textField(
          {
            name: 'url',
            label: msg('Endpoint URL'),
            value: this.#url,
            placeholder: 'https://',
            hint: msg('Uses https and can be reached from the internet.'),
            error: problems.url,
            required: true,
            readonly,
          },
          (value) => {
            this.#url = value;
            this.state.changed('url');
          },
        )}
        ${textField(
          {
            name: 'description',
            label: msg('Description'),
            value: this.#description,
            hint: msg('Only your team sees it.'),
            error: problems.description,
            readonly,
          },
          (value) => {
            this.#description = value;
            this.state.changed('description');
          },
        )}
      </div>
      ${choiceGroup(
        {
          name: 'events',
          label: msg('Events'),
          type: 'radio',
          chosen: [this.#all ? 'all' : 'some'],
          choices: [
            { value: 'all', label: msg('All events, including future types') },
            { value: 'some', label: msg('Selected event types') },
          ],
          error: problems.events,
          more: this.#all ? nothing : this.#renderTypes(),
        },
        (value) => this.#choose(() => (this.#all = value === 'all')),
      )}`;
  }

  #renderTypes(): TemplateResult {
    return html`<div class="types" tabindex="0" role="group" aria-label=${msg('Selected event types')}>
      ${EVENT_FAMILIES.map(
        ([, types]) =>
          html`<div>
            ${choices({ type: 'checkbox', name: 'type', chosen: [...this.#types] }, types, (type) =>
              this.#choose(() => this.#types.delete(type) || this.#types.add(type)),
            )}
          </div>`,
      )}
    </div>`;
  }

  #choose(choice: () => unknown): void {
    choice();
    this.state.changed('events');
  }
}
