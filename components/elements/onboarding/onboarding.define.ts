// The element needs a session, so its element comes along.
import '../../session/session.define.ts';
import { define } from '../../session/define.ts';
import { TrellisOnboarding } from './onboarding.ts';

export type { OnboardingAction, OnboardingChangeDetail, OnboardingEventMap } from './onboarding-events.ts';
export { TrellisOnboarding };

define('trellis-onboarding', TrellisOnboarding);
