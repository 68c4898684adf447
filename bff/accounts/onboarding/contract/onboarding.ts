import type { FeatureContract } from '../../../core/contract/feature.ts';
import { uploadDocument } from './document-operations.ts';
import { getOnboarding, submitOnboarding, updateOnboarding } from './onboarding-operations.ts';

export const onboarding = {
  tag: 'Onboarding',
  description:
    'What a merchant has to provide before it can take payments, step by step. It can be paused and resumed at any time.',
  operations: [getOnboarding, updateOnboarding, submitOnboarding, uploadDocument],
} as const satisfies FeatureContract;
