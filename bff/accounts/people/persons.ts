import { ApiError } from '../../core/api/errors.ts';
import { isPlainText, normalized } from '../../core/contract/text-fields.ts';
import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { Language, Languages } from '../../core/text/language.ts';
import { isLanguageTag, type LanguageTag } from '../../core/text/languages.ts';

/** The longest name of a person, in characters. */
export const PERSON_NAME_LENGTH = 100;

/** Returns the person with an address; the first sign-in creates it. */
export async function personOf(trx: Db, email: string, now: Date): Promise<string> {
  const { id } = await trx
    .insertInto('persons')
    .values({ id: newId('usr'), email, name: null, language: null, created_at: now, updated_at: now })
    // The row is returned only if something is set.
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The details that a person enters. */
export interface PersonDetails {
  readonly name: string | null;
  /** The language of emails; `null` for that of the browser. */
  readonly language: LanguageTag | null;
}

export async function detailsOfPerson(db: Db, id: string): Promise<PersonDetails> {
  const { name, language } = await db
    .selectFrom('persons')
    .select(['name', 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { name, language: language !== null && isLanguageTag(language) ? language : null };
}

/** Returns the language that a person has chosen for emails. */
async function languageOfPerson(
  db: Db,
  by: { readonly email: string } | { readonly id: string },
): Promise<LanguageTag | undefined> {
  const row = await db
    .selectFrom('persons')
    .select('language')
    .$if('email' in by, (query) => query.where('email', '=', 'email' in by ? by.email : ''))
    .$if('id' in by, (query) => query.where('id', '=', 'id' in by ? by.id : ''))
    .executeTakeFirst();
  const language = row?.language ?? undefined;
  return language !== undefined && isLanguageTag(language) ? language : undefined;
}

/**
 * Returns the language of an email to a person: their own choice, or another one.
 * @param otherwise that of the browser, where there is one
 */
export async function letterLanguage(
  { db, languages }: { readonly db: Db; readonly languages: Languages },
  to: { readonly email: string } | { readonly id: string },
  otherwise: LanguageTag = 'en',
): Promise<Language> {
  return languages.of((await languageOfPerson(db, to)) ?? otherwise);
}

/**
 * Changes a person's name, which their teams see, and the language of emails.
 * @param typed an empty name keeps the one that the teams have given; an empty language is that of the
 * browser
 * @throws {ApiError} field_invalid
 */
export async function changePerson(
  db: Db,
  id: string,
  typed: { readonly name: string; readonly language: string },
  now: Date,
): Promise<void> {
  const { name, language } = typed;
  if (name !== '' && !isPlainText(name, PERSON_NAME_LENGTH)) {
    throw new ApiError('field_invalid', {
      message: `name must be 1–${PERSON_NAME_LENGTH} characters on one line.`,
      param: 'own_name',
    });
  }
  if (language !== '' && !isLanguageTag(language)) {
    throw new ApiError('field_invalid', { message: 'language must be one of the list.', param: 'language' });
  }
  const own = name === '' ? null : normalized(name);
  await inTransaction(db, async ({ db: trx }) => {
    await trx
      .updateTable('persons')
      .set({ name: own, language: language === '' ? null : language, updated_at: now })
      .where('id', '=', id)
      .execute();
    if (own === null) return;
    await trx
      .updateTable('members')
      .set((eb) => ({ name: own, updated_at: now, version: eb('version', '+', 1) }))
      .where('person_id', '=', id)
      .where((eb) => eb.or([eb('name', 'is', null), eb('name', '!=', own)]))
      .execute();
  });
}
