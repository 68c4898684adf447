import { INVITATION_DAYS } from './contract/member.ts';
import { ROLE_WORDS, type Role } from './contract/roles.ts';

/** An email of the platform to a person. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
}

interface CodeFacts {
  readonly link: string;
  /** Eight digits. */
  readonly code: string;
  readonly minutes: number;
  /** A sign-up's company isn't named: the person who asks chose it, and the address may be a stranger's. */
  readonly isSignUp: boolean;
}

/** The email with the link and the code that finish a sign-in or a sign-up. */
export function codeLetter({ link, code, minutes, isSignUp }: CodeFacts): Letter {
  const shown = shownCode(code);
  const [kind, to] = isSignUp ? ['sign-up', 'open your Trellis sandbox'] : ['sign-in', 'sign in to Trellis'];
  return {
    subject: `${shown} is your Trellis ${kind} code`,
    text: lines(
      `To ${to}, open this link in the browser where you began:`,
      link,
      `Or type this code there: ${shown}`,
      `Both work once, for ${minutes} minutes. If you didn’t ask for this, ignore it: nothing happens without it.`,
    ),
  };
}

/** For an address that is on no team: what it says is known to its owner alone. */
export function unknownLetter({ publicUrl }: { readonly publicUrl: string }): Letter {
  return {
    subject: 'No Trellis account has this address',
    text: lines(
      'Somebody, probably you, asked to sign in to Trellis with this address. It is on no team.',
      'If you have another address, sign in with that. To start a sandbox of your own:',
      `${publicUrl}/sign-up`,
      'If you didn’t ask for this, ignore it.',
    ),
  };
}

/** For an address whose teams are entered by their identity provider alone. */
export function providerLetter({
  publicUrl,
  email,
}: {
  readonly publicUrl: string;
  readonly email: string;
}): Letter {
  return {
    subject: 'Sign in to Trellis by your identity provider',
    text: lines(
      'Somebody, probably you, asked for an email to sign in to Trellis with this address. Your team signs in by ' +
        'single sign-on:',
      `${publicUrl}/sign-in?email=${encodeURIComponent(email)}`,
      'If you didn’t ask for this, ignore it.',
    ),
  };
}

interface InvitationFacts {
  readonly publicUrl: string;
  readonly email: string;
  readonly role: Role;
  readonly partnerName: string;
  /** Who invites: a name or an address. */
  readonly inviter: string | undefined;
}

export function invitationLetter(facts: InvitationFacts): Letter {
  const { publicUrl, email, role, partnerName, inviter } = facts;
  return {
    subject: `Join ${partnerName} on Trellis`,
    text: lines(
      inviter === undefined
        ? `You are invited to the team of ${partnerName}.`
        : `${inviter} invites you to the team of ${partnerName}.`,
      `Your role is ${role}. ${ROLE_WORDS[role]}`,
      `To accept, sign in with this address within ${INVITATION_DAYS} days:`,
      `${publicUrl}/sign-in?email=${encodeURIComponent(email)}`,
    ),
  };
}

/** The email with the code by which a person who is signed in proves who they are. */
export function proofLetter({ code, minutes }: { readonly code: string; readonly minutes: number }): Letter {
  const shown = shownCode(code);
  return {
    subject: `${shown} is your Trellis confirmation code`,
    text: lines(
      'You are making a change that asks who you are.',
      `Type this code there: ${shown}`,
      `It works once, for ${minutes} minutes. If this isn’t you, end all sessions on the page of your account.`,
    ),
  };
}

interface PasskeyFacts {
  readonly name: string;
  readonly change: 'added' | 'removed';
  readonly siteName: string;
  readonly host: string;
}

/** The email that tells a person of a change to their passkeys, which somebody else may have made. */
export function passkeyLetter({ name, change, siteName, host }: PasskeyFacts): Letter {
  return {
    subject: `A passkey was ${change}`,
    text: lines(
      `The passkey “${name}” was ${change} on your ${siteName} account at ${host}.`,
      'If this wasn’t you, sign in by email, end all other sessions and remove passkeys that you don’t know.',
    ),
  };
}

/** Writes a code in two groups, as it is read aloud: `4821 0937`. */
const shownCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

const lines = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`;
