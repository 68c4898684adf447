import type { OnboardingChange } from '../../../bff/accounts/onboarding/contract/onboarding-change.ts';
import type {
  Onboarding,
  Person,
  StepName,
} from '../../../bff/accounts/onboarding/contract/onboarding-record.ts';
import type { PersonRole } from '../../../bff/accounts/merchants/contract/merchant-standing.ts';

/** Records as the API has them; a newer server may know more values than these types do. */
export type { Onboarding, OnboardingChange, Person, PersonRole, StepName };
export type Step = Onboarding['steps'][number];

/** Whether it is an onboarding, as far as the element depends on it. */
export function isOnboarding(body: unknown): body is Onboarding {
  const { object, steps, requirements, people } = Object(body) as Partial<Onboarding>;
  return (
    object === 'onboarding' &&
    Array.isArray(steps) &&
    Array.isArray(people) &&
    Array.isArray(requirements?.currently_due)
  );
}

/** States in which the merchant can change what it gave (the API's rule). */
export const isOpen = ({ status }: Onboarding): boolean =>
  status === 'created' || status === 'needs_data' || status === 'active' || status === 'restricted';

/** Somebody, or the sandbox's clock, will move it on: it is worth looking again. */
export const isAwaited = ({ status, requirements, bank_account }: Onboarding): boolean =>
  status === 'in_review' ||
  (status === 'restricted' && requirements.past_due.length === 0) ||
  (status === 'active' && bank_account.status === 'new');
