import { createComponent } from '@lit/react';
import * as react from 'react';
import { named } from '../../entries/react-event.ts';
import { type OnboardingEventMap, TrellisOnboarding } from './onboarding.ts';

/**
 * `<trellis-onboarding>` for React: an entry of its own, so that an app that does not use it does not load
 * it.
 *
 * @example
 * <Session endpoint="/trellis-session">
 *   <Onboarding termsUrl="/terms" onTrellisSubmitted={() => navigate('/welcome')} />
 * </Session>
 */
export const Onboarding = createComponent({
  tagName: 'trellis-onboarding',
  elementClass: TrellisOnboarding,
  react,
  events: {
    onTrellisReady: named<OnboardingEventMap, 'trellis-ready'>('trellis-ready'),
    onTrellisStepChange: named<OnboardingEventMap, 'trellis-step-change'>('trellis-step-change'),
    onTrellisSubmitted: named<OnboardingEventMap, 'trellis-submitted'>('trellis-submitted'),
    onTrellisStatusChange: named<OnboardingEventMap, 'trellis-status-change'>('trellis-status-change'),
    onTrellisExit: named<OnboardingEventMap, 'trellis-exit'>('trellis-exit'),
    onTrellisBeforeChange: named<OnboardingEventMap, 'trellis-before-change'>('trellis-before-change'),
    onTrellisChanged: named<OnboardingEventMap, 'trellis-changed'>('trellis-changed'),
    onTrellisError: named<OnboardingEventMap, 'trellis-error'>('trellis-error'),
    onTrellisMissingScope: named<OnboardingEventMap, 'trellis-missing-scope'>('trellis-missing-scope'),
  },
});
