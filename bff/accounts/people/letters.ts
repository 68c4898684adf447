import { newsLetter, type Block, type Letter, type Said } from '../../core/letters/letter.ts';
import { msg, plainNameOf, type Message } from '../../core/text/message.ts';
import { INVITATION_DAYS } from './contract/member.ts';
import type { Role } from './contract/roles.ts';

/** The name of the platform in its own letters. */
const TRELLIS = 'Trellis';

interface DoorFacts {
  readonly subject: Said;
  /** Where the person signs in: the platform, or a partner. */
  readonly siteName: string;
  readonly link: string;
  /** Eight digits. */
  readonly code: string;
  readonly minutes: number;
  /** A sign-up's company isn't named: the person who asks chose it, and the address may be a stranger's. */
  readonly isSignUp?: boolean;
}

/** The email with the link and the code that finish a sign-in or a sign-up, at any of the doors. */
export function doorLetter(facts: DoorFacts): Letter {
  const { subject, siteName, link, code, minutes, isSignUp = false } = facts;
  return {
    subject,
    preview: msg`Works once, for ${minutes} minutes.`,
    parts: [
      [
        { kind: 'title', words: isSignUp ? msg`Open your sandbox` : msg`Sign in` },
        { kind: 'text', words: msg`Use the button in the browser where you began.` },
        {
          kind: 'button',
          label: isSignUp ? msg`Open your sandbox` : msg`Sign in to ${plainNameOf(siteName)}`,
          href: link,
        },
        { kind: 'text', words: msg`Or type this code there:` },
        { kind: 'code', words: shownCode(code) },
        {
          kind: 'quiet',
          words: msg`Both work once, for ${minutes} minutes. If you didn’t ask for this, ignore it: nothing
            happens without it.`,
        },
      ],
    ],
    foot: [typedAt(new URL(link).host)],
  };
}

/** The email that finishes a sign-in or a sign-up at the console. */
export function codeLetter(facts: Omit<DoorFacts, 'subject' | 'siteName'>): Letter {
  const shown = shownCode(facts.code);
  const subject = facts.isSignUp
    ? msg`${shown} is your Trellis sign-up code`
    : msg`${shown} is your Trellis sign-in code`;
  return doorLetter({ ...facts, subject, siteName: TRELLIS });
}

/** For an address that is on no team: what it says is known to its owner alone. */
export function unknownLetter({ publicUrl }: { readonly publicUrl: string }): Letter {
  return refusalLetter({
    subject: msg`No Trellis account has this address`,
    words: [
      msg`Somebody, probably you, asked to sign in to Trellis with this address. It is on no team.`,
      msg`If you have another address, sign in with that. Or start a sandbox of your own.`,
    ],
    button: { label: msg`Open a sandbox`, href: `${publicUrl}/sign-up` },
    host: new URL(publicUrl).host,
  });
}

interface ProviderFacts {
  readonly publicUrl: string;
  readonly email: string;
}

/** For an address whose teams are entered by their identity provider alone. */
export function providerLetter({ publicUrl, email }: ProviderFacts): Letter {
  return refusalLetter({
    subject: msg`Sign in to Trellis by your identity provider`,
    words: [
      msg`Somebody, probably you, asked for an email to sign in to Trellis with this address. Your team signs
        in by single sign-on.`,
    ],
    button: {
      label: msg`Sign in to ${TRELLIS}`,
      href: `${publicUrl}/sign-in?email=${encodeURIComponent(email)}`,
    },
    host: new URL(publicUrl).host,
  });
}

interface RefusalFacts {
  readonly subject: Message;
  readonly words: readonly Message[];
  readonly button?: { readonly label: Message; readonly href: string };
  /** Where the address was typed. */
  readonly host: string;
}

/** The email to an address that can't come in by an email: why, and what else to do. */
export function refusalLetter({ subject, words, button, host }: RefusalFacts): Letter {
  return {
    subject,
    preview: words[0] ?? subject,
    parts: [
      [
        { kind: 'title', words: subject },
        ...words.map((one): Block => ({ kind: 'text', words: one })),
        ...(button ? [{ kind: 'button', ...button } as const] : []),
        { kind: 'quiet', words: msg`If you didn’t ask for this, ignore it.` },
      ],
    ],
    foot: [typedAt(host)],
  };
}

const typedAt = (host: string): Message => msg`You get this because somebody typed this address at ${host}.`;

interface InvitationFacts {
  readonly publicUrl: string;
  readonly email: string;
  readonly role: Role;
  readonly partnerName: string;
  /** Who invites: a name or an address. */
  readonly inviter: string | undefined;
}

/** The purpose of each role in an invitation: `ROLE_WORDS` in every language. */
const ROLE_MESSAGES: Readonly<Record<Role, Message>> = {
  owner: msg`Your role is owner: everything, and who the other owners are.`,
  admin: msg`Your role is admin: everything, but not who the owners are.`,
  developer: msg`Your role is developer: keys, webhooks, sites and surfaces. In production, no details of
    guests.`,
  finance: msg`Your role is finance: payments, refunds, payouts, pricing and reports.`,
  support: msg`Your role is support: orders, merchants, menus and refunds.`,
  viewer: msg`Your role is viewer: sees everything, changes nothing.`,
};

/** The email that invites a person to a partner's team. */
export function teamInvitation(facts: InvitationFacts): Letter {
  const { publicUrl, email, role, partnerName, inviter } = facts;
  const team = plainNameOf(partnerName);
  return invitationLetter({
    subject: msg`Join ${team} on Trellis`,
    words: [
      inviter === undefined
        ? msg`You are invited to the team of ${team}.`
        : msg`${plainNameOf(inviter)} invites you to the team of ${team}.`,
      ROLE_MESSAGES[role],
    ],
    inviter: team,
    href: `${publicUrl}/sign-in?email=${encodeURIComponent(email)}`,
  });
}

interface JoinFacts {
  readonly subject: Message;
  /** To what the person is invited, and as what. */
  readonly words: readonly Message[];
  /** Who invites, as the foot of the letter says it. */
  readonly inviter: string;
  /** The page where the person signs in; without one, the letter has no button. */
  readonly href: string | undefined;
}

/**
 * An email that invites a person to sign in. It has no secret: signing in with the invited address accepts
 * it, so one that is forwarded lets nobody in.
 */
export function invitationLetter({ subject, words, inviter, href }: JoinFacts): Letter {
  return {
    subject,
    preview: words[0] ?? subject,
    parts: [
      [
        { kind: 'title', words: subject },
        ...words.map((one): Block => ({ kind: 'text', words: one })),
        {
          kind: 'text',
          words: msg`To accept, sign in with this address within ${INVITATION_DAYS} days.`,
        },
        ...(href === undefined ? [] : [{ kind: 'button', label: msg`Accept the invitation`, href } as const]),
      ],
    ],
    foot: [msg`You get this because ${inviter} invited this address.`],
  };
}

interface ProofFacts {
  readonly code: string;
  readonly minutes: number;
  /** Where the person has the account. Defaults to Trellis. */
  readonly siteName?: string | undefined;
}

/** The email with the code by which a person who is signed in proves who they are. */
export function proofLetter({ code, minutes, siteName = TRELLIS }: ProofFacts): Letter {
  const [shown, site] = [shownCode(code), plainNameOf(siteName)];
  const why = msg`You are making a change that asks who you are.`;
  return {
    subject: msg`${shown} is your ${site} confirmation code`,
    preview: why,
    parts: [
      [
        { kind: 'title', words: msg`Confirm that it’s you` },
        { kind: 'text', words: why },
        { kind: 'text', words: msg`Type this code there:` },
        { kind: 'code', words: shown },
        {
          kind: 'quiet',
          words: msg`It works once, for ${minutes} minutes. If this isn’t you, end all sessions on the page of
            your account.`,
        },
      ],
    ],
    foot: [accountAt(site)],
  };
}

interface PasskeyFacts {
  readonly name: string;
  readonly change: 'added' | 'removed';
  readonly siteName: string;
  readonly host: string;
}

/** The email about a change to a person's passkeys, which somebody else may have made. */
export function passkeyLetter({ name, change, siteName, host }: PasskeyFacts): Letter {
  const [passkey, site] = [plainNameOf(name), plainNameOf(siteName)];
  const isNew = change === 'added';
  const what = isNew
    ? msg`The passkey “${passkey}” was added on your ${site} account at ${host}.`
    : msg`The passkey “${passkey}” was removed on your ${site} account at ${host}.`;
  const subject = isNew ? msg`A passkey was added` : msg`A passkey was removed`;
  const lead = msg`If this wasn’t you, sign in by email, end all other sessions and remove passkeys that you
    don’t know.`;
  return newsLetter({
    subject,
    what,
    more: [{ kind: 'notice', tone: 'plain', lead }],
    foot: accountAt(site),
  });
}

/** Says that a letter concerns the reader's own account. */
export const accountAt = (site: string): Message => msg`You get this because you have an account at ${site}.`;

/** Writes a code in two groups, as it is read aloud: `4821 0937`. */
export const shownCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
