import type { Stripe } from 'stripe';
import type { AccountHolder, HolderAddress, HolderPerson } from '../processor/processor.ts';
import { representativeOf } from './requirements.ts';

/** How onboarding's data is sent to Stripe. What isn't known is left out, and stays as it is there. */

type Details = Stripe.AccountUpdateParams;
type PersonDetails = Stripe.AccountUpdatePersonParams;

/** Returns what an account is updated with. People of a company are sent one by one. */
export function accountDetails(holder: AccountHolder): Details {
  const { type, legalName, displayName, url, mcc, email, phone, terms } = holder;
  return {
    ...(type !== undefined && { business_type: type }),
    ...(email !== undefined && { email }),
    business_profile: {
      name: displayName,
      ...(mcc !== undefined && { mcc }),
      ...(url !== undefined && { url }),
      ...(email !== undefined && { support_email: email }),
      ...(phone !== undefined && { support_phone: phone }),
    },
    ...(type === 'individual' ? individualOf(holder) : companyOf(holder, legalName)),
    ...(terms && { tos_acceptance: { date: Math.floor(Date.parse(terms.at) / 1000), ip: terms.ip } }),
  };
}

/** An individual is the representative; the tax number of the business is the person's. */
function individualOf({ people, address, taxId }: AccountHolder): Details {
  const person = representativeOf(people);
  if (!person) return {};
  const { relationship: _, ...details } = personDetails(person);
  const id_number = person.idNumber ?? taxId;
  return {
    individual: {
      ...details,
      ...(Object.keys(person.address).length === 0 && addressOf(address)),
      ...(id_number !== undefined && { id_number }),
    },
  };
}

function companyOf({ type, people, address, phone, taxId }: AccountHolder, name: string): Details {
  if (type === undefined) return {};
  // The list of people is always whole.
  const isWhole = people.length > 0;
  return {
    company: {
      name,
      ...addressOf(address),
      ...(phone !== undefined && { phone }),
      ...(taxId !== undefined && { tax_id: taxId }),
      ...(isWhole && { directors_provided: true, owners_provided: true }),
    },
  };
}

/** Returns what a person is updated with. */
export function personDetails(person: HolderPerson): PersonDetails {
  const { roles, birthDate, email, phone, ownership, idNumber } = person;
  const isRepresentative = roles.includes('representative');
  return {
    ...nameOf(person.name),
    ...addressOf(person.address),
    ...(birthDate !== undefined && { dob: dateOf(birthDate) }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(idNumber !== undefined && { id_number: idNumber }),
    relationship: {
      representative: isRepresentative,
      owner: roles.includes('owner'),
      director: roles.includes('director'),
      ...(isRepresentative && { title: 'Representative' }),
      ...(ownership !== undefined && { percent_ownership: ownership }),
    },
  };
}

/** We ask for a full name; the last word of it is the family's. */
function nameOf(name: string): Pick<PersonDetails, 'first_name' | 'last_name'> {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.pop() : undefined;
  return { first_name: words.join(' '), ...(last !== undefined && { last_name: last }) };
}

function addressOf({ line1, line2, city, region, postal_code, country }: HolderAddress): {
  address?: Stripe.AddressParam;
} {
  const parts = { line1, line2, city, state: region, postal_code, country };
  const known = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
  return Object.keys(known).length > 0 ? { address: known } : {};
}

/** @param date as YYYY-MM-DD */
function dateOf(date: string): { day: number; month: number; year: number } {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { day, month, year };
}
