// The element needs a session, so its element comes along.
import '../../session/session.ts';
import { adoptStyles, nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { failureNotice } from '../../kit/loading/work.ts';
import { skeletonLines } from '../../kit/loading/state-panel.ts';
import { msg } from '../../i18n/message.ts';
import { define, html, emit } from '../../session/base-element.ts';
import { STATE_FORBIDS } from '../../session/trellis-error.ts';
import { surfaceWork } from '../../records/load-later.ts';
import { SurfaceElement, type SurfaceState, type SurfaceWords } from '../../records/surface-element.ts';
import { lateForms } from './load-later.ts';
import { OnboardingApi } from './onboarding-api.ts';
import { styles } from './onboarding.styles.ts';
import { SetUp, type OnboardingPlace, type OnboardingTask } from './set-up.ts';
import { stepList } from './steps.ts';
import type { StepViews } from './step-views.ts';
import type { OnboardingEventMap } from './onboarding-events.ts';

export type { OnboardingAction, OnboardingChangeDetail, OnboardingEventMap } from './onboarding-events.ts';

const SCOPE = 'onboarding:read';

/**
 * The onboarding of a merchant before it can take payments: its business, address, people, bank account and
 * the acceptance of the terms, step by step or on one page; what is due and why; and the review, whose
 * progress it follows.
 *
 * It needs a session with the scope `onboarding:read`; without `onboarding:write` it is read-only. Each step
 * is saved by itself, so a merchant can continue later. Typed values survive errors, renewals of the token
 * and failed requests, and, except for numbers that identify someone and dates of birth, a reload. Of saved
 * numbers, only the last four characters are shown. It opens no windows or dialogs.
 *
 * To reserve its space before the script has loaded:
 * `trellis-onboarding:not(:defined) { display: block; min-height: 560px }`.
 *
 * @tagname trellis-onboarding
 *
 * @attr {string} session - ID of the `<trellis-session>` to use, unless it is the closest around.
 * @attr {string} heading - The heading; by default "Set up your business".
 * @attr {boolean} hide-heading - Hides the heading.
 * @attr {string} merchant - ID of the merchant if the session is for none: on your own page with a proxy.
 * @attr {'steps'|'page'} layout - One step at a time (the default), or all on one page.
 * @attr {'due'|'all'} collect - `due`: only steps with something due, without optional fields. By default
 *   all.
 * @attr {string} only - Only these steps, by name, separated by spaces: `business`, `address`, `people`,
 *   `bank`, `terms`, `review`.
 * @attr {string} exclude - Steps to omit.
 * @attr {string} terms-url - URL of your terms.
 * @attr {string} terms-version - The version of the accepted terms, a name of your choice; by default `1`.
 * @attr {boolean} exit - Shows a button to leave, which dispatches `trellis-exit`.
 * @attr {'waiting'|'loading'|'ready'|'busy'|'done'|'error'|'offline'|'missing-scope'|'no-session'} state -
 *   Its state; `done`: nothing is left to do here (read only).
 * @attr {string} status - The status of the merchant, such as `needs_data`, `in_review`, `active`, `rejected`
 *   (read only).
 *
 * @fires {CustomEvent<void>} trellis-ready - The element can be used.
 * @fires {CustomEvent<{step: string, from: string}>} trellis-step-change - Another step is shown.
 * @fires {CustomEvent<{status: string}>} trellis-submitted - The service accepted the onboarding for review.
 * @fires {CustomEvent<{status: string, from: string}>} trellis-status-change - The merchant's status changed,
 *   for example after a review.
 * @fires {CustomEvent<{status: string}>} trellis-exit - The merchant wants to leave.
 * @fires {CustomEvent<OnboardingChangeDetail>} trellis-before-change - A change is about to be sent:
 *   `{action, step}`; prevent it to cancel.
 * @fires {CustomEvent<OnboardingChangeDetail>} trellis-changed - A change was saved: `{action, step}`.
 * @fires {CustomEvent<TrellisErrorDetail>} trellis-error - A request failed:
 *   `{type, code, message, status, requestId, retryable}`.
 * @fires {CustomEvent<{needed: string[]}>} trellis-missing-scope - The session lacks scopes: `{needed}`.
 *
 * @slot heading - Replaces the heading.
 * @slot actions - Additional buttons at the end.
 * @slot terms - Replaces the link to the terms.
 * @slot fallback - Replaces the explanation shown if the element can't be used: no session, or a missing
 *   scope.
 *
 * @csspart card - The card around all content.
 * @csspart heading - The heading.
 * @csspart steps - The list of the steps.
 * @csspart step - A step in that list.
 * @csspart form-step - The form of a step.
 * @csspart summary - The fields that are wrong, above a form.
 * @csspart field - A label with its control and hint.
 * @csspart label - A field's label.
 * @csspart input - A field's control.
 * @csspart hint - A field's hint.
 * @csspart error - A field's error, which replaces its hint.
 * @csspart button - Every button.
 * @csspart submit - The button of a form.
 * @csspart notice - A message with its icon.
 * @csspart state - The message during and after a review.
 * @csspart progress - The progress of an upload.
 *
 * @cssprop --trellis-color-background - The background of the page, behind the card.
 * @cssprop --trellis-color-surface - The card and its inputs.
 * @cssprop --trellis-color-text - Text.
 * @cssprop --trellis-color-muted - Hints, placeholders, the skeleton.
 * @cssprop --trellis-color-border - The border of the card.
 * @cssprop --trellis-color-control-border - The border of inputs and secondary buttons.
 * @cssprop --trellis-color-accent - The primary button, links and the focus ring.
 * @cssprop --trellis-color-on-accent - Text on the accent; by default black or white, whichever is more
 *   legible.
 * @cssprop --trellis-color-accent-soft - The background of the current step.
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
 * @cssprop --trellis-font-mono - The font of numbers; by default the system's.
 * @cssprop [--trellis-font-weight=600] - The weight of headings, labels and buttons.
 * @cssprop [--trellis-space=4px] - The unit of all spacing.
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

  #work = surfaceWork<OnboardingTask, OnboardingPlace>(this, busyText);
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

/** Returns the text for work in progress. */
const busyText = (action: OnboardingTask): string => {
  switch (action) {
    case 'upload':
      return msg('Uploading the document…');
    case 'submit':
      return msg('Submitting…');
    case 'remove-person':
      return msg('Removing…');
    case 'open-processor':
      return msg('Opening the payment processor’s form…');
    default:
      return msg('Saving…');
  }
};

/**
 * Its own events; those of a change are typed by `OnboardingEventMap` alone: other elements have them with
 * their own actions.
 */
type OwnEventMap = Omit<OnboardingEventMap, 'trellis-before-change' | 'trellis-changed'>;

declare global {
  interface HTMLElementTagNameMap {
    'trellis-onboarding': TrellisOnboarding;
  }
  interface HTMLElementEventMap extends OwnEventMap {}
}

define('trellis-onboarding', TrellisOnboarding);
