import { focusOn, emit } from '../../session/base-element.ts';
import { STALE, type TrellisError } from '../../session/trellis-error.ts';
import type { Onboarding, OnboardingChange, StepName } from './onboarding-record.ts';
import type { SetUp } from './set-up.ts';
import type { StepForm } from './step-form.ts';

/** A form that is to be saved. */
export interface Saving {
  step: StepName;
  form: StepForm;
  /** Returns the body, created when it is sent: the record may have changed since it was typed. */
  change: (record: Onboarding) => OnboardingChange;
  /** Where in the request the form's values are: `people.0.`. */
  at?: (record: Onboarding) => string;
  saved: () => void;
}

const SCOPE = 'onboarding:write';

/**
 * Saves a form. What was typed stays until the service has it. If somebody changed the same fields meanwhile,
 * the form shows both; if only others, it is sent again with the newest version.
 */
export function saveForm(setUp: SetUp, saving: Saving, isSecondTry = false): Promise<void> {
  const { step, form, change, at, saved } = saving;
  const { work, calls, host } = setUp;
  return work.run<Onboarding>({
    place: step,
    action: 'save',
    about: { step },
    scope: SCOPE,
    send: async () => {
      const record = setUp.record as Onboarding;
      const sent = form.snapshot();
      const response = await calls.update({ ...change(record), version: record.version }, form.hasSecrets);
      form.settle(sent);
      return response;
    },
    done: (record) => {
      setUp.take(record);
      saved();
      return undefined;
    },
    refused: (error) => {
      if (error.code === STALE) {
        void merge(setUp, saving, isSecondTry, error);
        return true;
      }
      const isOfField = form.refuse(error, at?.(setUp.record as Onboarding));
      if (isOfField) void focusOn(host, `#${form.prefix}-problems`);
      return isOfField;
    },
  });
}

async function merge(setUp: SetUp, saving: Saving, isSecondTry: boolean, error: TrellisError): Promise<void> {
  const { form, step } = saving;
  const before = form.savedValues;
  try {
    setUp.take(await setUp.calls.read());
  } catch (cause) {
    setUp.work.fail({ place: step, error: cause as TrellisError, again: () => saveForm(setUp, saving) });
    return;
  }
  form.clash(before);
  if (!setUp.isEditable) return;
  if (form.clashes.length > 0) return focusOn(setUp.host, `#${form.prefix}-clashes`);
  if (isSecondTry) return setUp.work.fail({ place: step, error, again: () => saveForm(setUp, saving) });
  return saveForm(setUp, saving, true);
}

/** Submits the onboarding. What the service says of it then is what is shown. */
export function submitOnboarding(setUp: SetUp): Promise<void> {
  const { work, calls, host } = setUp;
  return work.run<Onboarding>({
    place: 'review',
    action: 'submit',
    about: { step: 'review' },
    scope: SCOPE,
    send: () => calls.submit(setUp.record?.version ?? 0),
    done: (record) => {
      setUp.take(record);
      emit(host, 'trellis-submitted', { status: record.status });
      void focusOn(host, '#status');
      return undefined;
    },
    refused: (error) => {
      // Submitted in another window, or something became due meanwhile: the newest record says which.
      if (error.type === 'input' || error.detail.status === 409) void setUp.load();
      return false;
    },
  });
}

/** Opens the payment processor's own form in place of the page. It leads back here. */
export function openProcessor({ work, calls }: SetUp): Promise<void> {
  const { origin, pathname, search } = location;
  return work.run<string>({
    place: 'processor',
    action: 'open-processor',
    isReading: true,
    scope: SCOPE,
    send: () => calls.linkToProcessor(origin + pathname + search),
    done: (url) => {
      location.assign(url);
      return undefined;
    },
  });
}
