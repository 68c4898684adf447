import type { Onboarding as WholeOnboarding } from '../../bff/accounts/onboarding/contract/onboarding-record.ts';
import type { Payout as WholePayout } from '../../bff/money/payouts/contract/payout.ts';

/**
 * The parts of the API's records that the banner uses. Enums are strings here: a newer service has values
 * that it doesn't know.
 */
export type Onboarding = Pick<WholeOnboarding, 'requirements' | 'timezone'> & {
  status: string;
  bank_account: { status: string };
};

export type Payout = Pick<WholePayout, 'id' | 'amount'> & { status: string };
