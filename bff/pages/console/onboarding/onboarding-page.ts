import type { Router } from 'express';
import type { ConsoleContext, PageVisit } from '../context.ts';
import type { MerchantPanel, PageRenderer } from '../page-renderer.ts';
import { attempt } from '../parts/form-pages.ts';
import { chip, type Tone, may } from '../parts/pieces.ts';
import { timeOf } from '../parts/format.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { problem, csrfField, idempotencyKeyOf, intentField } from '../../shell/forms.ts';
import { nameOf, plainNameOf } from '../../../core/text/message.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import {
  createOnboardingLink,
  getOnboarding,
  submitOnboarding,
  updateOnboarding,
} from '../../../accounts/onboarding/contract/onboarding.ts';
import type {
  Onboarding,
  StepName,
  StepState,
} from '../../../accounts/onboarding/contract/onboarding-record.ts';
import { PROCESSOR_ACCOUNT } from '../../../accounts/merchants/merchants.ts';
import { STEP_TITLES } from './asked.ts';
import { mountPersonPage, mountStepPage, readOnboarding } from './step-pages.ts';
import { dueList, dueWords } from '../parts/due-words.ts';
import { MERCHANTS, onboardingPath } from '../parts/paths.ts';

/** The onboarding panel of a merchant's page: due items, and a link to the form. */
export const onboardingPanel: MerchantPanel = {
  needs: getOnboarding,
  async show(context, visit, { id }) {
    const onboarding = await readOnboarding(context, visit, id);
    const { requirements, steps } = onboarding;
    const due = dueList(requirements.currently_due, onboarding);
    const state = steps.find(({ name, state }) => name === 'review' || state === 'due')?.state ?? 'due';
    return html`<section class="card sec">
      <div class="head">
        <h2>Onboarding ${stateChip(state)}</h2>
        <a class="small" href="${onboardingPath(id)}">Open the onboarding</a>
      </div>
      ${reasons(onboarding)}
      <p>${due === '' ? 'Nothing is due.' : `Still due: ${due}.`}</p>
    </section>`;
  },
  pages: [mountOnboardingPage, mountPersonPage, mountStepPage],
};

/** Mounts a merchant's onboarding: what was provided and what is due, step by step, and its submission. */
export function mountOnboardingPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/merchants/:merchant/onboarding')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      await show({ session, res }, req.params.merchant);
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const { merchant: id } = req.params;
      if (form.get('act') === 'processor') return openProcessor({ session, res }, id);
      const idempotencyKey = idempotencyKeyOf(form, {});
      const { refusal } = await attempt(pages, res, () =>
        context.api.call(submitOnboarding, { session, res, params: { id }, idempotencyKey }),
      );
      if (!refusal) return res.redirect(303, onboardingPath(id));
      return show({ session, res }, id, refusal);
    })
    .all(refuseMethod('GET, HEAD, POST'));

  /**
   * Shows the link to the processor's form. A form of ours can't lead there, as pages may only send forms to
   * us.
   */
  async function openProcessor(page: PageVisit, id: string): Promise<void> {
    const return_url = new URL(onboardingPath(id), context.publicUrl).href;
    const { refusal, result } = await attempt(pages, page.res, () =>
      context.api.call(createOnboardingLink, { ...page, params: { id }, body: { return_url } }),
    );
    return show(page, id, refusal, result?.url);
  }

  async function show(page: PageVisit, id: string, refusal?: ApiError, processor?: string): Promise<void> {
    const onboarding = await readOnboarding(context, page, id);
    const { display_name } = onboarding.business;
    await pages.send(page.res, page.session, {
      status: refusal?.status ?? 200,
      title: `Onboarding of ${plainNameOf(display_name)}`,
      section: MERCHANTS,
      content: html`<div class="head">
          <h1>Onboarding of ${nameOf(display_name)}</h1>
          <p class="buttons"><a class="button quiet" href="${MERCHANTS}/${id}">Back to the merchant</a></p>
        </div>
        ${problem(refusal?.publicMessage)} ${reasons(onboarding)}
        ${processorCard(page, onboarding, processor)}
        ${onboarding.steps.map((step) => stepCard(onboarding, step, may(page.session, updateOnboarding)))}
        ${submission(page, onboarding)}`,
    });
  }
}

/** Renders why something is due again, and until when. */
function reasons(onboarding: Onboarding): Content {
  const { errors, deadline } = onboarding.requirements;
  if (errors.length === 0) return false;
  return html`<div class="notice warn">
    <ul>
      ${errors.map(
        ({ requirement, message }) => html`<li>${dueWords(requirement, onboarding)}: ${message}</li>`,
      )}
    </ul>
    ${deadline !== null && html`<p>Due by ${timeOf(deadline)}.</p>`}
  </div>`;
}

const STATES: Readonly<Record<StepState, readonly [Tone, string]>> = {
  due: ['warn', 'Due'],
  complete: ['success', 'Complete'],
  blocked: ['plain', 'Not yet'],
  in_review: ['plain', 'In review'],
  failed: ['danger', 'Rejected'],
};

function stateChip(state: StepState): Html {
  const [tone, words] = STATES[state];
  return chip(tone, words);
}

function isChangeable({ status }: Onboarding, step?: StepName): boolean {
  // A closed merchant's remaining balance is paid out, so its bank account can still be changed.
  if (status === 'closed') return step === 'bank';
  return ['created', 'needs_data', 'active', 'restricted'].includes(status);
}

function stepCard(
  onboarding: Onboarding,
  { name, state, missing }: Onboarding['steps'][number],
  mayWrite: boolean,
): Content {
  if (name === 'review') return false;
  const { merchant } = onboarding;
  const path = `${onboardingPath(merchant)}/${name}`;
  return html`<section class="card sec">
    <h2>${STEP_TITLES[name]} ${stateChip(state)}</h2>
    ${missing.length > 0 && html`<p>Still due: ${dueList(missing, onboarding)}.</p>`}
    ${name === 'people' && peopleList(onboarding)}
    ${
      mayWrite &&
      isChangeable(onboarding, name) &&
      html`<p class="buttons">
        <a class="button quiet" href="${name === 'people' ? `${path}/new` : path}"
          >${name === 'people' ? 'Add a person' : `Edit ${STEP_TITLES[name].toLowerCase()}`}</a
        >
      </p>`
    }
  </section>`;
}

function peopleList(onboarding: Onboarding): Content {
  const { people, merchant } = onboarding;
  return (
    people.length > 0 &&
    html`<ul>
      ${people.map(
        ({ id, name, roles }) =>
          html`<li>
            ${
              isChangeable(onboarding)
                ? html`<a href="${onboardingPath(merchant)}/people/${id}">${nameOf(name)}</a>`
                : nameOf(name)
            },
            ${roles.join(', ')}
          </li>`,
      )}
    </ul>`
  );
}

/**
 * Returns the card about what the payment processor asks for on its own form.
 * @param url of the form, once there is a link
 */
function processorCard({ session }: PageVisit, onboarding: Onboarding, url: string | undefined): Content {
  const { merchant, requirements } = onboarding;
  const isDue = requirements.currently_due.includes(PROCESSOR_ACCOUNT);
  if (!isDue || !may(session, createOnboardingLink)) return false;
  return html`<section class="card sec">
    <h2>Payment processor</h2>
    ${
      url === undefined
        ? html`<form method="post" action="${onboardingPath(merchant)}">
            ${csrfField(session)}<input type="hidden" name="act" value="processor" />
            <p>It asks for more than this page does, on a form of its own.</p>
            <p class="buttons"><button>Create a link</button></p>
          </form>`
        : html`<p>The link works once, within minutes. Open it yourself, or send it to the merchant.</p>
            <p class="buttons"><a class="button" href="${url}" rel="noreferrer">Open the form</a></p>`
    }
  </section>`;
}

function submission({ session }: PageVisit, { steps, merchant }: Onboarding): Content {
  const state = steps.find(({ name }) => name === 'review')?.state ?? 'blocked';
  return html`<section class="card sec">
    <h2>${STEP_TITLES.review} ${stateChip(state)}</h2>
    ${
      state === 'due' &&
      may(session, submitOnboarding) &&
      html`<form method="post" action="${onboardingPath(merchant)}">
        ${csrfField(session)}${intentField()}
        <p>Nothing is due. In the sandbox the review ends after five seconds of its clock.</p>
        <p class="buttons"><button>Submit for review</button></p>
      </form>`
    }
    ${state === 'blocked' && html`<p>It can be submitted when nothing is due.</p>`}
  </section>`;
}
