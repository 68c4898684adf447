import type { LitElement } from 'lit';
import { focusOn, emit } from '../../session/base-element.ts';
import { Polling } from '../../kit/loading/polling.ts';
import type { Work } from '../../kit/loading/work.ts';
import type { TrellisError } from '../../session/trellis-error.ts';
import type { OnboardingApi } from './onboarding-api.ts';
import { isAwaited, isOpen, type Onboarding, type Step, type StepName } from './onboarding-record.ts';
import { chosenSteps, nextStep, type StepChoice } from './steps.ts';
import type { OnboardingAction } from './onboarding-events.ts';

/** The step beside which it is asked for; `processor`: beside what the payment processor asks for. */
export type OnboardingPlace = StepName | 'processor';
/** A change, or the way to the payment processor's form, which changes nothing here. */
export type OnboardingTask = OnboardingAction | 'open-processor';
export type OnboardingWork = Work<OnboardingTask, OnboardingPlace>;

/** The settings of the page. */
export interface SetUpOptions extends StepChoice {
  /** All steps below each other. */
  isOnePage: boolean;
  mayWrite: boolean;
  termsUrl: string | undefined;
  termsVersion: string;
}

/** A review of the sandbox takes 5 s, one in production days. */
const [SOON_MS, LATER_MS, SOON_UNTIL_MS] = [2_000, 15_000, 60_000];

/**
 * Where a merchant stands in its onboarding: the record, the step that is shown, and what is known to be
 * wrong.
 */
export class SetUp {
  record: Onboarding | undefined;
  error: TrellisError | undefined;
  /** The step that is shown; on one page the one that was last opened. */
  step: StepName | undefined;
  /** The record could not be read again while it is waited for. */
  isBehind = false;

  readonly host: LitElement;
  readonly calls: OnboardingApi;
  readonly work: OnboardingWork;
  readonly options: () => SetUpOptions;

  #polling: Polling;
  #awaitedSinceMs = 0;
  #round = 0;

  constructor(host: LitElement, calls: OnboardingApi, work: OnboardingWork, options: () => SetUpOptions) {
    this.host = host;
    this.calls = calls;
    this.work = work;
    this.options = options;
    this.#polling = new Polling(host, () => this.#lookAgain());
  }

  /** Steps that are shown. */
  get steps(): Step[] {
    return this.record ? chosenSteps(this.record, this.options()) : [];
  }

  /** Something can be changed: by the session, and in this state of the merchant. */
  get isEditable(): boolean {
    return !!this.record && isOpen(this.record) && this.options().mayWrite;
  }

  /** Another merchant's session has begun. */
  async load(): Promise<void> {
    const round = ++this.#round;
    this.error = undefined;
    this.host.requestUpdate();
    try {
      const record = await this.calls.read();
      if (round !== this.#round) return;
      if (record.merchant !== this.record?.merchant) this.record = this.step = undefined;
      this.take(record);
    } catch (cause) {
      if (round !== this.#round) return;
      this.error = cause as TrellisError;
      emit(this.host, 'trellis-error', this.error.detail);
    }
    this.host.requestUpdate();
  }

  forget(): void {
    this.#round++;
    this.record = this.step = this.error = undefined;
    this.#polling.turn(false);
  }

  /** Takes up what the service says of it now. */
  take(record: Onboarding): void {
    const from = this.record?.status;
    const wasAwaited = !!this.record && isAwaited(this.record);
    this.record = record;
    this.isBehind = false;
    this.error = undefined;
    if (!this.steps.some(({ name }) => name === this.step) || (from && from !== record.status))
      this.step = nextStep(this.steps);
    if (isAwaited(record) && !wasAwaited) this.#awaitedSinceMs = performance.now();
    this.#polling.turn(isAwaited(record));
    if (from && from !== record.status) {
      emit(this.host, 'trellis-status-change', { status: record.status, from });
    }
    this.host.requestUpdate();
  }

  /** Shows a step, and leads there. @param field id of the control that is asked about */
  goTo(step: StepName, field?: string): void {
    const from = this.step;
    this.step = step;
    this.work.invalidate();
    if (from !== step) emit(this.host, 'trellis-step-change', { step, from });
    void focusOn(this.host, field ? `#${CSS.escape(field)}` : `#step-${step}`);
  }

  /** A step is saved: on to the next one in which something is due. */
  advance(after: StepName): void {
    const next = nextStep(this.steps, after);
    if (next) this.goTo(next);
  }

  async #lookAgain(): Promise<number> {
    const round = this.#round;
    try {
      const record = await this.calls.read();
      if (round === this.#round) this.take(record);
    } catch (cause) {
      if (round !== this.#round) return LATER_MS;
      const error = cause as TrellisError;
      // Without access there is nothing left to poll for.
      if (!error.detail.retryable || error.type === 'session') {
        this.error = error;
        this.#polling.turn(false);
        emit(this.host, 'trellis-error', error.detail);
      }
      this.isBehind = true;
      this.host.requestUpdate();
    }
    return performance.now() - this.#awaitedSinceMs < SOON_UNTIL_MS ? SOON_MS : LATER_MS;
  }
}
