import { nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { msg } from '../../i18n/message.ts';
import { addressShape } from './address-shape.ts';
import { bankView, bankShape } from './bank-shape.ts';
import { businessChange, businessShape } from './business-shape.ts';
import { DocumentUpload, documentView } from './document-upload.ts';
import { formView, type FormView } from './form-view.ts';
import { KeptDraft, StepForm, type FormShape } from './step-form.ts';
import type { Onboarding, OnboardingChange, StepName } from './onboarding-record.ts';
import { PeopleStep } from './people-step.ts';
import { reviewView, termsShape, termsView, summaryCard } from './review-view.ts';
import type { SetUp } from './set-up.ts';
import { statusView } from './status-view.ts';
import { stepTitle } from './step-words.ts';

// Loaded with the steps.
export { formStyles } from './forms.styles.ts';

/** The steps of one merchant as forms, with what is typed into each. */
export class StepViews {
  readonly setUp: SetUp;
  readonly #forms = new Map<string, StepForm>();
  readonly #people: PeopleStep;
  readonly #upload: DocumentUpload;
  /** On one page: steps that are complete and were opened again. */
  readonly #opened = new Set<StepName>();

  constructor(setUp: SetUp) {
    this.setUp = setUp;
    this.#people = new PeopleStep(setUp, (name, shape) => this.form(name, shape));
    this.#upload = new DocumentUpload(setUp, {
      step: 'business',
      requirement: 'business.document',
      field: 'business-business-document',
      change: (document) => ({ business: { document } }),
    });
  }

  /** The form of a step, or of a person; what was typed into it before a reload is in it. */
  form(name: string, shape: FormShape): StepForm {
    const { record, host } = this.setUp;
    const known = this.#forms.get(name);
    if (known) return known;
    const form = new StepForm(host, shape, new KeptDraft(`${record?.merchant ?? ''}:${name}`));
    this.#forms.set(name, form);
    return form;
  }

  /** Something that was typed can't be sent as it is. */
  get isWrong(): boolean {
    return [...this.#forms.values()].some(({ wrong, clashes }) => wrong.length + clashes.length > 0);
  }

  status(): TemplateResult | typeof nothing {
    return statusView(this.setUp, this.#opensField);
  }

  /** A step, by its name: its form while it can be changed. */
  render(step: StepName, isPrimary: boolean): unknown {
    const { setUp } = this;
    if (step === 'review') return reviewView(setUp, this.#opensField);
    const isOpen = !setUp.options().isOnePage || this.#isOpen(step);
    if (!isOpen) return summaryCard(setUp, step, () => this.open(step));
    if (step === 'people') return this.#people.render(isPrimary, this.#saved(step));
    if (step === 'business') return formView(setUp, this.#business(isPrimary));
    if (step === 'address') return formView(setUp, this.#address(isPrimary));
    if (step === 'bank')
      return bankView(setUp, this.form(step, bankShape(this.#record)), this.#common(step, isPrimary));
    if (step === 'terms')
      return termsView(setUp, this.form(step, termsShape(this.#record)), this.#common(step, isPrimary));
    return nothing;
  }

  /** Opens a step, and leads to what is asked for in it. */
  open(step: StepName, field?: string): void {
    this.#opened.add(step);
    this.setUp.goTo(step, field);
  }

  /** Leads to the field of something that is due. */
  #opensField = (step: StepName, requirement?: string): void => {
    const person = /^people\.(psn_\w+)/.exec(requirement ?? '')?.[1];
    if (person || requirement === 'people.representative') {
      this.#people.open(person);
      const rest = requirement?.replace(/^people\.psn_\w+\./, '') ?? '';
      return this.open(step, person ? `person-${rest.replaceAll('.', '-')}` : undefined);
    }
    const isField = requirement?.startsWith('business.') || requirement?.startsWith('address.');
    this.open(step, isField ? `business-${requirement?.replaceAll('.', '-')}` : undefined);
  };

  #record = (): Onboarding => this.setUp.record as Onboarding;

  #isBrief = (): boolean => this.setUp.options().collect === 'due';

  #isOpen(step: StepName): boolean {
    const isDue = this.setUp.steps.some(({ name, missing }) => name === step && missing.length > 0);
    return isDue || this.#opened.has(step);
  }

  #saved(step: StepName): () => void {
    return () => {
      this.#opened.delete(step);
      this.setUp.advance(step);
    };
  }

  #common(
    step: StepName,
    isPrimary: boolean,
  ): Pick<FormView, 'step' | 'title' | 'submit' | 'isPrimary' | 'saved' | 'more'> {
    const { setUp } = this;
    const isOnePage = setUp.options().isOnePage;
    const steps = setUp.steps;
    const before = steps[steps.findIndex(({ name }) => name === step) - 1]?.name;
    return {
      step,
      title: stepTitle(step),
      submit: isOnePage || steps.length === 1 ? msg('Save') : msg('Save and continue'),
      isPrimary,
      saved: this.#saved(step),
      more: before && !isOnePage ? button({ label: msg('Back'), press: () => setUp.goTo(before) }) : nothing,
    };
  }

  #business(isPrimary: boolean): FormView {
    const form = this.form('business', businessShape(this.#record, this.#isBrief));
    const isDocumentDue = this.#record().requirements.currently_due.includes('business.document');
    return {
      ...this.#common('business', isPrimary),
      form,
      lead: msg('Who you are, as it is registered. Your customers see the name that you choose.'),
      above: isDocumentDue ? documentView(this.setUp, this.#upload) : nothing,
      change: () => businessChange(form.change(), form.value('trade')) as OnboardingChange,
    };
  }

  #address(isPrimary: boolean): FormView {
    const form = this.form('address', addressShape(this.setUp.host, this.#record, this.#isBrief));
    return {
      ...this.#common('address', isPrimary),
      form,
      lead: msg('Where the business is registered. No post office box.'),
      change: () => form.change() as OnboardingChange,
    };
  }
}
