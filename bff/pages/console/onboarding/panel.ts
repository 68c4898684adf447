import { getOnboarding } from '../../../accounts/onboarding/contract/onboarding.ts';
import type { MerchantPanel } from '../page-renderer.ts';
import { html } from '../../../core/text/html.ts';
import { dueList } from '../parts/due-words.ts';
import { mountOnboardingPage, readOnboarding, reasons, stateChip } from './onboarding-page.ts';
import { mountPersonPage, mountStepPage } from './step-pages.ts';
import { onboardingPath } from '../parts/paths.ts';

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
