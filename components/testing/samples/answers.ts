import { dashboardAnswers } from './answers/dashboard.ts';
import { locationsAnswers } from './answers/locations.ts';
import { menusAnswers } from './answers/menus.ts';
import { onboardingAnswers } from './answers/onboarding.ts';
import { paymentsAnswers } from './answers/payments.ts';
import { payoutsAnswers } from './answers/payouts.ts';
import { plantsAnswers } from './answers/plants.ts';
import { reportsAnswers } from './answers/reports.ts';
import { teamAnswers } from './answers/team.ts';
import { webhooksAnswers } from './answers/webhooks.ts';
import type { Routes } from './routes.ts';

/** The stand-ins for Trellis in the gallery, by their path prefix. */
export const ANSWERS: Readonly<Record<string, (routes: Routes) => void>> = {
  '/gallery/onboarding': onboardingAnswers,
  '/gallery/webhooks': webhooksAnswers,
  '/gallery/locations': locationsAnswers,
  '/gallery/team': teamAnswers,
  '/gallery/menus': menusAnswers,
  '/gallery/dashboard': dashboardAnswers,
  '/gallery/reports': reportsAnswers,
  '/gallery/payments': paymentsAnswers,
  '/gallery/payouts': payoutsAnswers,
  '/gallery': plantsAnswers,
};
