import type { Processors } from '../../providers/processor/processor.ts';
import type { Owner } from '../../core/database/owner.ts';
import { isPortFailure } from '../../core/ports/port-client.ts';
import { accountsOf, holderOf, type MerchantRow } from '../merchants/merchants.ts';
import type { OnboardingChange } from './contract/onboarding-change.ts';

/**
 * Tax and identity numbers go straight to the processor that asks for them: we keep their ends only, so they
 * can't be sent later.
 */

/**
 * Sends the numbers of the business and of known people, before the change is saved: if that fails, so does
 * the request. Call it outside of transactions.
 * @throws {ApiError} upstream_failed, upstream_slow, unavailable
 */
export async function sendNumbers(
  processors: Processors,
  owner: Owner,
  row: MerchantRow,
  { business = {}, people = [] }: OnboardingChange,
): Promise<void> {
  const numbers = new Map(
    people.flatMap(({ id, id_number: number }) => (id && number ? [[id, withoutSpaces(number)]] : [])),
  );
  const taxId = business.tax_id ? withoutSpaces(business.tax_id) : undefined;
  if (taxId === undefined && numbers.size === 0) return;
  const holder = holderOf(row);
  await accountsOf(processors, owner)?.save({
    ...holder,
    type: business.type ?? holder.type,
    taxId,
    people: holder.people.map((person) => ({ ...person, idNumber: numbers.get(person.id) })),
  });
}

/**
 * Sends the numbers of people that a change has added. If that fails, the processor asks for them, and so
 * does the onboarding.
 * @param row after the change
 */
export async function sendNewNumbers(
  processors: Processors,
  owner: Owner,
  row: MerchantRow,
  { people = [] }: OnboardingChange,
): Promise<void> {
  const numbers = new Map(
    people.flatMap(({ id, id_number: number }, place) => {
      const added = id === undefined ? row.people[place]?.id : undefined;
      return added !== undefined && number ? [[added, withoutSpaces(number)]] : [];
    }),
  );
  if (numbers.size === 0) return;
  const holder = holderOf(row);
  const withNumbers = holder.people.map((person) => ({ ...person, idNumber: numbers.get(person.id) }));
  try {
    await accountsOf(processors, owner)?.save({ ...holder, people: withNumbers });
  } catch (error) {
    if (!isPortFailure(error)) throw error;
  }
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '');
}
