import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { failureText } from '../kit/failure-text.ts';
import { FormState } from '../kit/form-state.ts';
import { type Notice, notice } from '../kit/notice.ts';
import { retryButton } from '../kit/retry-button.ts';
import { Submission } from '../kit/submission.ts';
import { textField } from '../kit/text-field.ts';
import { withName } from '../kit/with-name.ts';
import { msg, str } from '../localize/message.ts';
import { emit, type TrellisEventMap } from '../session/events.ts';
import { type LinkState, SessionLink } from '../session/session-link.ts';
import type { TrellisSession } from '../session/session.ts';
import { errorFrom, parseJson, TrellisError } from '../session/trellis-error.ts';
import { styles } from './create-plant.styles.ts';
import { checkPlant, isPlant, plantBody, type PlantInput, type Problem, readInt64 } from './plant-input.ts';
import { failureWords, problemText } from './plant-messages.ts';

/** What the form shows; the attribute `state` says it. */
export type CreatePlantState = LinkState | 'busy' | 'done';

/** The detail of `trellis-plant-created`: the number as digits, exactly; no `tag` where none was given. */
export interface PlantCreatedDetail {
  id: string;
  name: string;
  tag?: string;
}

const SCOPE = 'plants:write';
const ID_TAKEN = 40011;
const property = { id: 'plantId', name: 'plantName', tag: 'plantTag' } as const;
const FIELDS = Object.keys(property) as (keyof PlantInput)[];

/**
 * A form that adds a plant to the store: number (any int64, exactly), name and an optional tag.
 *
 * It needs a session with the scope `plants:write`, from the `<trellis-session>` around it or the one that `session`
 * names. Trying again is always safe: one intent has one idempotency key, also across a reload. Whatever fails, what
 * was typed stays.
 *
 * To hold its place before the script has arrived:
 * `trellis-create-plant:not(:defined) { display: block; min-height: 390px }`.
 *
 * @tagname trellis-create-plant
 *
 * @attr {string} session - Id of the `<trellis-session>` to use, if it is not the closest around.
 * @attr {string} heading - The heading; by default "Add a plant".
 * @attr {string} plant-id - The number in the field, as digits.
 * @attr {string} plant-name - The name in the field.
 * @attr {string} plant-tag - The tag in the field.
 * @attr {string} action - Where the plain form posts `id`, `name`, `tag` and `csrf` to while no script runs.
 * @attr {string} csrf - The hidden field `csrf` of the plain form.
 * @attr {string} failure - A refusal known to the server that rendered this, as JSON `{error, message, param?}`.
 * @attr {string} created - The name of the plant that has just been added.
 * @attr {boolean} server-ready - The server that rendered this knows that it can be used: no skeleton.
 * @attr {'waiting'|'loading'|'ready'|'busy'|'done'|'error'|'offline'|'missing-scope'|'no-session'} state - What it shows (read only).
 *
 * @fires {CustomEvent<void>} trellis-ready - The form can be used.
 * @fires {CustomEvent<PlantInput>} trellis-before-submit - About to send `{id, name, tag}`; prevent it to stop that.
 * @fires {CustomEvent<PlantCreatedDetail>} trellis-plant-created - The plant is in the store: `{id, name, tag?}`.
 * @fires {CustomEvent<TrellisErrorDetail>} trellis-error - It failed: `{type, code, message, status, requestId, retryable}`.
 * @fires {CustomEvent<{needed: string[]}>} trellis-missing-scope - The session may not do this: `{needed}`.
 *
 * @slot heading - Instead of the heading.
 * @slot actions - More buttons beside "Add plant" and "Clear".
 * @slot success - Instead of the words for a plant that was added.
 * @slot fallback - Instead of the explanation where the form cannot be used: no session, or its scope is missing.
 *
 * @csspart form - The card with all in it.
 * @csspart heading - The heading.
 * @csspart field - A label with its input and hint.
 * @csspart label - A field's label.
 * @csspart input - A field's input.
 * @csspart hint - What a field is for.
 * @csspart error - What is wrong with a field, in the hint's place.
 * @csspart button - Every button.
 * @csspart submit - The button that adds the plant.
 * @csspart notice - What happened, with its icon.
 *
 * @cssprop --trellis-color-background - What a partner's page has behind the card.
 * @cssprop --trellis-color-surface - The card and its inputs.
 * @cssprop --trellis-color-text - Text.
 * @cssprop --trellis-color-muted - Hints, placeholders, the skeleton.
 * @cssprop --trellis-color-border - The card's line.
 * @cssprop --trellis-color-control-border - The lines of inputs and quiet buttons.
 * @cssprop --trellis-color-accent - The primary button and the focus ring.
 * @cssprop --trellis-color-on-accent - Text on the primary button.
 * @cssprop --trellis-color-accent-soft - Behind what is chosen, in the elements that have a choice.
 * @cssprop --trellis-color-success - Success.
 * @cssprop --trellis-color-success-soft - Behind a success.
 * @cssprop --trellis-color-danger - Errors.
 * @cssprop --trellis-color-danger-soft - Behind an error.
 * @cssprop --trellis-color-warning - A warning.
 * @cssprop --trellis-color-warning-soft - Behind a warning.
 * @cssprop [--trellis-radius=8px] - Corners of controls; the card's are half as large again.
 * @cssprop --trellis-font - Text; by default the system's.
 * @cssprop --trellis-font-mono - Digits; by default the system's.
 * @cssprop [--trellis-space=4px] - The step of all gaps.
 */
export class TrellisCreatePlant extends LitElement {
  static override styles = styles;

  static override properties = {
    session: {},
    heading: {},
    plantId: { attribute: 'plant-id' },
    plantName: { attribute: 'plant-name' },
    plantTag: { attribute: 'plant-tag' },
    action: {},
    csrf: {},
    failure: { converter: { fromAttribute: readFailure } },
    created: {},
    serverReady: { type: Boolean, attribute: 'server-ready' },
    state: { reflect: true },
  };

  declare session: string | TrellisSession | undefined;
  declare heading: string | undefined;
  declare plantId: string;
  declare plantName: string;
  declare plantTag: string;
  declare action: string | undefined;
  declare csrf: string | undefined;
  declare failure: TrellisError | undefined;
  declare created: string | undefined;
  declare serverReady: boolean | undefined;
  declare state: CreatePlantState;

  #link = new SessionLink(this, SCOPE);
  #fields = new FormState<keyof PlantInput, Problem>(this, {
    names: FIELDS,
    check: () => checkPlant(this.#values),
    refused: (_, name) => checkPlant(this.#values)[name] ?? 'refused',
  });
  #submission = new Submission(this, this.#link, () => this.#waits);
  /** The form has been usable once, and stays in sight through all that may fail later. */
  #shown = false;

  constructor() {
    super();
    this.plantId = this.plantName = this.plantTag = '';
    this.state = 'waiting';
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('failure')) this.#judge(this.failure);
    this.#shown ||= this.serverReady || this.#link.state === 'ready';
    this.state = this.#currentState();
  }

  override connectedCallback(): void {
    // What was typed into the server's form before this script arrived counts.
    for (const name of FIELDS) this[property[name]] = this.#input(name)?.value ?? this[property[name]];
    super.connectedCallback();
  }

  override firstUpdated(): void {
    this.renderRoot.querySelector('form')?.setAttribute('novalidate', '');
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('session')) queueMicrotask(this.#link.look);
  }

  override render(): TemplateResult {
    const { state } = this;
    const explained = state === 'missing-scope' || state === 'no-session';
    const skeleton = this.#waits && !this.#submission.busy;
    const title = this.heading || msg('Add a plant');
    const news = this.#news(explained);
    return html`<form
      part="form"
      class=${skeleton ? 'skeleton' : ''}
      method="post"
      action=${this.action || nothing}
      aria-label=${title}
      aria-busy=${this.#waits}
      @submit=${this.#submit}
      @reset=${this.#clear}
    >
      <slot name="heading"><h2 part="heading">${title}</h2></slot>
      <div role="status" class=${news ? '' : 'still'}>${news}</div>
      ${explained || !(skeleton || this.#shown) ? nothing : this.#renderFields(skeleton)}
    </form>`;
  }

  /** The device is back online, so a failure for want of that is over. What was typed is there to be sent. */
  reconnected(): void {
    if (this.failure?.type === 'offline') this.failure = undefined;
  }

  /** What is shown as a notice, if something is. */
  get #trouble(): TrellisError | undefined {
    const { state, failure } = this;
    if (this.#fields.wrong || (state !== 'error' && state !== 'offline')) return undefined;
    return failure ?? this.#link.error ?? OFFLINE;
  }

  get #waits(): boolean {
    return /wait|load|busy/.test(this.state);
  }

  #currentState(): CreatePlantState {
    const { state, offline } = this.#link;
    if (this.failure?.type === 'scope') return 'missing-scope';
    if (state === 'missing-scope' || state === 'no-session') return state;
    if (this.#submission.busy) return 'busy';
    if (state === 'error' || state === 'offline' || !this.#shown) return state;
    if (offline || this.failure?.type === 'offline') return 'offline';
    if (this.failure || this.#fields.wrong) return 'error';
    return this.created ? 'done' : 'ready';
  }

  /** What has happened, in the live region; nothing when all is in order or a field says it. */
  #news(explained: boolean): unknown {
    const { state, failure } = this;
    if (explained)
      return html`<slot name="fallback">${notice(explanation(state, this.#link.session))}</slot>`;
    const error = this.#trouble;
    if (error) {
      const leftS = this.#submission.waiting.leftS(error);
      const [title, advice] = failureText(error, {
        ...failureWords(!!failure),
        isTyped: this.#shown && FIELDS.some((name) => this[property[name]]),
        leftS,
      });
      const { retryable, requestId } = error.detail;
      const action = retryable && retryButton(leftS);
      return notice({ kind: 'danger', title, advice, requestId, action });
    }
    return (
      this.created &&
      html`<slot name="success"
        >${notice({ kind: 'done', title: withName((name) => msg(str`${name} was added.`), this.created) })}</slot
      >`
    );
  }

  #renderFields(skeleton: boolean): TemplateResult {
    const { busy, waiting } = this.#submission;
    const text = (name: keyof PlantInput, label: string, more: object): TemplateResult =>
      textField(
        {
          name,
          label,
          value: this[property[name]],
          error: problemText(this.#fields.problems[name], this.plantId.trim()),
          required: name !== 'tag',
          readonly: busy,
          ...more,
        },
        (value) => this.#type(name, value),
      );
    return html`${this.csrf ? html`<input type="hidden" name="csrf" .value=${this.csrf} />` : nothing}
      <div class="fields" ?inert=${skeleton}>
        ${text('id', msg('Plant number'), { inputmode: 'numeric', hint: msg('A whole number. You can’t change it later.') })}
        ${text('name', msg('Name'), {})} ${text('tag', msg('Tag'), { placeholder: msg('indoor') })}
      </div>
      <div class="row">
        <button
          part="button submit"
          class="primary"
          ?disabled=${skeleton}
          aria-disabled=${busy || !!waiting.leftS(this.#trouble)}
        >
          ${msg('Add plant')}
        </button>
        ${this.#waits ? nothing : html`<button part="button" type="reset">${msg('Clear')}</button>`}
        <slot name="actions"></slot>
        <span role="status">${this.#waits ? this.#waitText(skeleton) : nothing}</span>
      </div>`;
  }

  #waitText(skeleton: boolean): string {
    if (this.#submission.waiting.isLong) return msg('Still trying…');
    return skeleton ? msg('Loading the form…') : msg('Adding the plant…');
  }

  #input(name: keyof PlantInput): HTMLInputElement | null | undefined {
    return this.shadowRoot?.querySelector(`#${name}`);
  }

  /** A field that was wrong is judged again with every key, so that it turns right as soon as it is. */
  #type(name: keyof PlantInput, value: string): void {
    this[property[name]] = value;
    const wasWrong = this.#fields.problems[name];
    this.#fields.changed(name);
    if (wasWrong) this.failure = undefined;
  }

  get #values(): PlantInput {
    return { id: this.plantId, name: this.plantName, tag: this.plantTag };
  }

  #judge(failure: TrellisError | undefined): void {
    if (failure?.detail.code === ID_TAKEN) this.#fields.problems = { id: 'taken' };
    else if (failure) this.#fields.refuse(failure);
  }

  #clear = (event?: Event): void => {
    event?.preventDefault();
    for (const name of FIELDS) this[property[name]] = '';
    this.#fields.problems = {};
    this.failure = this.created = undefined;
    this.#input('id')?.focus();
  };

  #submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const { session } = this.#link;
    const { busy, waiting } = this.#submission;
    if (busy || waiting.leftS(this.#trouble) || !session) return;
    if (!this.#shown) return this.#link.look();
    const input = this.#values;
    this.failure = this.created = undefined;
    if (!this.#fields.validate()) return;
    const plant = { ...input, id: `${readInt64(input.id)}` };
    if (!emit(this, 'trellis-before-submit', { ...plant }, true)) return;
    // "Try again" goes away while it works: the focus must not go with it.
    if (event.submitter?.matches(':focus')) this.renderRoot.querySelector<HTMLElement>('.primary')?.focus();
    try {
      const request = { method: 'POST', path: '/plants', body: plantBody(plant), expects: isPlant };
      await this.#submission.send(session, request);
    } catch (cause) {
      const error = (this.failure = cause as TrellisError);
      this.#judge(error);
      emit(this, 'trellis-error', error.detail);
      if (error.type === 'scope') this.#link.lack();
      return this.#fields.focusWrong();
    }
    this.#clear();
    const { id, name, tag } = plant;
    this.created = name;
    emit(this, 'trellis-plant-created', { id, name, ...(tag && { tag }) });
  };
}

/** On a device without a connection that nothing has failed on yet. */
const OFFLINE = new TrellisError('offline');

/** Why the form cannot be used, and who can change that. */
function explanation(state: CreatePlantState, session: TrellisSession | undefined): Notice {
  const kind = 'warning';
  if (state === 'missing-scope') {
    return {
      kind,
      title: msg('You can’t add plants here.'),
      advice: msg(str`This page’s session doesn’t have the scope ${SCOPE}. Ask whoever runs this page.`),
    };
  }
  return session
    ? {
        kind,
        title: msg('This form has no session yet.'),
        advice: msg('Set endpoint or fetchToken on its <trellis-session>.'),
      }
    : { kind, title: msg('This form works inside a <trellis-session>.') };
}

/** Reads the attribute `failure`: an Error object as JSON; what is not one is as if it were not there. */
function readFailure(json: string | null): TrellisError | undefined {
  const error = errorFrom(parseJson(json ?? ''));
  return error.detail.code ? error : undefined;
}

/** The events of this element by name, for `addEventListener`. */
export interface CreatePlantEventMap extends TrellisEventMap {
  'trellis-before-submit': CustomEvent<PlantInput>;
  'trellis-plant-created': CustomEvent<PlantCreatedDetail>;
}

declare global {
  interface HTMLElementTagNameMap {
    'trellis-create-plant': TrellisCreatePlant;
  }
  interface HTMLElementEventMap extends CreatePlantEventMap {}
}
