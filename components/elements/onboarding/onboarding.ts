import { adoptStyles, nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { failureNotice } from '../../kit/loading/outcome.ts';
import { skeletonLines } from '../../kit/loading/skeleton.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { emit } from '../../session/events.ts';
import { STATE_FORBIDS } from '../../session/trellis-error.ts';
import { surfaceWork } from '../../records/load-later.ts';
import { SurfaceElement, type SurfaceState, type SurfaceWords } from '../../records/surface-element.ts';
import { lateForms } from './load-forms.ts';
import { OnboardingApi } from './onboarding-api.ts';
import { styles } from './onboarding.styles.ts';
import { SetUp, type OnboardingPlace } from './set-up.ts';
import { stepList } from './step-list.ts';
import type { StepViews } from './step-views.ts';
import type { OnboardingAction, OnboardingEventMap } from './onboarding-events.ts';

const SCOPE = 'onboarding:read';

/**
 * What a merchant gives before it can take payments: its business, address, people, bank account and the acceptance of the
 * terms, step by step or on one page; what is due and why; the review, which it follows by itself.
 *
 * It needs a session with the scope `onboarding:read`; without `onboarding:write` it shows what was given, and nothing can
 * be changed. Each step is saved by itself, so a merchant goes on wherever it left. What was typed stays through errors, renewals
 * of the token and failed requests, and, but for numbers that identify someone and dates of birth, through a reload. Saved numbers are
 * shown by their last four characters. It opens no window and asks nothing in one.
 *
 * To hold its place before the script has arrived: `trellis-onboarding:not(:defined) { display: block; min-height: 560px }`.
 *
 * @tagname trellis-onboarding
 *
 * @attr {string} session - Id of the `<trellis-session>` to use, if it is not the closest around.
 * @attr {string} heading - Its heading; by default "Set up your business".
 * @attr {boolean} hide-heading - Without its heading.
 * @attr {string} merchant - Id of the merchant, where the session is for none: on a page of your own with a proxy.
 * @attr {'steps'|'page'} layout - One step at a time, which is the default, or all below each other.
 * @attr {'due'|'all'} collect - `due`: only steps in which something is due, without optional fields. By default all.
 * @attr {string} only - Only these steps, by name, separated by spaces: `business`, `address`, `people`, `bank`, `terms`, `review`.
 * @attr {string} exclude - Without these steps.
 * @attr {string} terms-url - Where your terms are.
 * @attr {string} terms-version - Which terms are accepted, by a name of your choice; by default `1`.
 * @attr {boolean} exit - Shows a button with which people leave; you hear `trellis-exit`.
 * @attr {'waiting'|'loading'|'ready'|'busy'|'done'|'error'|'offline'|'missing-scope'|'no-session'} state - What it shows; `done`: nothing is left to do here (read only).
 * @attr {string} status - The status of the merchant, such as `needs_data`, `in_review`, `active`, `rejected` (read only).
 *
 * @fires {CustomEvent<void>} trellis-ready - It can be used.
 * @fires {CustomEvent<{step: string, from: string}>} trellis-step-change - Another step is shown.
 * @fires {CustomEvent<{status: string}>} trellis-submitted - The service has taken the onboarding for review.
 * @fires {CustomEvent<{status: string, from: string}>} trellis-status-change - The merchant's status has changed, by a review for example.
 * @fires {CustomEvent<{status: string}>} trellis-exit - Somebody wants to leave.
 * @fires {CustomEvent<OnboardingChangeDetail>} trellis-before-change - About to send a change: `{action, step}`; prevent it to stop that.
 * @fires {CustomEvent<OnboardingChangeDetail>} trellis-changed - A change is saved: `{action, step}`.
 * @fires {CustomEvent<TrellisErrorDetail>} trellis-error - It failed: `{type, code, message, status, requestId, retryable}`.
 * @fires {CustomEvent<{needed: string[]}>} trellis-missing-scope - The session may not do this: `{needed}`.
 *
 * @slot heading - Instead of its heading.
 * @slot actions - More buttons at its end.
 * @slot terms - Instead of the link to the terms.
 * @slot fallback - Instead of the explanation where it cannot be used: no session, or its scope is missing.
 *
 * @csspart card - The card around all of it.
 * @csspart heading - Its heading.
 * @csspart steps - The list of the steps.
 * @csspart step - A step in that list.
 * @csspart form-step - The form of a step.
 * @csspart summary - The fields that are wrong, above a form.
 * @csspart field - A label with its control and hint.
 * @csspart label - A field's label.
 * @csspart input - A field's control.
 * @csspart hint - What a field is for.
 * @csspart error - What is wrong with a field, in the hint's place.
 * @csspart button - Every button.
 * @csspart submit - The button of a form.
 * @csspart notice - What happened, with its icon.
 * @csspart state - What is said while a review runs, and after it.
 * @csspart progress - How far an upload is.
 *
 * @cssprop --trellis-color-background - What a partner's page has behind the card.
 * @cssprop --trellis-color-surface - The card and its inputs.
 * @cssprop --trellis-color-text - Text.
 * @cssprop --trellis-color-muted - Hints, placeholders, the skeleton.
 * @cssprop --trellis-color-border - The lines of the card.
 * @cssprop --trellis-color-control-border - The lines of inputs and quiet buttons.
 * @cssprop --trellis-color-accent - The primary button, links and the focus ring.
 * @cssprop --trellis-color-on-accent - Text on the accent; by default black or white, whichever can be read better.
 * @cssprop --trellis-color-accent-soft - Behind the step that is shown.
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
 * @cssprop --trellis-font-mono - Numbers; by default the system's.
 * @cssprop [--trellis-font-weight=600] - Headings, labels and buttons.
 * @cssprop [--trellis-space=4px] - The step of all gaps.
 */
export class TrellisOnboarding extends SurfaceElement {
  static override styles = styles;

  static override properties = {
    ...SurfaceElement.properties,
    merchant: {},
    layout: {},
    collect: {},
    only: {},
    exclude: {},
    termsUrl: { attribute: 'terms-url' },
    termsVersion: { attribute: 'terms-version' },
    exit: { type: Boolean },
    status: { reflect: true },
  };

  declare merchant: string | undefined;
  declare layout: string | undefined;
  declare collect: string | undefined;
  declare only: string | undefined;
  declare exclude: string | undefined;
  declare termsUrl: string | undefined;
  declare termsVersion: string | undefined;
  declare exit: boolean | undefined;
  declare status: string | undefined;

  #work = surfaceWork<OnboardingAction, OnboardingPlace>(this, busyText);
  #setUp = new SetUp(
    this,
    new OnboardingApi(
      () => this.link.session,
      () => this.merchant ?? (this.info?.merchant as string | null) ?? '',
    ),
    this.#work,
    () => ({
      collect: this.collect,
      only: this.only,
      exclude: this.exclude,
      isOnePage: this.layout === 'page',
      mayWrite: this.may('onboarding:write'),
      termsUrl: this.termsUrl,
      termsVersion: this.termsVersion || '1',
    }),
  );
  #views: StepViews | undefined;

  constructor() {
    super(SCOPE);
  }

  override willUpdate(): void {
    if (lateForms.module && !this.#views && this.#setUp.record) {
      const { StepViews, formStyles } = lateForms.module;
      adoptStyles(this.renderRoot as ShadowRoot, [styles, formStyles].flat());
      this.#views = new StepViews(this.#setUp);
    }
    super.willUpdate();
    this.status = this.#setUp.record?.status;
  }

  override firstUpdated(): void {
    super.firstUpdated();
    void lateForms.load();
  }

  /** The device is back online: what failed for want of that is loaded again, or can be sent again. */
  reconnected(): void {
    if (this.#work.failure?.error.type === 'offline') this.#work.invalidate();
    if (this.#setUp.error?.type === 'offline') void this.#setUp.load();
  }

  protected get words(): SurfaceWords {
    return {
      heading: msg('Set up your business'),
      loading: msg('Loading your details…'),
      notAllowed: msg('This page isn’t allowed to show the set-up.'),
    };
  }

  protected begin(): void {
    this.#views = undefined;
    this.#work.invalidate();
    this.#setUp.forget();
    void this.#setUp.load();
  }

  protected get ownState(): SurfaceState {
    const { record, error } = this.#setUp;
    const failure = this.#work.failure?.error ?? error;
    if (this.#work.busy) return 'busy';
    if (this.link.offline || failure?.type === 'offline') return 'offline';
    if (failure || this.#views?.isWrong) return 'error';
    if (!record || !this.#views) return 'loading';
    const isDone = record.status === 'active' && record.requirements.currently_due.length === 0;
    return isDone ? 'done' : 'ready';
  }

  protected renderContent(): TemplateResult {
    const { record, error } = this.#setUp;
    const isLoading = !error && (!record || !lateForms.for(this));
    return html`<section
      part="card"
      class="card"
      tabindex="-1"
      aria-label=${this.heading || this.words.heading}
      aria-busy=${isLoading || !!this.#work.busy}
    >
      ${this.renderHeading()}
      <div role="status" class=${isLoading ? 'unseen' : 'news'} id="status" tabindex="-1">
        ${isLoading ? this.words.loading : nothing} ${error ? this.#renderFailure() : nothing}
        ${record && !error ? this.#views?.status() : nothing}
      </div>
      ${isLoading ? this.renderSkeleton() : nothing}
      ${record && this.#views && !isLoading && !this.#isLost ? this.#renderSteps(this.#views) : nothing}
      <slot name="actions"></slot>
    </section>`;
  }

  protected renderSkeleton(): TemplateResult {
    return html`<div class="set-up">${skeletonLines(6)} ${skeletonLines(9)}</div>`;
  }

  /** The merchant's session is refused: what is on the page would no longer be true. */
  get #isLost(): boolean {
    return this.#setUp.error?.code === STATE_FORBIDS;
  }

  #renderFailure(): TemplateResult {
    const { error } = this.#setUp;
    if (!error) return html``;
    return failureNotice(this.#work, error, () => this.#setUp.load());
  }

  #renderSteps(views: StepViews): TemplateResult {
    const { steps, step, isEditable, record } = this.#setUp;
    const isFinal = record?.status === 'rejected' || record?.status === 'closed';
    if (isFinal) return html``;
    const isOnePage = this.layout === 'page';
    if (!isEditable) return html`${views.render('review', false)}${this.#renderExit()}`;
    if (isOnePage) {
      const first = steps.find(({ missing }) => missing.length > 0)?.name;
      return html`<div class="one-page">${steps.map(({ name }) => views.render(name, name === first))}</div>
        ${this.#renderExit()}`;
    }
    return html`<div class=${steps.length > 1 ? 'set-up' : ''}>
        ${steps.length > 1 ? stepList(this.#setUp) : nothing} ${step ? views.render(step, true) : nothing}
      </div>
      ${this.#renderExit()}`;
  }

  #renderExit(): TemplateResult | typeof nothing {
    if (!this.exit) return nothing;
    const status = this.#setUp.record?.status ?? '';
    const isOver = status !== 'created' && status !== 'needs_data';
    const label = isOver ? msg('Close') : msg('Finish later');
    return html`<div class="row">
      ${button({ label, press: () => emit(this, 'trellis-exit', { status }) })}
    </div>`;
  }
}

/** What is under way, in words. */
const busyText = (action: OnboardingAction): string => {
  switch (action) {
    case 'upload':
      return msg('Uploading the document…');
    case 'submit':
      return msg('Submitting…');
    case 'remove-person':
      return msg('Removing…');
    default:
      return msg('Saving…');
  }
};

/** Its own events; those of a change are typed by `OnboardingEventMap` alone: other elements have them with their own actions. */
type OwnEventMap = Omit<OnboardingEventMap, 'trellis-before-change' | 'trellis-changed'>;

declare global {
  interface HTMLElementTagNameMap {
    'trellis-onboarding': TrellisOnboarding;
  }
  interface HTMLElementEventMap extends OwnEventMap {}
}
