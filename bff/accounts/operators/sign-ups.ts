import type { Clock } from '../../core/api/clock.ts';
import { ApiError } from '../../core/api/errors.ts';
import { isEmail } from '../../core/contract/field-rules.ts';
import { normalized } from '../../core/contract/text-fields.ts';
import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { Block, Letter } from '../../core/letters/letter.ts';
import { msg, plainNameOf, type Message } from '../../core/text/message.ts';
import { setTimer } from '../../core/timers/timers.ts';
import { openSandbox, type SeedMerchants } from '../identity/partners/sign-up.ts';
import { emailOf, insertOwner, invitationEnd, isExpired, type SignUpGate } from '../people/people.ts';
import { INVITATION_DAYS } from '../people/contract/member.ts';
import { PLATFORM } from './operator-records.ts';
import type { SignUpRequestRow, SignUpStatus } from './tables.ts';

/** The timer that sends the email about a request. */
export const SIGN_UP_LETTER = 'sign_up_request.letter';

/** A request for a sandbox, or an invitation to one, as commands print it. */
export interface SignUpRequest {
  readonly object: 'sign_up_request';
  readonly id: string;
  readonly company: string | null;
  readonly email: string;
  readonly status: SignUpStatus;
  readonly expires_at: string | null;
  readonly answer: string | null;
  readonly partner: string | null;
  readonly created_at: string;
}

/** Decides who gets a sandbox by signing up, by the setting of the service. */
export function signUpGate(mode: SignUpGate['mode']): SignUpGate {
  return {
    mode,
    async admit({ db: trx }, { company, email, personId }, now) {
      if (mode === 'open') return 'now';
      const open = await openRequest(trx, email);
      const isInvited = open?.status === 'invited' && open.expires_at !== null && open.expires_at > now;
      if (isInvited && mode !== 'closed') return 'now';
      if (mode !== 'approval') {
        throw new ApiError('state_forbids', {
          message:
            mode === 'invitation'
              ? 'This address isn’t invited. Ask the operator for an invitation.'
              : 'Sign-up is closed here. Ask the operator for a sandbox, or your team for an invitation.',
        });
      }
      const values = {
        company: normalized(company),
        person_id: personId,
        status: 'waiting',
        updated_at: now,
      } as const;
      if (open) {
        await trx
          .updateTable('sign_up_requests')
          .set({ ...values, expires_at: null })
          .where('id', '=', open.id)
          .execute();
      } else {
        await insertRequest(trx, { ...values, email, expires_at: null }, now);
      }
      return 'later';
    },
    async opened({ db: trx }, { email, personId, company }, partnerId, now) {
      if (mode === 'open') return;
      await trx
        .updateTable('sign_up_requests')
        .set({ status: 'approved', company, person_id: personId, partner_id: partnerId, updated_at: now })
        .where('email', '=', email)
        .where('status', '=', 'invited')
        .execute();
    },
    async isWaiting(db, personId) {
      const row = await db
        .selectFrom('sign_up_requests')
        .select('id')
        .where('person_id', '=', personId)
        .where('status', '=', 'waiting')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

function openRequest(trx: Db, email: string): Promise<SignUpRequestRow | undefined> {
  return trx
    .selectFrom('sign_up_requests')
    .selectAll()
    .where('email', '=', email)
    .where('status', 'in', ['invited', 'waiting'])
    .forUpdate()
    .executeTakeFirst();
}

type NewRequest = Pick<SignUpRequestRow, 'company' | 'email' | 'person_id' | 'status' | 'expires_at'>;

/** @throws {ApiError} state_forbids: the address has an open request */
async function insertRequest(trx: Db, row: NewRequest, now: Date): Promise<SignUpRequestRow> {
  const made = await trx
    .insertInto('sign_up_requests')
    .values({
      company: row.company,
      email: row.email,
      person_id: row.person_id,
      status: row.status,
      expires_at: row.expires_at,
      id: newId('sur'),
      answer: null,
      partner_id: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('email').where('status', 'in', ['invited', 'waiting']).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  if (made) return made;
  throw new ApiError('state_forbids', {
    message: 'This address has an open request already.',
    param: 'email',
  });
}

interface DecisionDeps {
  readonly clock: Clock;
  readonly seedMerchants: SeedMerchants;
}

/**
 * Invites a company: a person who signs up with the address within seven days gets a sandbox. An open
 * invitation starts again.
 * @throws {ApiError} field_invalid (no address), state_forbids (its request waits)
 */
export async function inviteSignUp(
  { db }: Work,
  { clock }: { readonly clock: Clock },
  typed: string,
): Promise<SignUpRequest> {
  if (!isEmail(typed.trim())) {
    throw new ApiError('field_invalid', { message: 'email must be an email address.', param: 'email' });
  }
  const email = emailOf(typed);
  const now = new Date(clock.now());
  const open = await openRequest(db, email);
  if (open?.status === 'invited') await db.deleteFrom('sign_up_requests').where('id', '=', open.id).execute();
  const row = await insertRequest(
    db,
    { company: null, email, person_id: null, status: 'invited', expires_at: invitationEnd(now) },
    now,
  );
  await sendLetter(db, row, now);
  return presentSignUp(row);
}

/**
 * Approves a request, which opens the sandbox with the person as its owner, or refuses it, or withdraws an
 * invitation.
 * @throws {ApiError} not_found, state_forbids (it is decided, or nobody has accepted the invitation)
 */
export async function decideSignUp(
  work: Work,
  deps: DecisionDeps,
  id: string,
  decision: { readonly isApproved: boolean; readonly answer: string | null },
): Promise<SignUpRequest> {
  const { db: trx } = work;
  const asked = await trx
    .selectFrom('sign_up_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!asked) throw new ApiError('not_found', { message: `The request ${id} doesn’t exist.` });
  const now = new Date(deps.clock.now());
  const isOpen = asked.status === 'waiting' || (asked.status === 'invited' && !decision.isApproved);
  if (!isOpen) throw new ApiError('state_forbids', { message: `This request is ${asked.status}.` });
  const partnerId = decision.isApproved ? await openFor(work, deps, asked, now) : null;
  const row = await trx
    .updateTable('sign_up_requests')
    .set({
      status: decision.isApproved ? 'approved' : 'refused',
      answer: decision.answer === null ? null : normalized(decision.answer),
      partner_id: partnerId,
      updated_at: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (asked.status === 'waiting') await sendLetter(trx, row, now);
  return presentSignUp(row);
}

/** Opens the sandbox of a request that waits, with its person as owner. @returns the partner's ID */
async function openFor(
  work: Work,
  deps: DecisionDeps,
  { company, email, person_id: personId }: SignUpRequestRow,
  now: Date,
): Promise<string> {
  if (company === null || personId === null)
    throw new ApiError('internal', { detail: 'a request without its person' });
  const { owner } = await openSandbox(work, deps, company);
  await insertOwner(work.db, { partnerId: owner.partnerId, personId, email }, now);
  return owner.partnerId;
}

async function sendLetter(trx: Db, { id }: SignUpRequestRow, now: Date): Promise<void> {
  await setTimer(trx, PLATFORM, { kind: SIGN_UP_LETTER, record: id, dueAt: now, isRealTime: true });
}

/** Returns those that are open, the oldest first, or those that were decided, the newest first. */
export async function listSignUps(
  db: Db,
  which: 'open' | 'decided',
  now: Date,
): Promise<readonly SignUpRequest[]> {
  const rows = await db
    .selectFrom('sign_up_requests')
    .selectAll()
    .where('status', 'in', which === 'open' ? ['invited', 'waiting'] : ['approved', 'refused'])
    .orderBy('id', which === 'open' ? 'asc' : 'desc')
    .limit(200)
    .execute();
  const isOver = ({ status, expires_at }: SignUpRequestRow): boolean =>
    status === 'invited' && isExpired({ status, expires_at }, now);
  return rows.filter((row) => !isOver(row)).map(presentSignUp);
}

/** @throws {ApiError} not_found */
export async function readSignUp(db: Db, id: string): Promise<SignUpRequest> {
  const row = await db.selectFrom('sign_up_requests').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return presentSignUp(row);
}

/** The email about a request: the invitation, or the decision. */
export function signUpLetter(
  { status, email, answer }: Pick<SignUpRequestRow, 'status' | 'email' | 'answer'>,
  { publicUrl }: { readonly publicUrl: string },
): Letter | undefined {
  if (status === 'invited') {
    return decisionLetter({
      subject: msg`Open your Trellis sandbox`,
      words: [
        msg`You are invited to Trellis. Sign up with this address within ${INVITATION_DAYS} days, and your
          sandbox opens at once.`,
      ],
      button: {
        label: msg`Open your sandbox`,
        href: `${publicUrl}/sign-up?email=${encodeURIComponent(email)}`,
      },
    });
  }
  if (status === 'approved') {
    return decisionLetter({
      subject: msg`Your Trellis sandbox is open`,
      words: [msg`Your request was approved. Sign in with this address.`],
      button: { label: msg`Sign in to ${'Trellis'}`, href: `${publicUrl}/sign-in` },
    });
  }
  if (status === 'waiting') return undefined;
  return decisionLetter({
    subject: msg`Your request for a Trellis sandbox`,
    words: [
      msg`Your request for a sandbox was refused.`,
      ...(answer === null ? [] : [msg`The operator says: ${plainNameOf(answer)}`]),
    ],
  });
}

interface DecisionFacts {
  readonly subject: Message;
  readonly words: readonly [Message, ...Message[]];
  readonly button?: { readonly label: Message; readonly href: string };
}

function decisionLetter({ subject, words, button }: DecisionFacts): Letter {
  return {
    subject,
    preview: words[0],
    parts: [
      [
        { kind: 'title', words: subject },
        ...words.map((one): Block => ({ kind: 'text', words: one })),
        ...(button ? [{ kind: 'button', ...button } as const] : []),
      ],
    ],
    foot: [msg`You get this because a Trellis sandbox was asked for with this address.`],
  };
}

function presentSignUp(row: SignUpRequestRow): SignUpRequest {
  return {
    object: 'sign_up_request',
    id: row.id,
    company: row.company,
    email: row.email,
    status: row.status,
    expires_at: row.expires_at?.toISOString() ?? null,
    answer: row.answer,
    partner: row.partner_id,
    created_at: row.created_at.toISOString(),
  };
}
