import type { Language } from '../../core/text/language.ts';
import { msg, plainNameOf, type Message } from '../../core/text/message.ts';
import { INVITATION_DAYS } from '../people/contract/member.ts';
import { LINK_MINUTES, type Letter } from '../people/people.ts';
import type { StaffRole } from './contract/roles.ts';

/** The name of each role. */
export const ROLE_NAMES: Readonly<Record<StaffRole, Message>> = {
  owner: msg`Owner`,
  manager: msg`Manager`,
  cashier: msg`Cashier`,
  kitchen: msg`Kitchen`,
  accountant: msg`Accountant`,
};

interface InvitationFacts {
  /** Of the site with the dashboard. */
  readonly origin: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly partnerName: string;
  readonly merchantName: string;
}

/** The email that invites a person to a merchant's staff. */
export function staffInvitation(facts: InvitationFacts, language: Language): Letter {
  const { origin, email, role, partnerName, merchantName } = facts;
  return {
    subject: msg`Join ${plainNameOf(merchantName)} at ${plainNameOf(partnerName)}`.plain(language),
    text: lines(language, [
      msg`You are invited to the dashboard of ${plainNameOf(merchantName)}, where its orders come in.`,
      msg`Your role: ${ROLE_NAMES[role]}`,
      msg`To accept, sign in with this address within ${INVITATION_DAYS} days:`,
      `${origin}/dashboard/sign-in?email=${encodeURIComponent(email)}`,
    ]),
  };
}

interface CodeFacts {
  readonly link: string;
  /** Eight digits. */
  readonly code: string;
  readonly partnerName: string;
}

/** The email with the link and the code that finish a sign-in at a partner's site. */
export function staffCode({ link, code, partnerName }: CodeFacts, language: Language): Letter {
  // In two groups, as it is read aloud: `4821 0937`.
  const shown = `${code.slice(0, 4)} ${code.slice(4)}`;
  return {
    subject: msg`${shown} is your sign-in code for ${plainNameOf(partnerName)}`.plain(language),
    text: lines(language, [
      msg`To sign in, open this link in the browser where you began:`,
      link,
      msg`Or type this code there: ${shown}`,
      msg`Both work once, for ${LINK_MINUTES} minutes. If you didn’t ask for this, ignore it: nothing happens without it.`,
    ]),
  };
}

/** For an address that is on no merchant's staff: what it says is known to its owner alone. */
export function unknownStaff({ partnerName }: Pick<CodeFacts, 'partnerName'>, language: Language): Letter {
  return {
    subject: msg`No account at ${plainNameOf(partnerName)} has this address`.plain(language),
    text: lines(language, [
      msg`Somebody, probably you, asked to sign in to a dashboard with this address. It is on the staff of no business here.`,
      msg`If you have another address, sign in with that. Otherwise ask the owner of the business for an invitation.`,
      msg`If you didn’t ask for this, ignore it.`,
    ]),
  };
}

const lines = (language: Language, paragraphs: readonly (Message | string)[]): string =>
  `${paragraphs.map((one) => (typeof one === 'string' ? one : one.plain(language))).join('\n\n')}\n`;
