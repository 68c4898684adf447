import type { Response, Router } from 'express';
import type { ConsoleContext } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { PageVisit } from '../partner-api.ts';
import { attempt } from '../parts/attempt.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { problem } from '../../shell/forms/field.ts';
import { formFaults, lookBelow, NO_FAULTS, type FormFaults } from '../../shell/forms/form-faults.ts';
import { csrfField, idempotencyKeyOf, intentField } from '../../shell/forms/intent.ts';
import { plainNameOf } from '../../../core/text/message.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { OnboardingChange } from '../../../accounts/onboarding/contract/onboarding-change.ts';
import { updateOnboarding } from '../../../accounts/onboarding/contract/onboarding-operations.ts';
import type { Onboarding } from '../../../accounts/onboarding/contract/onboarding-record.ts';
import { ASKED, STEP_TITLES } from './asked.ts';
import { fields } from './fields.ts';
import { MERCHANTS, onboardingPath, readOnboarding } from './onboarding-page.ts';
import { changeOf, typedIn, typedOf, type Typed } from './typed.ts';

type FormStep = keyof typeof ASKED;

function stepOf(text: string): FormStep {
  if (!Object.hasOwn(ASKED, text)) throw new ApiError('not_found');
  return text as FormStep;
}

/** One step of an onboarding as a form: the business, its address, its bank account, the terms. */
export function mountStepPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/merchants/:merchant/onboarding/:step')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      const step = stepOf(req.params.step);
      const onboarding = await readOnboarding(context, { session, res }, req.params.merchant);
      await show({ session, res }, step, onboarding, typedOf(onboarding, ASKED[step]), NO_FAULTS);
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const step = stepOf(req.params.step);
      const { merchant: id } = req.params;
      const typed = typedIn(form, ASKED[step]);
      const body = changeOf(typed, ASKED[step]);
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
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title: `${STEP_TITLES[step]} of ${plainNameOf(onboarding.business.display_name)}`,
      section: MERCHANTS,
      content: html`<div class="head"><h1>${STEP_TITLES[step]}</h1></div>
        <form class="card sec narrow" method="post" action="${path}/${step}">
          ${csrfField(session)}${intentField()}
          ${problem(refusal && problemWords(refusal, ASKED[step], faults))} ${reasons(step, onboarding)}
          ${fields(ASKED[step], { onboarding, typed, faults })}
          <p class="buttons"><button>Save</button><a class="button quiet" href="${path}">Cancel</a></p>
        </form>`,
    });
  }
}

/** A refusal that is said at a field sends people there. */
export function problemWords(
  refusal: ApiError,
  asked: readonly { readonly path: string }[],
  faults: FormFaults,
  prefix = '',
): string {
  const isPlaced = asked.some(({ path }) => `${prefix}${path}` === refusal.param);
  return isPlaced ? lookBelow(faults) : refusal.publicMessage;
}

/** Why something of this step is due again. */
function reasons(step: FormStep, { requirements, steps }: Onboarding): readonly Html[] {
  const missing = steps.find(({ name }) => name === step)?.missing ?? [];
  return requirements.errors
    .filter(({ requirement }) => missing.includes(requirement))
    .map(({ message }) => html`<p class="notice warn">${message}</p>`);
}
