import { nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { focusOn, html } from '../../session/base-element.ts';
import { outcome, underway } from '../../kit/loading/work.ts';
import { tag } from '../../kit/controls/tag.ts';
import { withName } from '../../kit/loading/failure-text.ts';
import { language } from '../../i18n/format.ts';
import { msg, str } from '../../i18n/message.ts';
import { own } from '../../session/trellis-error.ts';
import { savedAddress } from './address-shape.ts';
import { DocumentUpload, documentView } from './document-upload.ts';
import { formView, stepHead } from './form-view.ts';
import type { Onboarding, OnboardingChange, Person } from './onboarding-record.ts';
import { personShape, roleText } from './person-shape.ts';
import type { SetUp } from './set-up.ts';
import type { FormShape, StepForm } from './step-form.ts';
import { stepTitle } from './step-words.ts';

const NEW = 'new';
const MOST_PEOPLE = 8;

/** The people of a business: a list, and the form of one of them. */
export class PeopleStep {
  #setUp: SetUp;
  #formOf: (name: string, shape: FormShape) => StepForm;
  /** Id of the person whose form is open, or that of a new one. */
  #open: string | undefined;
  /** Documents of people, by their ids. */
  #uploads = new Map<string, DocumentUpload>();
  /** Id of the person who is about to be removed. */
  #leaving: string | undefined;

  constructor(setUp: SetUp, formOf: (name: string, shape: FormShape) => StepForm) {
    this.#setUp = setUp;
    this.#formOf = formOf;
  }

  /** @param id of a person; a new one when left out */
  open(id = NEW): void {
    this.#open = id;
    this.#leaving = undefined;
  }

  /** @param next everyone is complete: on to the next step */
  render(isPrimary: boolean, next: () => void): TemplateResult {
    const { people } = this.#record;
    const open = this.#open ?? (people.length === 0 ? NEW : undefined);
    return open ? this.#renderForm(open, isPrimary) : this.#renderList(isPrimary, next);
  }

  get #record(): Onboarding {
    return this.#setUp.record as Onboarding;
  }

  #renderList(isPrimary: boolean, next: () => void): TemplateResult {
    const { work } = this.#setUp;
    const { people, requirements } = this.#record;
    const isDue = requirements.currently_due.some((path) => path.startsWith('people.'));
    const lacksRepresentative = requirements.currently_due.includes('people.representative');
    const add = (): void => this.#show(NEW);
    return html`<div class="step" role="group" aria-labelledby="step-people">
      ${stepHead('people', stepTitle('people'), lead())}
      <ul class="people">
        ${people.map((person) => this.#renderPerson(person))}
      </ul>
      ${
        lacksRepresentative ? html`<p class="due">${msg('Nobody represents the business yet.')}</p>` : nothing
      }
      ${outcome(work, 'people')}
      <div class="row">
        ${
          isDue
            ? nothing
            : button({ label: msg('Continue'), kind: isPrimary ? 'primary' : undefined, press: next })
        }
        ${button({
          label: msg('Add a person'),
          kind: lacksRepresentative && isPrimary ? 'primary' : undefined,
          action: 'add',
          press: add,
          isDisabled: people.length >= MOST_PEOPLE,
        })}
        ${underway(work.busyAt === 'people' ? work.busyText : '')}
      </div>
    </div>`;
  }

  #renderPerson(person: Person): TemplateResult {
    const { id, name, roles, ownership } = person;
    const missing = this.#record.requirements.currently_due.filter((path) => path.startsWith(`people.${id}`));
    const share = ownership === null ? '' : ` (${shareText(ownership)})`;
    const about = roles
      .map((role) => (role === 'owner' ? roleText(role) + share : roleText(role)))
      .join(', ');
    return html`<li>
      <div class="who">
        <b><bdi>${name}</bdi></b>
        <p class="muted">${about}</p>
      </div>
      ${missing.length > 0 ? tag('warning', msg('Incomplete')) : tag('done', msg('Complete'))}
      <div class="row">
        ${button({
          label: html`${msg('Change')}<span class="unseen"> ${name}</span>`,
          isSlim: true,
          press: () => this.#show(id),
        })}
        ${button({
          label: html`${msg('Remove')}<span class="unseen"> ${name}</span>`,
          isSlim: true,
          isExpanded: this.#leaving === id,
          action: `remove-${id}`,
          press: () => this.#ask(id),
        })}
      </div>
      ${this.#leaving === id ? this.#renderQuestion(person) : nothing}
    </li>`;
  }

  #renderQuestion({ id, name }: Person): TemplateResult {
    const isBusy = this.#setUp.work.busy === 'remove-person';
    return html`<div class="panel" role="group" aria-label=${msg('Remove')}>
      <p>${withName((who) => msg(str`Remove ${who} from the people of the business?`), name)}</p>
      <div class="row">
        ${button({
          label: msg('Remove this person'),
          kind: 'risky',
          isBusy,
          action: 'confirm',
          press: () => this.#remove(id),
        })}
        ${button({ label: msg('Cancel'), press: () => this.#ask(undefined, id), isDisabled: isBusy })}
      </div>
    </div>`;
  }

  #renderForm(open: string, isPrimary: boolean): TemplateResult {
    const { people } = this.#record;
    const known = (): Person | undefined => this.#record.people.find(({ id }) => id === open);
    const roles = people.length === 0 ? (['representative', 'owner'] as const) : [];
    const form = this.#formOf(`people:${open}`, personShape(this.#setUp.host, known, roles));
    const close = (): void => this.#show(undefined);
    return formView(this.#setUp, {
      step: 'people',
      form,
      title: known()?.name ?? msg('Add a person'),
      lead: people.length === 0 ? lead() : msg('As on an official document.'),
      submit: msg('Save this person'),
      isPrimary,
      isNew: !known(),
      below: nothing,
      above: this.#renderDocument(open),
      before: { path: 'address.country', content: this.#renderCopy(form) },
      more: people.length > 0 ? button({ label: msg('Cancel'), press: close }) : nothing,
      at: (record) => `people.${placeOf(record, open)}.`,
      change: (record) => withPerson(record, open, form),
      saved: close,
    });
  }

  /** A document that is due, of a person who is known. */
  #renderDocument(id: string): unknown {
    const requirement = `people.${id}.document`;
    if (!this.#record.requirements.currently_due.includes(requirement)) return nothing;
    const upload =
      this.#uploads.get(id) ??
      new DocumentUpload(this.#setUp, {
        step: 'people',
        requirement,
        field: 'person-document',
        change: (document) => ({
          people: this.#record.people.map((one) => ({ id: one.id, ...(one.id === id && { document }) })),
        }),
        saved: () => this.#show(undefined),
      });
    this.#uploads.set(id, upload);
    return documentView(this.#setUp, upload);
  }

  /** Most people of a small business live or work where it is. */
  #renderCopy(form: StepForm): unknown {
    const { address } = this.#record;
    if (!address.line1 || form.value('address.line1')) return nothing;
    const take = (): void => {
      for (const [path, text] of Object.entries(savedAddress(address))) {
        if (text) form.type({ path }, text);
      }
    };
    return html`<div class="row">
      ${button({ label: msg('Use the address of the business'), isSlim: true, press: take })}
    </div>`;
  }

  #show(id: string | undefined): void {
    this.#open = id;
    this.#leaving = undefined;
    this.#setUp.work.invalidate();
    void focusOn(this.#setUp.host, '#step-people');
  }

  #ask(id: string | undefined, from?: string): void {
    this.#leaving = this.#leaving === id ? undefined : id;
    void focusOn(this.#setUp.host, id ? '[data-action=confirm]' : `[data-action=remove-${from}]`);
  }

  #remove(id: string): Promise<void> {
    const { work, calls } = this.#setUp;
    return work.run<Onboarding>({
      place: 'people',
      action: 'remove-person',
      about: { step: 'people' },
      scope: 'onboarding:write',
      send: () => {
        const { people, version } = this.#record;
        const left = people.filter((person) => person.id !== id).map((person) => ({ id: person.id }));
        return calls.update({ people: left, version }, false);
      },
      done: (record) => {
        this.#formOf(
          `people:${id}`,
          personShape(this.#setUp.host, () => undefined),
        ).clear();
        this.#leaving = undefined;
        this.#setUp.take(record);
        void focusOn(this.#setUp.host, '#step-people');
        return msg('The person was removed.');
      },
    });
  }
}

const lead = (): string =>
  msg('The law asks us to know who represents the business, and who owns a quarter of it or more.');

const placeOf = ({ people }: Onboarding, id: string): number => {
  const at = people.findIndex((person) => person.id === id);
  return at === -1 ? people.length : at;
};

/** The whole list, as the API takes it: others by their ids alone, which keeps what they have. */
function withPerson(record: Onboarding, id: string, form: StepForm): OnboardingChange {
  const isKnown = record.people.some((person) => person.id === id);
  const fields = isKnown ? form.dirty : form.fields.filter(({ path }) => form.value(path).trim() !== '');
  const mine = { ...(isKnown && { id }), ...form.change(fields) };
  const all: object[] = record.people.map((person) => ({ id: person.id }));
  all[placeOf(record, id)] = mine;
  return { people: all } as OnboardingChange;
}

const shareText = (percent: number): string =>
  (percent / 100).toLocaleString(language(), own({ style: 'percent', maximumFractionDigits: 2 }));
