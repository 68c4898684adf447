import { IdsInPath } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { EXAMPLE_CHANGE, OnboardingChange } from './onboarding-change.ts';
import { Onboarding } from './onboarding-record.ts';

const APPLICANT = IdsInPath({ id: 'applicant' });

export const getOnboarding = defineOperation({
  id: 'getOnboarding',
  method: 'get',
  path: '/v1/merchants/{id}/onboarding',
  params: APPLICANT,
  tag: 'Onboarding',
  summary: 'Retrieve an onboarding',
  description:
    'Returns what the merchant has provided, and what is still due and why. Tax, identity and account numbers are shown by their last four characters only.',
  credentials: ['key', 'session'],
  scope: 'onboarding:read',
  success: { status: 200, description: 'The onboarding.', schema: Onboarding },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const updateOnboarding = defineOperation({
  id: 'updateOnboarding',
  method: 'patch',
  path: '/v1/merchants/{id}/onboarding',
  params: APPLICANT,
  tag: 'Onboarding',
  summary: 'Update an onboarding',
  description:
    'Saves what you send, complete or not. Properties you leave out keep their values; send `null` to clear one. `people` is the ' +
    'whole list. Nothing can be changed while the onboarding is in review. A closed merchant takes `bank_account` alone: what it has ' +
    'left is paid out to it. Emits `merchant.onboarding_updated`.',
  credentials: ['key', 'session'],
  scope: 'onboarding:write',
  body: OnboardingChange,
  success: { status: 200, description: 'The onboarding.', schema: Onboarding },
  example: { request: EXAMPLE_CHANGE },
  idempotency: 'forwarded',
  errors: ['not_found', 'state_forbids', 'upstream_failed', 'upstream_slow', 'version_stale'],
});

export const submitOnboarding = defineOperation({
  id: 'submitOnboarding',
  method: 'post',
  path: '/v1/merchants/{id}/onboarding',
  params: APPLICANT,
  tag: 'Onboarding',
  summary: 'Submit an onboarding',
  description:
    'Submits an onboarding in which nothing is due: the merchant becomes `in_review`. Otherwise, returns 40902 with what is due. In the ' +
    'sandbox, the review ends after 5 seconds of its clock: a tax number that ends in `0000` is rejected, one that ends in `0001` ' +
    'makes a document due, and any other is accepted.',
  credentials: ['key', 'session'],
  scope: 'onboarding:write',
  success: { status: 200, description: 'The onboarding.', schema: Onboarding },
  example: { response: { status: 'in_review' } },
  idempotency: 'recorded',
  errors: ['not_found', 'state_forbids'],
});
