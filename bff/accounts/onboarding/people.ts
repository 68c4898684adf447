import { newId } from '../../core/database/ids.ts';
import { normalized } from '../../core/contract/text-fields.ts';
import { ApiError } from '../../core/api/errors.ts';
import { mergedPart, presentPart, type StoredPerson } from '../merchants/merchants.ts';
import { storedPhone } from '../../core/phones/phones.ts';
import type { PersonInput } from './contract/onboarding-fields.ts';
import type { Person } from './contract/onboarding-record.ts';

const ADULT_YEARS = 18;
const OLDEST = '1900-01-01';

/**
 * Returns the people of a business after a change. A person with an ID keeps omitted fields; people who
 * aren't in the list are removed.
 * @param today by the environment's clock, as YYYY-MM-DD
 * @throws {ApiError} field_missing, field_invalid
 */
export function changedPeople(
  there: readonly StoredPerson[],
  sent: readonly PersonInput[],
  today: string,
): StoredPerson[] {
  const people = sent.map((input, place) =>
    changedPerson(knownPerson(there, input, place), input, place, today),
  );
  const ids = people.map(({ id }) => id);
  const repeated = ids.findIndex((id, place) => ids.indexOf(id) !== place);
  if (repeated !== -1) throw invalid(`people.${repeated}.id`, 'must be in the list only once');
  const owned = people.reduce((sum, { ownership = 0 }) => sum + ownership, 0);
  if (owned > 100) throw invalid('people', 'must have owners with at most 100% in sum');
  return people;
}

/**
 * People with their phone numbers as they are stored.
 * @param country of the merchant
 * @throws {ApiError} field_invalid
 */
export function withPhones(sent: readonly PersonInput[], country: string): Promise<PersonInput[]> {
  return Promise.all(
    sent.map(async (input, place) =>
      input.phone === undefined
        ? input
        : { ...input, phone: await storedPhone(input.phone, country, `people.${place}.phone`) },
    ),
  );
}

function knownPerson(
  there: readonly StoredPerson[],
  { id }: PersonInput,
  place: number,
): StoredPerson | undefined {
  if (id === undefined) return undefined;
  const known = there.find((person) => person.id === id);
  if (!known) throw invalid(`people.${place}.id`, 'must be the id of a person of this merchant');
  return known;
}

function changedPerson(
  known: StoredPerson | undefined,
  input: PersonInput,
  place: number,
  today: string,
): StoredPerson {
  const at = `people.${place}`;
  const { name = known?.name, roles = known?.roles } = input;
  if (roles === undefined) throw missing(`${at}.roles`);
  if (name === undefined) throw missing(`${at}.name`);
  if (typeof input.birth_date === 'string') checkAge(input.birth_date, `${at}.birth_date`, today);
  const isOwner = roles.includes('owner');
  if (typeof input.ownership === 'number' && !isOwner)
    throw invalid(`${at}.ownership`, 'must be left out unless the person is an owner');
  const id_last4 = input.id_number && lastFour(input.id_number);
  const values = {
    birth_date: chosen(input.birth_date, known?.birth_date),
    email: chosen(input.email, known?.email),
    phone: chosen(input.phone, known?.phone),
    id_last4: chosen(id_last4, known?.id_last4),
    document: chosen(input.document, known?.document),
    ownership: isOwner ? chosen(input.ownership, known?.ownership) : undefined,
  };
  return {
    id: known?.id ?? newId('psn'),
    roles: [...new Set(roles)],
    name: normalized(name),
    address: mergedPart('address', known?.address ?? {}, input.address ?? {}),
    ...(Object.fromEntries(
      Object.entries(values).filter(([, value]) => value !== undefined),
    ) as Partial<StoredPerson>),
  };
}

/** Returns the sent value; the old value if none was sent; `undefined` for `null`. */
function chosen<Value>(sent: Value | null | undefined, there: Value | undefined): Value | undefined {
  return sent === null ? undefined : (sent ?? there);
}

/** The last four letters and digits, in capitals. */
export function lastFour(text: string): string {
  return text
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(-4)
    .toUpperCase();
}

function checkAge(date: string, param: string, today: string): void {
  const comesOfAge = `${Number(date.slice(0, 4)) + ADULT_YEARS}${date.slice(4)}`;
  if (comesOfAge > today || date < OLDEST) throw invalid(param, `must be at least ${ADULT_YEARS} years ago`);
}

/**
 * The paths of the data sent about people, in the form of requirements. Removed people have no requirements,
 * and new people have none yet.
 */
export function sentOfPeople(there: readonly StoredPerson[], sent: readonly PersonInput[]): string[] {
  const kept = new Set(sent.map(({ id }) => id));
  const removed = there.filter(({ id }) => !kept.has(id)).map(({ id }) => `people.${id}`);
  return [...removed, ...sent.flatMap((input) => sentOfPerson(there, input))];
}

function sentOfPerson(there: readonly StoredPerson[], { id, address, ...fields }: PersonInput): string[] {
  const known = there.find((person) => person.id === id);
  if (!known) return [];
  return [
    ...sentAnew(`people.${known.id}`, fields, known),
    ...sentAnew(`people.${known.id}.address`, address ?? {}, known.address),
  ];
}

/** Paths of the fields of an object that were sent with another value than what is stored. */
export function sentAnew(path: string, part: object, stored: object): string[] {
  return Object.entries(part).flatMap(([name, value]) =>
    value === null || value === Reflect.get(stored, name) ? [] : [`${path}.${name}`],
  );
}

/** Presents a person as in the record. */
export function presentPerson({ id, roles, name, address, ...person }: StoredPerson): Person {
  return {
    id,
    roles: [...roles],
    name,
    birth_date: person.birth_date ?? null,
    email: person.email ?? null,
    phone: person.phone ?? null,
    address: presentPart('address', address),
    id_last4: person.id_last4 ?? null,
    ownership: person.ownership ?? null,
  };
}

function invalid(param: string, rule: string): ApiError {
  return new ApiError('field_invalid', { message: `${param} ${rule}.`, param });
}

function missing(param: string): ApiError {
  return new ApiError('field_missing', { message: `${param} is required.`, param });
}
