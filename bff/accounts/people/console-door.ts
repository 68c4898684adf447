import type { Db } from '../../core/database/database.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { openSandbox, type SignUpDeps } from '../identity/partners/sign-up.ts';
import type { Letter } from '../../core/letters/letter.ts';
import { codeLetter, providerLetter, unknownLetter } from './letters.ts';
import type { Languages } from '../../core/text/language.ts';
import type { LanguageTag } from '../../core/text/languages.ts';
import { letterLanguage } from './persons.ts';
import { acceptInvitations } from './member-events.ts';
import { insertOwner, mayEnter, ssoOfMember, teamsOf } from './member-records.ts';
import { LINK_MINUTES, type Door } from './sign-in.ts';

export type SignUpMode = 'open' | 'invitation' | 'approval' | 'closed';

interface NewCustomer {
  readonly personId: string;
  readonly email: string;
  readonly company: string;
}

/** Decides who gets a sandbox by signing up. */
export interface SignUpGate {
  readonly mode: SignUpMode;
  /**
   * Returns whether the sandbox opens now, or later, once the operator has approved the request that this
   * stores.
   * @throws {ApiError} state_forbids: the address isn't invited, or sign-up is closed
   */
  admit(work: Work, customer: NewCustomer, now: Date): Promise<'now' | 'later'>;
  /** Notes that the sandbox is open. */
  opened(work: Work, customer: NewCustomer, partnerId: string, now: Date): Promise<void>;
  /** Whether a request of a person waits for the operator. */
  isWaiting(db: Db, personId: string): Promise<boolean>;
}

/** Where a person goes after a sign-in to the console. */
export interface ConsoleEntry {
  /** The team: the new one, or the one last used; `undefined` if the person enters none. */
  readonly partnerId: string | undefined;
  /** Whether the person is on a team that is entered by its identity provider alone. */
  readonly needsProvider: boolean;
}

/** The sign-in and the sign-up of the console. It lets a person into a team. */
export function consoleDoor(
  deps: SignUpDeps & {
    readonly publicUrl: string;
    readonly signUps: SignUpGate;
    readonly languages: Languages;
    /** The language of emails to people who have chosen none. */
    readonly language: LanguageTag;
  },
): Door<ConsoleEntry> {
  const { publicUrl, signUps } = deps;
  return {
    site: undefined,
    async letterTo(db, email, { secret, code, isSignUp }, now) {
      const standing = await standingOf(db, email, now);
      const language = await letterLanguage({ ...deps, db }, { email }, deps.language);
      const link = `${publicUrl}/sign-in/link/${secret}`;
      const letterOf = (): Letter => {
        if (isSignUp || standing === 'known')
          return codeLetter({ link, code, minutes: LINK_MINUTES, isSignUp });
        return standing === 'by provider'
          ? providerLetter({ publicUrl, email })
          : unknownLetter({ publicUrl });
      };
      return { letter: letterOf(), from: undefined, language };
    },
    async enter(work, { personId, email, company }, now) {
      await acceptInvitations(work.db, { personId, email }, now);
      if (company === null) return entryOf(work.db, personId);
      const customer = { personId, email, company };
      if ((await signUps.admit(work, customer, now)) === 'later') {
        return { partnerId: undefined, needsProvider: false };
      }
      const { owner } = await openSandbox(work, deps, company);
      await insertOwner(work.db, { partnerId: owner.partnerId, personId, email }, now);
      await signUps.opened(work, customer, owner.partnerId, now);
      return { partnerId: owner.partnerId, needsProvider: false };
    },
  };
}

/** Returns where a person goes who has signed in by email or passkey. */
export async function entryOf(db: Db, personId: string): Promise<ConsoleEntry> {
  const teams = await teamsOf(db, { personId, by: null, openedAt: undefined });
  const partnerId = teams.find(({ isOpen }) => isOpen)?.partnerId;
  return { partnerId, needsProvider: teams.some(({ isOpen }) => !isOpen) };
}

/**
 * Returns whether an address is on a team that it enters by email, or only on ones that it enters otherwise.
 */
async function standingOf(db: Db, email: string, now: Date): Promise<'known' | 'by provider' | 'unknown'> {
  const members = await db
    .selectFrom('members')
    .select(['partner_id as partnerId', ssoOfMember.as('sso')])
    .where('email', '=', email)
    .where((eb) => eb.or([eb('status', '=', 'active'), eb('expires_at', '>', now)]))
    .execute();
  if (members.some((member) => mayEnter(member, null))) return 'known';
  return members.length > 0 ? 'by provider' : 'unknown';
}
