import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { MerchantView } from '../database/owner.ts';
import { readPhone } from './phones.ts';

/** The scope of a search, whose countries are those of the numbers. */
export interface PhoneScope {
  readonly merchant?: string | undefined;
  readonly location?: string | undefined;
}

/** Matches four digits or more, and no letter. */
const MAY_BE_PHONE = /^(?:[^\p{L}\p{Nd}]*\p{Nd}){4}[^\p{L}]*$/u;

/**
 * Finds the stored numbers that a search may mean, however it is written. A national number is read for every
 * country of the scope's locations and merchants, and never by a language.
 * @returns an empty list if the text can't be a number
 */
export async function phonesMeant(
  db: Db,
  view: MerchantView,
  text: string,
  scope: PhoneScope = {},
): Promise<string[]> {
  if (!MAY_BE_PHONE.test(text)) return [];
  const everywhere = await readPhone(text, undefined);
  if (everywhere !== undefined) return [everywhere];
  const countries = await countriesOf(db, view, scope);
  const phones = await Promise.all(countries.map((country) => readPhone(text, country)));
  return [...new Set(phones.filter((phone) => phone !== undefined))];
}

async function countriesOf(
  db: Db,
  view: MerchantView,
  { merchant, location }: PhoneScope,
): Promise<string[]> {
  const of = [view.only, merchant].filter((id) => id !== undefined);
  const places = sql`from merchants left join locations on locations.merchant_id = merchants.id
    where merchants.partner_id = ${view.partnerId} and merchants.environment = ${view.environment}
    ${sql.join(
      of.map((id) => sql`and merchants.id = ${id}`),
      sql` `,
    )}
    ${location === undefined ? sql`` : sql`and locations.id = ${location}`}`;
  const { rows } = await sql<{ country: string }>`
    select distinct coalesce(locations.address ->> 'country', merchants.country) as country ${places}
    ${location === undefined ? sql`union select merchants.country ${places}` : sql``}`.execute(db);
  return rows.map(({ country }) => country);
}
