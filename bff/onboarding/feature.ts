import type { Feature } from '../feature.ts';
import { onboardingRoutes } from './onboarding-routes.ts';
import { vaultOf } from './vault.ts';

export const onboarding: Feature = {
  routes: (deps) => onboardingRoutes(deps, vaultOf(deps.banks)),
  merchantPanel: async () => (await import('./console/panel.ts')).onboardingPanel,
};
