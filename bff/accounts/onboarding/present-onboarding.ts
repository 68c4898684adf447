import { addressLines } from '../../core/addresses/addresses.ts';
import {
  presentBankAccount,
  presentBusinessPart,
  presentPart,
  requirementsOf,
  type MerchantRow,
} from '../merchants/merchants.ts';
import type { MerchantStatus } from '../merchants/contract/merchant.ts';
import { STEP_NAMES, type Onboarding, type StepName, type StepState } from './contract/onboarding-record.ts';
import { presentPerson } from './people.ts';

/** What a merchant has provided, without its secrets, and what is due. */
export function presentOnboarding(row: MerchantRow): Onboarding {
  const requirements = requirementsOf(row);
  return {
    object: 'onboarding',
    merchant: row.id,
    status: row.status,
    timezone: row.timezone,
    steps: stepsOf(row, requirements.currently_due),
    requirements,
    business: {
      legal_name: row.legal_name,
      display_name: row.display_name,
      ...presentBusinessPart(row.business),
      tax_id_last4: row.tax_id_last4,
    },
    support: presentPart('support', row.support),
    address: { ...presentPart('address', row.address), lines: addressLines(row.address, row.country) },
    people: row.people.map(presentPerson),
    bank_account: presentBankAccount(row.bank_account),
    terms: { accepted_at: row.terms?.at ?? null, version: row.terms?.version ?? null },
    version: row.version,
  };
}

/** The step in which something is provided, by the first part of its path. */
const STEP_OF: Readonly<Record<string, StepName>> = {
  business: 'business',
  address: 'address',
  people: 'people',
  bank_account: 'bank',
  terms: 'terms',
};

/** Each step with what is due in it; the last is the review itself. There is none for a bank account that nobody could save. */
function stepsOf(row: MerchantRow, due: readonly string[]): Onboarding['steps'] {
  const { status, bank_waived: isWaived, bank_account: account } = row;
  const names = STEP_NAMES.filter(
    (name) => name !== 'bank' || account || !isWaived || due.includes('bank_account'),
  );
  return names.map((name) => {
    if (name === 'review') return { name, state: reviewState(status, due.length > 0), missing: [] };
    const missing = due.filter((path) => STEP_OF[path.split('.')[0] ?? path] === name);
    return { name, state: missing.length > 0 ? 'due' : 'complete', missing };
  });
}

function reviewState(status: MerchantStatus, isAnythingDue: boolean): StepState {
  if (status === 'in_review') return 'in_review';
  if (status === 'rejected') return 'failed';
  if (status === 'created' || status === 'needs_data') return isAnythingDue ? 'blocked' : 'due';
  return 'complete';
}
