import type { LitElement, TemplateResult } from 'lit';
import { dateField } from '../../kit/forms/date-field.ts';
import { FormState } from '../../kit/forms/form-state.ts';
import { panel, type Panel } from '../../kit/controls/panel.ts';
import { refusedText } from '../../kit/loading/refused-text.ts';
import { selectField } from '../../kit/forms/select-field.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { EVENT_TYPES } from './endpoint-form.ts';
import type { Endpoint, Range } from './webhooks-api.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

type End = 'from' | 'to';

/** The form for a range of events that are to be sent again, in UTC. It begins with the last hour. */
export class ReplayForm {
  readonly kind = 'replay';

  #host: LitElement;
  #ends: Record<End, string>;
  #type = '';
  #state: FormState<End>;

  constructor(host: LitElement, now = Date.now()) {
    this.#host = host;
    const end = Math.ceil((now + 1) / MINUTE_MS) * MINUTE_MS;
    this.#ends = { from: written(end - HOUR_MS), to: written(end) };
    this.#state = new FormState(host, {
      names: ['from', 'to'],
      check: () => this.#check(),
      refused: (error) => refusedText(error.detail.message),
    });
  }

  /** Returns the input, or `undefined` if something is invalid, and then shows why. */
  read(): Range | undefined {
    const [from, to] = [moment(this.#ends.from), moment(this.#ends.to)];
    if (!this.#state.validate() || !from || !to) return undefined;
    return { from, to, ...(this.#type && { types: [this.#type] }) };
  }

  #check(): { [end in End]?: string } {
    const [from, to] = [moment(this.#ends.from), moment(this.#ends.to)];
    const unset = msg('Choose a date and time.');
    if (!from) return { from: unset };
    if (!to) return { to: unset };
    return from < to ? {} : { to: msg('Choose a time after the start of the range.') };
  }

  /** @param isAhead the page shows another clock than the one by which events are recorded */
  render({ events }: Endpoint, isAhead: boolean): TemplateResult {
    const types = events?.length ? events : EVENT_TYPES.filter((type) => type !== 'ping');
    return html`<div class="pair">
        ${this.#renderEnd(
          'from',
          msg('From (UTC)'),
          isAhead ? msg('Real time, like an event’s created_at.') : '',
        )}
        ${this.#renderEnd('to', msg('To (UTC)'), msg('Events before this moment.'))}
      </div>
      ${selectField(
        {
          name: 'types',
          label: msg('Event type'),
          value: this.#type,
          options: [['', msg('All that this endpoint takes')], ...types.map((type) => [type, type] as const)],
        },
        (type) => (this.#type = type),
      )}`;
  }

  #renderEnd(name: End, label: string, hint = ''): TemplateResult {
    const value = this.#ends[name];
    const error = this.#state.problems[name];
    return dateField({ name, label, value, hint, error, required: true, type: 'datetime-local' }, (typed) => {
      this.#ends[name] = typed;
      this.#state.problems = {};
      this.#host.requestUpdate();
    });
  }
}

/** As an input of local time holds it; the time here is UTC. */
const written = (ms: number): string => new Date(ms).toISOString().slice(0, 16);

/** RFC 3339, or `undefined` for what is no moment. */
function moment(value: string): string | undefined {
  const ms = Date.parse(`${value}Z`);
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}

/** The options that the card passes to its panels. */
export type PanelOf<Form> = Pick<Panel, 'busyText' | 'onCancel'> & { onSubmit: (form: Form) => void };

export const replayPanel = (
  form: ReplayForm,
  endpoint: Endpoint,
  isAhead: boolean,
  of: PanelOf<ReplayForm>,
): TemplateResult =>
  panel({
    ...of,
    title: msg('Replay events'),
    body: html`<p class="small">${msg('Sends every event in this range again, delivered or not.')}</p>
      ${form.render(endpoint, isAhead)}`,
    submit: msg('Replay'),
    onSubmit: () => of.onSubmit(form),
  });
