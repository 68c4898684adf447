import { randomInt } from 'node:crypto';
import type { Clock } from '../../core/api/clock.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { Db } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { LetterFrom } from '../../core/letters/letter.ts';
import { hashOf, newSecret } from '../../core/http/secrets.ts';
import type { MessageService } from '../../providers/messages/messages.ts';
import type { Language } from '../../core/text/language.ts';
import { proofLetter } from './letters.ts';
import { CODE_MINUTES, CODE_MS, countMail, MOST_TRIES } from './mail-limits.ts';

interface ProofDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly messages: MessageService;
}

/** A person in a session, which a code is for. */
interface Prover {
  readonly personId: string;
  /** The cookie of the session. */
  readonly browser: string;
}

interface ProofLetter {
  readonly email: string;
  readonly language: Language;
  /** The partner's site where the person is signed in; `undefined` for the console. */
  readonly at?: { readonly siteName: string; readonly from: LetterFrom } | undefined;
}

/**
 * Emails a code of eight digits to a person who is signed in, for 15 minutes, once. It ends earlier ones.
 * @throws {ApiError} limit_address, unavailable (no email can be sent), field_invalid (the mail server
 * refuses the address)
 */
export async function sendProofCode(
  { db, clock, messages }: ProofDeps,
  { personId, browser, email, language, at }: Prover & ProofLetter,
): Promise<void> {
  const now = new Date(clock.now());
  const code = String(randomInt(10 ** 8)).padStart(8, '0');
  const salt = newSecret();
  await inTransaction(db, async ({ db: trx }) => {
    await countMail(trx, { proof: personId }, now);
    await trx
      .deleteFrom('proof_codes')
      .where((eb) => eb.or([eb('person_id', '=', personId), eb('expires_at', '<=', now)]))
      .execute();
    await trx
      .insertInto('proof_codes')
      .values({
        salt,
        code_hash: hashOf(`${salt}.${code}`),
        browser_hash: hashOf(browser),
        person_id: personId,
        tries: 0,
        created_at: now,
        expires_at: new Date(now.getTime() + CODE_MS),
      })
      .execute();
  });
  const letter = proofLetter({ code, minutes: CODE_MINUTES, siteName: at?.siteName });
  await messages.mailNow({
    to: email,
    ...(await messages.write(db, { letter, from: at?.from, language })),
  });
}

/**
 * Checks the code of an email, in the session that it was sent for, and uses it up.
 * @throws {ApiError} code_wrong: also after five wrong ones, and once it has expired or was used
 */
export async function proveByCode(
  { db, clock }: Omit<ProofDeps, 'messages'>,
  { personId, browser }: Prover,
  typed: string,
): Promise<void> {
  const now = new Date(clock.now());
  // Counted before it is compared, and apart from it: a try that fails is still one.
  const sent = await db
    .updateTable('proof_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('person_id', '=', personId)
    .where('browser_hash', '=', hashOf(browser))
    .where('expires_at', '>', now)
    .returning(['salt', 'code_hash', 'tries'])
    .executeTakeFirst();
  const isRight = sent && hashOf(`${sent.salt}.${typed.replaceAll(/\D/g, '')}`) === sent.code_hash;
  if (!isRight || sent.tries > MOST_TRIES) throw new ApiError('code_wrong');
  const used = await db
    .updateTable('proof_codes')
    .set({ expires_at: now })
    .where('salt', '=', sent.salt)
    .where('expires_at', '>', now)
    .returning('salt')
    .executeTakeFirst();
  if (!used) throw new ApiError('code_wrong');
}
