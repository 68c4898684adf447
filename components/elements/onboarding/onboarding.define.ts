// The element needs a session, so its element comes along.
import '../../session/session.define.ts';
import { define } from '../../session/base-element.ts';
import { TrellisOnboarding } from './onboarding.ts';

export { TrellisOnboarding };

define('trellis-onboarding', TrellisOnboarding);

export type { OnboardingAction } from './onboarding-events.ts';

export type { OnboardingChangeDetail } from './onboarding-events.ts';

export type { OnboardingEventMap } from './onboarding-events.ts';
