import type { Response, Router } from 'express';
import type { ConsoleContext } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { PageVisit } from '../partner-api.ts';
import { attempt } from '../parts/form-pages.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { html, type Html } from '../../../core/text/html.ts';
import type { JsonObject } from '../../../core/api/json.ts';
import { PERSON_ROLES } from '../../../accounts/merchants/contract/merchant-standing.ts';
import { problem, formFaults, NO_FAULTS, type FormFaults } from '../../shell/forms/field.ts';
import { csrfField, idempotencyKeyOf, intentField } from '../../shell/forms/intent.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { OnboardingChange } from '../../../accounts/onboarding/contract/onboarding-change.ts';
import { updateOnboarding } from '../../../accounts/onboarding/contract/onboarding.ts';
import type { Onboarding, Person } from '../../../accounts/onboarding/contract/onboarding-record.ts';
import { homeOf, isRedrawn, movedTo, type Typed } from '../parts/country-fields.ts';
import { askedOfPerson, SAVED_OF_PERSON } from './asked.ts';
import { fields, changeOf, typedIn, typedOf } from './fields.ts';
import { readOnboarding } from './onboarding-page.ts';
import { problemWords } from './step-page.ts';
import { MERCHANTS, onboardingPath } from '../parts/paths.ts';

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
      const session = await pages.welcome(req, res);
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
  owner: 'Owner of 25 % or more',
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
