// The form needs a session, so its element comes along.
import '../../session/session.ts';
import { nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { Submission } from '../../kit/forms/form-state.ts';
import type { Waiting } from '../../kit/loading/waiting.ts';
import { msg } from '../../i18n/message.ts';
import { define, BaseElement, html, emit } from '../../session/base-element.ts';
import { type LinkState, SessionLink } from '../../session/session-link.ts';
import type { SessionInfo, TrellisSession } from '../../session/session.ts';
import { TrellisError } from '../../session/trellis-error.ts';
import { styles } from './create-plant.styles.ts';
import { OFFLINE, readFailure, later, PlantDraft } from './plant-draft.ts';

export type { CreatePlantEventMap, PlantCreatedDetail, PlantInput } from './plant-input.ts';

/** The state of the form, also in its attribute `state`. */
export type CreatePlantState = LinkState | 'busy' | 'done';

const SCOPE = 'plants:write';

/**
 * A form that adds a plant to the store: number (any int64, exactly), name and an optional tag.
 *
 * It needs a session with the scope `plants:write`, from the `<trellis-session>` around it or the one that
 * `session` names. Retrying is always safe: one intent has one idempotency key, also across a reload. Typed
 * values survive any failure.
 *
 * To reserve its space before the script has loaded:
 * `trellis-create-plant:not(:defined) { display: block; min-height: 390px }`.
 *
 * @tagname trellis-create-plant
 *
 * @attr {string} session - ID of the `<trellis-session>` to use, unless it is the closest around.
 * @attr {string} heading - The heading; by default "Add a plant".
 * @attr {string} plant-id - The number in the field, as digits.
 * @attr {string} plant-name - The name in the field.
 * @attr {string} plant-tag - The tag in the field.
 * @attr {string} action - URL that the plain form posts `id`, `name`, `tag` and `csrf` to without script.
 * @attr {string} csrf - The hidden field `csrf` of the plain form.
 * @attr {string} failure - A refusal known to the server that rendered this, as JSON
 *   `{error, message, param?}`.
 * @attr {string} created - The name of the plant that was just added.
 * @attr {boolean} server-ready - The server that rendered the form knows that it can be used: no skeleton is
 *   shown.
 * @attr {'waiting'|'loading'|'ready'|'busy'|'done'|'error'|'offline'|'missing-scope'|'no-session'} state -
 *   Its state (read only).
 *
 * @fires {CustomEvent<void>} trellis-ready - The form can be used.
 * @fires {CustomEvent<PlantInput>} trellis-before-submit - `{id, name, tag}` is about to be sent; prevent it
 *   to cancel.
 * @fires {CustomEvent<PlantCreatedDetail>} trellis-plant-created - The plant was added to the store:
 *   `{id, name, tag?}`.
 * @fires {CustomEvent<TrellisErrorDetail>} trellis-error - A request failed:
 *   `{type, code, message, status, requestId, retryable}`.
 * @fires {CustomEvent<{needed: string[]}>} trellis-missing-scope - The session lacks scopes: `{needed}`.
 *
 * @slot heading - Replaces the heading.
 * @slot actions - Additional buttons beside "Add plant" and "Clear".
 * @slot success - Replaces the message for an added plant.
 * @slot fallback - Replaces the explanation shown if the form can't be used: no session, or a missing scope.
 *
 * @csspart form - The card with all content.
 * @csspart heading - The heading.
 * @csspart field - A label with its input and hint.
 * @csspart label - A field's label.
 * @csspart input - A field's input.
 * @csspart hint - A field's hint.
 * @csspart error - A field's error, which replaces its hint.
 * @csspart button - Every button.
 * @csspart submit - The button that adds the plant.
 * @csspart notice - A message with its icon.
 *
 * @cssprop --trellis-color-background - The background of the page, behind the card.
 * @cssprop --trellis-color-surface - The card and its inputs.
 * @cssprop --trellis-color-text - Text.
 * @cssprop --trellis-color-muted - Hints, placeholders, the skeleton.
 * @cssprop --trellis-color-border - The border of the card.
 * @cssprop --trellis-color-control-border - The border of inputs and secondary buttons.
 * @cssprop --trellis-color-accent - The primary button and what is selected.
 * @cssprop --trellis-color-on-accent - Text on the accent; by default black or white, whichever is more
 *   legible.
 * @cssprop --trellis-color-accent-soft - The background of what is selected, in elements with a selection.
 * @cssprop --trellis-color-focus - The focus ring; by default the color of text.
 * @cssprop --trellis-color-success - Success.
 * @cssprop --trellis-color-success-soft - The background of a success.
 * @cssprop --trellis-color-danger - Errors.
 * @cssprop --trellis-color-danger-soft - The background of an error.
 * @cssprop --trellis-color-warning - Warnings.
 * @cssprop --trellis-color-warning-soft - The background of a warning.
 * @cssprop --trellis-control-background - The background of fields; by default the surface.
 * @cssprop [--trellis-control-height=40px] - The height of fields and buttons; at least 44px on touch
 *   screens.
 * @cssprop [--trellis-radius=10px] - The corner radius of controls; that of the card is half as large again.
 * @cssprop --trellis-font - The font of text; by default the page’s.
 * @cssprop --trellis-font-mono - The font of digits; by default the system's.
 * @cssprop [--trellis-font-weight=600] - The weight of headings, labels and buttons.
 * @cssprop [--trellis-space=4px] - The unit of all spacing.
 */
export class TrellisCreatePlant extends BaseElement {
  static override styles = styles;

  static override properties: PropertyDeclarations = {
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
    // The outcome for another merchant's plant isn't shown for this merchant.
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

  /** The content of the notice, if there is one. */
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

  /**
   * Renders the live region: a failure or success; nothing if all is in order or a field shows the problem.
   */
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
        ${draft.field('id', msg('Plant number'), readonly, {
          inputmode: 'numeric',
          hint: msg('A whole number. You can’t change it later.'),
        })}
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

define('trellis-create-plant', TrellisCreatePlant);
