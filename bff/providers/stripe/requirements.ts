import type { AccountHolder, AccountRequirement } from '../processor/processor.ts';

/** The requirement of our onboarding that answers one of Stripe's about the account itself. */
const OF_ACCOUNT: Readonly<Record<string, string>> = {
  business_type: 'business.type',
  'business_profile.mcc': 'business.mcc',
  'business_profile.product_description': 'business.url',
  'business_profile.url': 'business.url',
  'company.address.city': 'address.city',
  'company.address.line1': 'address.line1',
  'company.address.postal_code': 'address.postal_code',
  'company.address.state': 'address.region',
  'company.directors_provided': 'people',
  'company.owners_provided': 'people',
  'company.registration_number': 'business.tax_id',
  'company.tax_id': 'business.tax_id',
  directors: 'people',
  external_account: 'bank_account',
  owners: 'people',
  representative: 'people.representative',
  'tos_acceptance.date': 'terms',
  'tos_acceptance.ip': 'terms',
};

/** The field of a person that answers one of Stripe's about a person, without its beginning. */
const OF_PERSON: Readonly<Record<string, string>> = {
  'address.city': 'address.city',
  'address.line1': 'address.line1',
  'address.postal_code': 'address.postal_code',
  'address.state': 'address.region',
  'dob.day': 'birth_date',
  'dob.month': 'birth_date',
  'dob.year': 'birth_date',
  email: 'email',
  id_number: 'id_number',
  phone: 'phone',
  'relationship.percent_ownership': 'ownership',
  ssn_last_4: 'id_number',
};

/**
 * Returns what answers a requirement of Stripe's, by its name: `company.tax_id`, `individual.dob.day`,
 * `person_….id_number`. One that this table doesn't know is answered in Stripe's own onboarding.
 * @param ours our IDs of people by Stripe's
 */
export function requirementOf(
  code: string,
  people: AccountHolder['people'],
  ours: ReadonlyMap<string, string>,
): AccountRequirement {
  const [first = '', ...rest] = code.split('.');
  return { code, field: OF_ACCOUNT[code] ?? fieldOfPerson(first, rest.join('.'), people, ours) };
}

function fieldOfPerson(
  whose: string,
  field: string,
  people: AccountHolder['people'],
  ours: ReadonlyMap<string, string>,
): string | null {
  const isGroup = ['representative', 'owners', 'directors'].includes(whose);
  if (isGroup && OF_PERSON[field] !== undefined) return OF_ACCOUNT[whose] ?? null;
  const id = whose === 'individual' ? representativeOf(people)?.id : ours.get(whose);
  if (whose === 'individual' && id === undefined) return 'people.representative';
  const answer = OF_PERSON[field];
  return id !== undefined && answer !== undefined ? `people.${id}.${answer}` : null;
}

/** The person that an account of an individual is about. */
export function representativeOf(
  people: AccountHolder['people'],
): AccountHolder['people'][number] | undefined {
  return people.find(({ roles }) => roles.includes('representative'));
}

/** Returns Stripe's name of a requirement from the parameter of a refusal: `company[address][line1]`. */
export function codeOfParam(param: string): string {
  return param.replaceAll(']', '').split('[').join('.');
}
