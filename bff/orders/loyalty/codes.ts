import { randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { inTransaction, type Work } from '../../core/database/unit-of-work.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { ApiError } from '../../core/api/errors.ts';
import { msg } from '../../core/text/message.ts';
import type { LanguageTag } from '../../core/text/languages.ts';

/** One-time codes (domain rule): six digits, 10 minutes, 5 tries, another one after 30 seconds. */
const VALID_MS = 10 * 60_000;
const RESEND_MS = 30_000;
const TRIES = 5;
const DIGITS = 6;

type HashDeps = Pick<FeatureDeps, 'guestLinks'>;
type CodeDeps = HashDeps & Pick<FeatureDeps, 'db' | 'messages'>;

export interface CodeSubject extends Owner {
  readonly merchantId: string;
  /** E.164. */
  readonly phone: string;
}

interface SentCode {
  readonly expiresAt: Date;
  readonly resendAt: Date;
}

/**
 * Sends a new code, which replaces any earlier one. Only keyed hashes of the code, the number and the address
 * are stored.
 * @param address of the guest; `undefined` if unknown
 * @param language of the guest; defaults to English
 * @throws {ApiError} limit_address: too soon, or too many for the number or the address; state_forbids: no
 * text messages are sent here
 */
export async function sendCode(
  work: Work,
  deps: CodeDeps & Pick<FeatureDeps, 'languages'>,
  subject: CodeSubject,
  {
    merchantName,
    address,
    language = 'en',
    now,
  }: {
    readonly merchantName: string;
    readonly address: string | undefined;
    readonly language?: LanguageTag | undefined;
    readonly now: Date;
  },
): Promise<SentCode> {
  const { partnerId, environment, merchantId, phone } = subject;
  deps.messages.requireOffered(environment, 'sms');
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const sent = {
    expiresAt: new Date(now.getTime() + VALID_MS),
    resendAt: new Date(now.getTime() + RESEND_MS),
  };
  const setting = { code: hashOf(deps, subject, code), tries: 0, sent_at: now, expires_at: sent.expiresAt };
  const kept = await work.db
    .insertInto('loyalty_codes')
    .values({ partner_id: partnerId, environment, subject: subjectOf(deps, subject), ...setting })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet(setting)
        .where('loyalty_codes.sent_at', '<=', new Date(now.getTime() - RESEND_MS)),
    )
    .returning('subject')
    .executeTakeFirst();
  if (!kept) throw tooSoon('Wait 30 seconds before you ask for another code.', RESEND_MS / 1000);
  // A phone number counts across all merchants of the partner, since the same phone rings.
  const counted = [`phone ${phone}`, ...(address === undefined ? [] : [`address ${address}`])];
  for (const who of counted) {
    await spendOfHour(
      work.db,
      subject,
      deps.guestLinks.hashOf('loyalty_limit', `${partnerId} ${environment} ${who}`),
      now,
    );
  }
  await forgetExpired(work.db, subject, now);
  const text = msg`${code} is your code for ${merchantName}. It works for 10 minutes.`.plain(
    await deps.languages.of(language),
  );
  await deps.messages.send(work, subject, {
    channel: 'sms',
    to: phone,
    text,
    merchantId,
    validForMs: VALID_MS,
  });
  return sent;
}

/**
 * Whether a code is the one that was sent. A correct code is used up; a wrong one is counted, even if the
 * caller then fails.
 * @param use what follows, in the same transaction
 * @throws {ApiError} code_wrong: wrong, expired, used, or tried too often, without distinction
 */
export async function withCode<Result>(
  deps: CodeDeps,
  subject: CodeSubject,
  { code, now }: { readonly code: string; readonly now: Date },
  use: (work: Work) => Promise<Result>,
): Promise<Result> {
  const outcome = await inTransaction(deps.db, async (work) => {
    const isRight = await tryCode(work.db, deps, subject, code, now);
    return isRight ? { result: await use(work) } : undefined;
  });
  if (outcome) return outcome.result;
  throw new ApiError('code_wrong', { param: 'code' });
}

async function tryCode(
  trx: Db,
  deps: CodeDeps,
  subject: CodeSubject,
  code: string,
  now: Date,
): Promise<boolean> {
  const key = subjectOf(deps, subject);
  const row = await trx
    .selectFrom('loyalty_codes')
    .selectAll()
    .where('subject', '=', key)
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.expires_at <= now || row.tries >= TRIES) return false;
  if (isSame(row.code, hashOf(deps, subject, code))) {
    await trx.deleteFrom('loyalty_codes').where('subject', '=', key).execute();
    return true;
  }
  await trx
    .updateTable('loyalty_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('subject', '=', key)
    .execute();
  return false;
}

/** The state of a number's code; `undefined` if none was sent recently, or it was used. */
export async function codeState(
  db: Db,
  deps: CodeDeps,
  subject: CodeSubject,
): Promise<(SentCode & { readonly triesLeft: number }) | undefined> {
  const row = await db
    .selectFrom('loyalty_codes')
    .select(['tries', 'sent_at', 'expires_at'])
    .where('subject', '=', subjectOf(deps, subject))
    .executeTakeFirst();
  return (
    row && {
      triesLeft: Math.max(0, TRIES - row.tries),
      expiresAt: row.expires_at,
      resendAt: new Date(row.sent_at.getTime() + RESEND_MS),
    }
  );
}

/** The code of a member who leaves. */
export async function forgetCode(trx: Db, deps: HashDeps, subject: CodeSubject): Promise<void> {
  await trx.deleteFrom('loyalty_codes').where('subject', '=', subjectOf(deps, subject)).execute();
}

async function forgetExpired(trx: Db, { partnerId, environment }: Owner, now: Date): Promise<void> {
  await trx
    .deleteFrom('loyalty_codes')
    .where('partner_id', '=', partnerId)
    .where('environment', '=', environment)
    .where('expires_at', '<', now)
    .execute();
}

function subjectOf({ guestLinks }: HashDeps, { merchantId, phone }: CodeSubject): string {
  return guestLinks.hashOf('loyalty_code', `${merchantId} ${phone}`);
}

function hashOf({ guestLinks }: CodeDeps, { merchantId, phone }: CodeSubject, code: string): string {
  return guestLinks.hashOf('loyalty_code', `${merchantId} ${phone} ${code}`);
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Codes in an hour (domain rule). */
const PER_HOUR = 5;
const HOUR_MS = 60 * 60_000;

/**
 * Counts an action that is limited to five per hour across all nodes. A single statement decides, so that
 * concurrent ones are counted one after the other; refused ones aren't counted.
 * @param subject a keyed hash
 * @throws {ApiError} limit_address, with Retry-After
 */
async function spendOfHour(trx: Db, owner: Owner, subject: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - HOUR_MS);
  const recent = sql`array(select t from unnest(it.times) t where t > ${since}::timestamptz order by t)`;
  const { rows } = await sql<{ subject: string }>`
    insert into loyalty_code_limits as it (partner_id, environment, subject, times, last_at)
    values (${owner.partnerId}, ${owner.environment}, ${subject}, array[${now}::timestamptz],
      ${now}::timestamptz)
    on conflict (subject) do update set times = ${recent} || ${now}::timestamptz,
      last_at = ${now}::timestamptz
      where cardinality(${recent}) < ${PER_HOUR}
    returning subject`.execute(trx);
  if (rows.length === 0) throw await refusal(trx, subject, now);
  await sql`delete from loyalty_code_limits where partner_id = ${owner.partnerId}
    and environment = ${owner.environment} and last_at <= ${since}::timestamptz`.execute(trx);
}

/** @param seconds until it can be tried again */
function tooSoon(message: string, seconds: number): ApiError {
  return new ApiError('limit_address', { message, headers: { 'Retry-After': String(seconds) } });
}

async function refusal(trx: Db, subject: string, now: Date): Promise<ApiError> {
  const row = await trx
    .selectFrom('loyalty_code_limits')
    .select('times')
    .where('subject', '=', subject)
    .executeTakeFirst();
  const oldest = row?.times.at(-PER_HOUR)?.getTime() ?? now.getTime();
  const seconds = Math.max(1, Math.ceil((oldest + HOUR_MS - now.getTime()) / 1000));
  return tooSoon(`At most ${PER_HOUR} codes can be asked for in an hour. Try again later.`, seconds);
}
