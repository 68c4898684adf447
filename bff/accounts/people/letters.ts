import type { Language } from '../../core/text/language.ts';
import { msg, plainNameOf, type Message } from '../../core/text/message.ts';
import { INVITATION_DAYS } from './contract/member.ts';
import type { Role } from './contract/roles.ts';

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
export function codeLetter({ link, code, minutes, isSignUp }: CodeFacts, language: Language): Letter {
  const shown = shownCode(code);
  const subject = isSignUp
    ? msg`${shown} is your Trellis sign-up code`
    : msg`${shown} is your Trellis sign-in code`;
  return {
    subject: subject.plain(language),
    text: lines(language, [
      isSignUp
        ? msg`To open your Trellis sandbox, open this link in the browser where you began:`
        : msg`To sign in, open this link in the browser where you began:`,
      link,
      msg`Or type this code there: ${shown}`,
      msg`Both work once, for ${minutes} minutes. If you didn’t ask for this, ignore it: nothing happens without it.`,
    ]),
  };
}

/** For an address that is on no team: what it says is known to its owner alone. */
export function unknownLetter({ publicUrl }: { readonly publicUrl: string }, language: Language): Letter {
  return {
    subject: msg`No Trellis account has this address`.plain(language),
    text: lines(language, [
      msg`Somebody, probably you, asked to sign in to Trellis with this address. It is on no team.`,
      msg`If you have another address, sign in with that. To start a sandbox of your own:`,
      `${publicUrl}/sign-up`,
      msg`If you didn’t ask for this, ignore it.`,
    ]),
  };
}

interface ProviderFacts {
  readonly publicUrl: string;
  readonly email: string;
}

/** For an address whose teams are entered by their identity provider alone. */
export function providerLetter({ publicUrl, email }: ProviderFacts, language: Language): Letter {
  return {
    subject: msg`Sign in to Trellis by your identity provider`.plain(language),
    text: lines(language, [
      msg`Somebody, probably you, asked for an email to sign in to Trellis with this address. Your team signs in by single sign-on:`,
      `${publicUrl}/sign-in?email=${encodeURIComponent(email)}`,
      msg`If you didn’t ask for this, ignore it.`,
    ]),
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

/** What each role is for, as an invitation says it: `ROLE_WORDS` in every language. */
const ROLE_MESSAGES: Readonly<Record<Role, Message>> = {
  owner: msg`Your role is owner: everything, and who the other owners are.`,
  admin: msg`Your role is admin: everything, but not who the owners are.`,
  developer: msg`Your role is developer: keys, webhooks, sites and surfaces. In production, no details of guests.`,
  finance: msg`Your role is finance: payments, refunds, payouts, pricing and reports.`,
  support: msg`Your role is support: orders, merchants, menus and refunds.`,
  viewer: msg`Your role is viewer: sees everything, changes nothing.`,
};

export function invitationLetter(facts: InvitationFacts, language: Language): Letter {
  const { publicUrl, email, role, partnerName, inviter } = facts;
  const team = plainNameOf(partnerName);
  return {
    subject: msg`Join ${team} on Trellis`.plain(language),
    text: lines(language, [
      inviter === undefined
        ? msg`You are invited to the team of ${team}.`
        : msg`${plainNameOf(inviter)} invites you to the team of ${team}.`,
      ROLE_MESSAGES[role],
      msg`To accept, sign in with this address within ${INVITATION_DAYS} days:`,
      `${publicUrl}/sign-in?email=${encodeURIComponent(email)}`,
    ]),
  };
}

interface ProofFacts {
  readonly code: string;
  readonly minutes: number;
}

/** The email with the code by which a person who is signed in proves who they are. */
export function proofLetter({ code, minutes }: ProofFacts, language: Language): Letter {
  const shown = shownCode(code);
  return {
    subject: msg`${shown} is your Trellis confirmation code`.plain(language),
    text: lines(language, [
      msg`You are making a change that asks who you are.`,
      msg`Type this code there: ${shown}`,
      msg`It works once, for ${minutes} minutes. If this isn’t you, end all sessions on the page of your account.`,
    ]),
  };
}

interface PasskeyFacts {
  readonly name: string;
  readonly change: 'added' | 'removed';
  readonly siteName: string;
  readonly host: string;
}

/** The email that tells a person of a change to their passkeys, which somebody else may have made. */
export function passkeyLetter({ name, change, siteName, host }: PasskeyFacts, language: Language): Letter {
  const [passkey, site] = [plainNameOf(name), plainNameOf(siteName)];
  const isNew = change === 'added';
  return {
    subject: (isNew ? msg`A passkey was added` : msg`A passkey was removed`).plain(language),
    text: lines(language, [
      isNew
        ? msg`The passkey “${passkey}” was added on your ${site} account at ${host}.`
        : msg`The passkey “${passkey}” was removed on your ${site} account at ${host}.`,
      msg`If this wasn’t you, sign in by email, end all other sessions and remove passkeys that you don’t know.`,
    ]),
  };
}

/** Writes a code in two groups, as it is read aloud: `4821 0937`. */
const shownCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

const lines = (language: Language, paragraphs: readonly (Message | string)[]): string =>
  `${paragraphs.map((one) => (typeof one === 'string' ? one : one.plain(language))).join('\n\n')}\n`;
