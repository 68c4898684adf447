import { nothing, type PropertyValues, type TemplateResult } from 'lit';
import { Submission } from '../../kit/forms/submission.ts';
import type { Waiting } from '../../kit/loading/waiting.ts';
import { msg } from '../../i18n/message.ts';
import { BaseElement, html } from '../../session/base-element.ts';
import { emit } from '../../session/events.ts';
import { type LinkState, SessionLink } from '../../session/session-link.ts';
import type { SessionInfo, TrellisSession } from '../../session/session.ts';
import { TrellisError } from '../../session/trellis-error.ts';
import { styles } from './create-plant.styles.ts';
import { OFFLINE, readFailure } from './known-failures.ts';
import { later } from './load-later.ts';
import { PlantDraft } from './plant-draft.ts';

/** What the form shows; the attribute `state` says it. */
export type CreatePlantState = LinkState | 'busy' | 'done';

const SCOPE = 'plants:write';

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
 * @cssprop --trellis-color-accent - The primary button and what is chosen.
 * @cssprop --trellis-color-on-accent - Text on the accent; by default black or white, whichever can be read better.
 * @cssprop --trellis-color-accent-soft - Behind what is chosen, in the elements that have a choice.
 * @cssprop --trellis-color-focus - The focus ring; by default the colour of text.
 * @cssprop --trellis-color-success - Success.
 * @cssprop --trellis-color-success-soft - Behind a success.
 * @cssprop --trellis-color-danger - Errors.
 * @cssprop --trellis-color-danger-soft - Behind an error.
 * @cssprop --trellis-color-warning - A warning.
 * @cssprop --trellis-color-warning-soft - Behind a warning.
 * @cssprop --trellis-control-background - Fields; by default the surface.
 * @cssprop [--trellis-control-height=40px] - Fields and buttons; at least 44px where fingers press.
 * @cssprop [--trellis-radius=8px] - Corners of controls; the card's are half as large again.
 * @cssprop --trellis-font - Text; by default the page’s.
 * @cssprop --trellis-font-mono - Digits; by default the system's.
 * @cssprop [--trellis-font-weight=600] - Headings, labels and buttons.
 * @cssprop [--trellis-space=4px] - The step of all gaps.
 */
export class TrellisCreatePlant extends BaseElement {
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
  #draft = new PlantDraft(this);
  #submission = new Submission(this, this.#link);
  #info: SessionInfo | undefined;
  #counted: Waiting | undefined;
  /** The form has been usable once, and stays in sight through all that may fail later. */
  #shown = false;

  constructor() {
    super();
    this.plantId = this.plantName = this.plantTag = '';
    this.state = 'waiting';
  }

  override willUpdate(changed: PropertyValues<this>): void {
    // What came of another merchant's plant is no news of this one's.
    const info = this.#link.session?.info;
    if (this.#info && info !== this.#info) this.failure = this.created = undefined;
    this.#info = info;
    if (changed.has('failure')) this.#draft.judge(this.failure);
    this.#shown ||= this.serverReady || this.#link.state === 'ready';
    this.state = this.#currentState();
  }

  override connectedCallback(): void {
    this.#draft.adopt();
    super.connectedCallback();
  }

  override firstUpdated(): void {
    this.renderRoot.querySelector('form')?.setAttribute('novalidate', '');
    void later.load();
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
    if (this.#draft.wrong || (state !== 'error' && state !== 'offline')) return undefined;
    return failure ?? this.#link.error ?? OFFLINE;
  }

  get #waits(): boolean {
    return /wait|load|busy/.test(this.state);
  }

  /** Counts what is waited for; made when there is something to count. */
  get #waiting(): Waiting | undefined {
    const needed = this.#counted ? undefined : later.for(this);
    return (this.#counted ??= needed && new needed.Waiting(this, () => this.#waits));
  }

  /** Seconds that a rate limit still asks to wait. */
  get #leftS(): number {
    const error = this.#trouble;
    return (error?.type === 'limit' && this.#waiting?.leftS(error)) || 0;
  }

  #currentState(): CreatePlantState {
    const { state, offline } = this.#link;
    if (this.failure?.type === 'scope') return 'missing-scope';
    if (state === 'missing-scope' || state === 'no-session') return state;
    if (this.#submission.busy) return 'busy';
    if (state === 'error' || state === 'offline' || !this.#shown) return state;
    if (offline || this.failure?.type === 'offline') return 'offline';
    if (this.failure || this.#draft.wrong) return 'error';
    return this.created ? 'done' : 'ready';
  }

  /** What has happened, in the live region; nothing when all is in order or a field says it. */
  #news(explained: boolean): unknown {
    const { state, failure, created } = this;
    const error = this.#trouble;
    if (!explained && !error && !created) return undefined;
    const words = later.for(this);
    if (!words) return created && !error ? msg('It was added.') : msg('This isn’t available right now.');
    if (explained)
      return words.explanation(!!this.#link.session, state === 'missing-scope' ? SCOPE : undefined);
    if (!error) return words.addedNews(created ?? '');
    return words.failureNews({
      error,
      isSent: !!failure,
      isTyped: this.#shown && !!(this.plantId || this.plantName || this.plantTag),
      leftS: this.#leftS,
    });
  }

  #renderFields(skeleton: boolean): TemplateResult {
    const draft = this.#draft;
    const readonly = this.#submission.busy;
    return html`${this.csrf ? html`<input type="hidden" name="csrf" .value=${this.csrf} />` : nothing}
      <div class="fields" ?inert=${skeleton}>
        ${draft.field('id', msg('Plant number'), readonly, { inputmode: 'numeric', hint: msg('A whole number. You can’t change it later.') })}
        ${draft.field('name', msg('Name'), readonly)}
        ${draft.field('tag', msg('Tag'), readonly, { placeholder: msg('indoor') })}
      </div>
      <div class="row">
        <button
          part="button submit"
          class="primary"
          ?disabled=${skeleton}
          aria-disabled=${readonly || !!this.#leftS}
        >
          ${msg('Add plant')}
        </button>
        ${this.#waits ? nothing : html`<button part="button" type="reset">${msg('Clear')}</button>`}
        <slot name="actions"></slot>
        <span role="status">${this.#waits ? this.#waitText(skeleton) : nothing}</span>
      </div>`;
  }

  #waitText(skeleton: boolean): string {
    if (this.#waiting?.isLong) return msg('Still trying…');
    return skeleton ? msg('Loading the form…') : msg('Adding the plant…');
  }

  #clear = (event?: Event): void => {
    event?.preventDefault();
    this.#draft.clear();
    this.failure = this.created = undefined;
    this.renderRoot.querySelector<HTMLElement>('#id')?.focus();
  };

  #submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const rules = later.module ?? (await later.load());
    const { session } = this.#link;
    if (this.#submission.busy || this.#leftS || !session) return;
    if (!this.#shown) return this.#link.look();
    this.failure = this.created = undefined;
    if (!rules) {
      this.failure = new TrellisError(navigator.onLine ? 'network' : 'offline');
      emit(this, 'trellis-error', this.failure.detail);
      return;
    }
    if (!this.#draft.validate()) return;
    const plant = rules.exactPlant(this.#draft.values);
    if (!emit(this, 'trellis-before-submit', { ...plant }, true)) return;
    // "Try again" goes away while it works: the focus must not go with it.
    if (event.submitter?.matches(':focus')) this.renderRoot.querySelector<HTMLElement>('.primary')?.focus();
    try {
      await this.#submission.send(session, rules.plantRequest(plant));
    } catch (cause) {
      const error = (this.failure = cause as TrellisError);
      this.#draft.judge(error);
      emit(this, 'trellis-error', error.detail);
      if (error.type === 'scope') this.#link.lack();
      return this.#draft.focusWrong();
    }
    this.#clear();
    const { id, name, tag } = plant;
    this.created = name;
    emit(this, 'trellis-plant-created', { id, name, ...(tag && { tag }) });
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'trellis-create-plant': TrellisCreatePlant;
  }
}
