import { newsLetter, type Letter } from '../../core/letters/letter.ts';
import { msg, plainNameOf, type Message, type Written } from '../../core/text/message.ts';
import {
  accountAt,
  doorLetter,
  invitationLetter,
  LINK_MINUTES,
  refusalLetter,
  shownCode,
} from '../people/people.ts';
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
  /** The origin of the site with the dashboard. */
  readonly origin: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly partnerName: string;
  readonly merchantName: string;
}

/** The email that invites a person to a merchant's staff. */
export function staffInvitation(facts: InvitationFacts): Letter {
  const { origin, email, role, partnerName, merchantName } = facts;
  const merchant = plainNameOf(merchantName);
  return invitationLetter({
    subject: msg`Join ${merchant} at ${plainNameOf(partnerName)}`,
    words: [
      msg`You are invited to the dashboard of ${merchant}, where its orders come in.`,
      msg`Your role: ${ROLE_NAMES[role]}`,
    ],
    inviter: merchant,
    href: `${origin}/dashboard/sign-in?email=${encodeURIComponent(email)}`,
  });
}

interface CodeFacts {
  readonly link: string;
  /** Eight digits. */
  readonly code: string;
  readonly partnerName: string;
}

/** The email with the link and the code that finish a sign-in at a partner's site. */
export function staffCode({ link, code, partnerName }: CodeFacts): Letter {
  return doorLetter({
    subject: msg`${shownCode(code)} is your sign-in code for ${plainNameOf(partnerName)}`,
    siteName: partnerName,
    link,
    code,
    minutes: LINK_MINUTES,
  });
}

/** For an address that is on no merchant's staff: what it says is known to its owner alone. */
export function unknownStaff({
  partnerName,
  origin,
}: Pick<InvitationFacts, 'partnerName' | 'origin'>): Letter {
  return refusalLetter({
    subject: msg`No account at ${plainNameOf(partnerName)} has this address`,
    words: [
      msg`Somebody, probably you, asked to sign in to a dashboard with this address. It is on the staff of no
        business here.`,
      msg`If you have another address, sign in with that. Otherwise ask the owner of the business for an
        invitation.`,
    ],
    host: new URL(origin).host,
  });
}

interface NewsFacts {
  readonly partnerName: string;
  readonly merchantName: string;
  /** The time of the change, at the merchant. */
  readonly at: Written;
}

interface PinFacts extends NewsFacts {
  readonly change: 'set' | 'changed';
}

/** The email about a new PIN of a person, which somebody else may have set. */
export function pinLetter({ change, partnerName, merchantName, at }: PinFacts): Letter {
  const merchant = plainNameOf(merchantName);
  const isNew = change === 'set';
  const subject = isNew ? msg`Your PIN was set` : msg`Your PIN was changed`;
  const what = isNew
    ? msg`Your PIN for the shared devices of ${merchant} was set on ${at}.`
    : msg`Your PIN for the shared devices of ${merchant} was changed on ${at}.`;
  const lead = msg`If this wasn’t you, sign in by email, end all other sessions on the page of your account,
    and set another PIN there.`;
  return newsLetter({
    subject,
    what,
    more: [{ kind: 'notice', tone: 'plain', lead }],
    foot: accountAt(plainNameOf(partnerName)),
  });
}

interface DeviceFacts extends NewsFacts {
  readonly device: string;
  /** The email address of the person on the staff who added it; `undefined` for the partner. */
  readonly by: string | undefined;
  /** The origin of the site with the dashboard. */
  readonly origin: string;
}

/** The email to a merchant's owners about a new shared device, which they may not know. */
export function deviceLetter({ device, by, origin, partnerName, merchantName, at }: DeviceFacts): Letter {
  const [name, merchant] = [plainNameOf(device), plainNameOf(merchantName)];
  const subject = msg`A shared device was added`;
  const what = msg`The device “${name}” was added at ${merchant} on ${at}.`;
  return newsLetter({
    subject,
    what,
    more: [
      { kind: 'text', words: msg`Added by: ${by ?? plainNameOf(partnerName)}` },
      {
        kind: 'notice',
        tone: 'plain',
        lead: msg`If you don’t know this device, remove it: nobody can work on it then.`,
      },
      { kind: 'button', label: msg`Open the devices`, href: `${origin}/dashboard/devices` },
    ],
    foot: accountAt(plainNameOf(partnerName)),
  });
}
