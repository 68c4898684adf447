import type { TrellisEventMap } from '../../session/base-element.ts';

/** A change that a person asks for. */
export type OnboardingAction = 'save' | 'remove-person' | 'upload' | 'submit';

/** The detail of `trellis-before-change` and `trellis-changed`: what is done, and in which step. */
export interface OnboardingChangeDetail {
  action: OnboardingAction;
  step: string;
}

/** The events of this element by name, for `addEventListener`. */
export interface OnboardingEventMap extends TrellisEventMap {
  'trellis-step-change': CustomEvent<{ step: string; from: string | undefined }>;
  'trellis-submitted': CustomEvent<{ status: string }>;
  'trellis-status-change': CustomEvent<{ status: string; from: string }>;
  'trellis-exit': CustomEvent<{ status: string }>;
  'trellis-before-change': CustomEvent<OnboardingChangeDetail>;
  'trellis-changed': CustomEvent<OnboardingChangeDetail>;
}
