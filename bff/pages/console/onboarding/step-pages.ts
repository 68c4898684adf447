import type { Response, Router } from 'express';
import type { ConsoleContext, PageVisit } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { attempt } from '../parts/form-pages.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { html, type Html } from '../../../core/text/html.ts';
import {
  problem,
  formFaults,
  lookBelow,
  NO_FAULTS,
  type FormFaults,
  csrfField,
  idempotencyKeyOf,
  intentField,
} from '../../shell/forms.ts';
import { plainNameOf } from '../../../core/text/message.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { OnboardingChange } from '../../../accounts/onboarding/contract/onboarding-change.ts';
import { getOnboarding, updateOnboarding } from '../../../accounts/onboarding/contract/onboarding.ts';
import type { Onboarding, Person } from '../../../accounts/onboarding/contract/onboarding-record.ts';
import { homeOf, isRedrawn, movedTo, type Typed } from '../parts/country-fields.ts';
import {
  askedIn,
  isFormStep,
  savedIn,
  STEP_TITLES,
  type FormStep,
  fields,
  changeOf,
  typedIn,
  typedOf,
  askedOfPerson,
  SAVED_OF_PERSON,
} from './asked.ts';
import { MERCHANTS, onboardingPath } from '../parts/paths.ts';
import type { JsonObject } from '../../../core/api/json.ts';
import { PERSON_ROLES } from '../../../accounts/merchants/contract/merchant-standing.ts';

/** @throws {ApiError} not_found: also for one of another partner or environment */
export function readOnboarding(context: ConsoleContext, page: PageVisit, id: string): Promise<Onboarding> {
  return context.api.call(getOnboarding, { ...page, params: { id } });
}

function stepOf(text: string): FormStep {
  if (!isFormStep(text)) throw new ApiError('not_found');
  return text;
}

/** Mounts the form of an onboarding step: the business, its address, its bank account, the terms. */
export function mountStepPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/merchants/:merchant/onboarding/:step')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res, updateOnboarding);
      const step = stepOf(req.params.step);
      const { merchant: id } = req.params;
      const onboarding = await readOnboarding(context, { session, res }, id);
      const country = await homeOf(context, { session, res }, id);
      await show({ session, res }, step, onboarding, startOf(step, onboarding, country), NO_FAULTS);
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const step = stepOf(req.params.step);
      const { merchant: id } = req.params;
      const country = { 'bank_account.country': form.get('bank_account.country') ?? '' };
      const saved = savedIn(step, country);
      const typed = typedIn(form, saved);
      if (isRedrawn(form)) {
        const onboarding = await readOnboarding(context, { session, res }, id);
        return show({ session, res }, step, onboarding, redrawn(step, typed), NO_FAULTS);
      }
      const body = changeOf(typed, saved);
      const { refusal } = await attempt(pages, res, () =>
        context.api.call(updateOnboarding, {
          session,
          res,
          params: { id },
          body,
          idempotencyKey: idempotencyKeyOf(form, body),
        }),
      );
      if (!refusal) return res.redirect(303, onboardingPath(id));
      const onboarding = await readOnboarding(context, { session, res }, id);
      const faults = formFaults(refusal, OnboardingChange, body);
      return show({ session, res }, step, onboarding, typed, faults, refusal);
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    { session, res }: PageVisit & { readonly res: Response },
    step: FormStep,
    onboarding: Onboarding,
    typed: Typed,
    faults: FormFaults,
    refusal?: ApiError,
  ): Promise<void> {
    const path = onboardingPath(onboarding.merchant);
    const asked = askedIn(step, typed);
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title: `${STEP_TITLES[step]} of ${plainNameOf(onboarding.business.display_name)}`,
      section: MERCHANTS,
      content: html`<div class="head"><h1>${STEP_TITLES[step]}</h1></div>
        <form class="card sec narrow" method="post" action="${path}/${step}">
          ${csrfField(session)}${intentField()} ${problem(refusal && problemWords(refusal, asked, faults))}
          ${reasons(step, onboarding)} ${fields(asked, { onboarding, typed, faults })}
          <p class="buttons"><button>Save</button><a class="button quiet" href="${path}">Cancel</a></p>
        </form>`,
    });
  }
}

/** Returns a form's initial values: the saved ones, with the merchant's country if none is saved. */
function startOf(step: FormStep, onboarding: Onboarding, home: string): Typed {
  const typed = typedOf(onboarding, savedIn(step, {}));
  const path = step === 'bank' ? 'bank_account.country' : 'address.country';
  return step === 'business' || step === 'terms' ? typed : { ...typed, [path]: typed[path] || home };
}

/** Returns the typed values that survive a change of country; none for a bank account. */
function redrawn(step: FormStep, typed: Typed): Typed {
  if (step !== 'bank') return movedTo('address', typed['address.country'] ?? '', typed);
  return { 'bank_account.country': typed['bank_account.country'] ?? '' };
}

/** Returns the message for a refusal; one shown at a field links there. */
function problemWords(
  refusal: ApiError,
  asked: readonly { readonly path: string }[],
  faults: FormFaults,
  prefix = '',
): string {
  const isPlaced = asked.some(({ path }) => `${prefix}${path}` === refusal.param);
  return isPlaced ? lookBelow(faults) : refusal.publicMessage;
}

/** Renders why something in this step is due again. */
function reasons(step: FormStep, { requirements, steps }: Onboarding): readonly Html[] {
  const missing = steps.find(({ name }) => name === step)?.missing ?? [];
  return requirements.errors
    .filter(({ requirement }) => missing.includes(requirement))
    .map(({ message }) => html`<p class="notice warn">${message}</p>`);
}

/** The place of a person that is being added. */
const NEW = 'new';

interface PersonForm {
  readonly onboarding: Onboarding;
  /** Undefined: a new one. */
  readonly person: Person | undefined;
  readonly typed: Typed;
  readonly roles: readonly string[];
  readonly faults: FormFaults;
  readonly refusal?: ApiError | undefined;
}

/** Mounts the form that adds, changes or removes a person of a business. */
export function mountPersonPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/merchants/:merchant/onboarding/people/:person')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res, updateOnboarding);
      const onboarding = await readOnboarding(context, { session, res }, req.params.merchant);
      const person = personOf(onboarding, req.params.person);
      const saved = typedOf(person ?? {}, SAVED_OF_PERSON);
      const country = await homeOf(context, { session, res }, req.params.merchant);
      const typed = { ...saved, 'address.country': saved['address.country'] || country };
      const roles = person?.roles ?? [];
      await show({ session, res }, { onboarding, person, typed, roles, faults: NO_FAULTS });
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res, ['roles']);
      const { merchant: id } = req.params;
      const onboarding = await readOnboarding(context, { session, res }, id);
      const person = personOf(onboarding, req.params.person);
      const typed = typedIn(form, SAVED_OF_PERSON);
      const roles = form.all('roles');
      if (isRedrawn(form)) {
        const moved = movedTo('address', typed['address.country'] ?? '', typed);
        return show({ session, res }, { onboarding, person, typed: moved, roles, faults: NO_FAULTS });
      }
      const changed =
        form.get('remove') === undefined ? { ...changeOf(typed, SAVED_OF_PERSON), roles } : undefined;
      const body = { people: peopleWith(onboarding, person, changed), version: onboarding.version };
      const { refusal } = await attempt(pages, res, () =>
        context.api.call(updateOnboarding, {
          session,
          res,
          params: { id },
          // The operation validates the typed values.
          body: body as JsonObject,
          idempotencyKey: idempotencyKeyOf(form, body),
        }),
      );
      if (!refusal) return res.redirect(303, onboardingPath(id));
      const faults = formFaults(refusal, OnboardingChange, body as JsonObject);
      return show({ session, res }, { onboarding, person, typed, roles, faults, refusal });
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    { session, res }: PageVisit & { readonly res: Response },
    form: PersonForm,
  ): Promise<void> {
    const { onboarding, person, typed, faults, refusal } = form;
    const path = onboardingPath(onboarding.merchant);
    const prefix = `people.${placeOf(onboarding, person)}.`;
    const asked = askedOfPerson(typed);
    const title = person ? person.name : 'Add a person';
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title,
      section: MERCHANTS,
      content: html`<div class="head"><h1>${title}</h1></div>
        <form class="card sec narrow" method="post" action="${path}/people/${person?.id ?? NEW}">
          ${csrfField(session)}${intentField()}
          ${problem(refusal && problemWords(refusal, asked, faults, prefix))}
          ${roleChoices(form, faults.get(`${prefix}roles`))}
          ${fields(asked, { onboarding, person, typed, faults, prefix })}
          <p class="buttons">
            <button>Save</button><a class="button quiet" href="${path}">Cancel</a>
            ${person && html`<button class="quiet" name="remove" value="1">Remove</button>`}
          </p>
        </form>`,
    });
  }
}

/** @throws {ApiError} not_found */
function personOf({ people }: Onboarding, id: string): Person | undefined {
  const person = people.find((one) => one.id === id);
  if (!person && id !== NEW) throw new ApiError('not_found');
  return person;
}

function placeOf({ people }: Onboarding, person: Person | undefined): number {
  return person ? people.indexOf(person) : people.length;
}

/** Returns the whole list with one person changed, added or removed. */
function peopleWith(
  { people }: Onboarding,
  person: Person | undefined,
  changed: object | undefined,
): object[] {
  const others = people.map(({ id }) => {
    if (id !== person?.id) return { id };
    return changed && { id, ...changed };
  });
  const list = person || !changed ? others : [...others, changed];
  return list.filter((one) => one !== undefined);
}

const ROLE_WORDS = {
  representative: 'Representative: speaks for the business',
  owner: 'Owner of 25% or more',
  director: 'Director',
} as const;

function roleChoices({ roles }: PersonForm, fault: ApiError | undefined): Html {
  return html`<fieldset class="field${fault && ' bad'}">
    <legend>Roles</legend>
    ${fault && html`<p class="hint">Choose at least one.</p>`}
    ${PERSON_ROLES.map(
      (role) =>
        html`<label class="choice"
          ><input type="checkbox" name="roles" value="${role}" ${roles.includes(role) && html` checked`} />
          ${ROLE_WORDS[role]}</label
        >`,
    )}
  </fieldset>`;
}
