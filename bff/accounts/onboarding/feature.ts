import type { Feature } from '../../core/feature.ts';
import { askForAccounts } from './ask-for-accounts.ts';
import { onboardingRoutes } from './onboarding-routes.ts';
import { vaultOf } from './vault.ts';

/** A bank is connected by restarting the service, which looks at once. */
const ASK_EVERY_MS = 60 * 60_000;

export const onboarding: Feature = {
  routes: (deps) => onboardingRoutes(deps, vaultOf(deps.banks, deps.processors)),
  chores: [{ name: 'onboarding.ask_for_accounts', everyMs: ASK_EVERY_MS, run: askForAccounts }],
};
