import type { Db } from '../../core/database/database.ts';
import { openSandbox, requireOpenSignUp, type SignUpDeps } from '../identity/partners/sign-up.ts';
import { codeLetter, unknownLetter } from './letters.ts';
import { acceptInvitations, insertOwner, teamsOf } from './member-records.ts';
import { LINK_MINUTES, type Door } from './sign-in.ts';

/**
 * The sign-in and the sign-up of the console. It lets a person into a team: the new one, or the one last
 * used; `undefined` if the person is on none.
 */
export function consoleDoor(
  deps: SignUpDeps & { readonly publicUrl: string; readonly isSignUpOpen: boolean },
): Door<string | undefined> {
  const { publicUrl } = deps;
  return {
    site: undefined,
    isKnown: isOnATeam,
    codeLetter: ({ secret, code, isSignUp }) =>
      codeLetter({ link: `${publicUrl}/sign-in/link/${secret}`, code, minutes: LINK_MINUTES, isSignUp }),
    unknownLetter: () => unknownLetter({ publicUrl }),
    async enter(work, { personId, email, company }, now) {
      await acceptInvitations(work.db, { personId, email }, now);
      if (company === null) return (await teamsOf(work.db, personId))[0]?.partnerId;
      requireOpenSignUp(deps);
      const { owner } = await openSandbox(work, deps, company);
      await insertOwner(work.db, { partnerId: owner.partnerId, personId, email }, now);
      return owner.partnerId;
    },
  };
}

async function isOnATeam(db: Db, email: string, now: Date): Promise<boolean> {
  const member = await db
    .selectFrom('members')
    .select('id')
    .where('email', '=', email)
    .where((eb) => eb.or([eb('status', '=', 'active'), eb('expires_at', '>', now)]))
    .executeTakeFirst();
  return member !== undefined;
}
