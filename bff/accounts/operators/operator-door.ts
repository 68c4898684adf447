import type { Letter } from '../../core/letters/letter.ts';
import { msg } from '../../core/text/message.ts';
import type { Languages } from '../../core/text/language.ts';
import {
  doorLetter,
  invitationLetter,
  letterLanguage,
  LINK_MINUTES,
  refusalLetter,
  shownCode,
  type Door,
} from '../people/people.ts';
import { acceptOperator, isOperator, PLATFORM } from './operator-records.ts';

/**
 * The sign-in of the operator's console. Its site is the platform's own, so that a sign-in which began here
 * is finished here, and one that began elsewhere isn't. It lets in a person of the operator; `undefined` for
 * anybody else.
 */
export function operatorDoor({
  operatorUrl,
  languages,
}: {
  readonly operatorUrl: string;
  readonly languages: Languages;
}): Door<string | undefined> {
  return {
    site: PLATFORM,
    async letterTo(db, email, { secret, code }, now) {
      const isKnown = await isOperator(db, email, now);
      const link = `${operatorUrl}/operator/sign-in/link/${secret}`;
      const letter = isKnown ? operatorCode({ link, code }) : unknownOperator(operatorUrl);
      return { letter, from: undefined, language: await letterLanguage({ db, languages }, { email }) };
    },
    enter: (work, person, now) => acceptOperator(work.db, person, now),
  };
}

/** For an address that isn't invited: what it says is known to its owner alone. */
const unknownOperator = (operatorUrl: string): Letter =>
  refusalLetter({
    subject: msg`This address can’t sign in to the operator’s console`,
    words: [
      msg`Somebody, probably you, asked to sign in to the operator’s console of Trellis with this address. It
        isn’t invited.`,
    ],
    host: new URL(operatorUrl).host,
  });

/** The email with the link and the code that finish a sign-in to the operator's console. */
export function operatorCode({ link, code }: { readonly link: string; readonly code: string }): Letter {
  return doorLetter({
    subject: msg`${shownCode(code)} is your code for the operator’s console`,
    siteName: 'Trellis',
    link,
    code,
    minutes: LINK_MINUTES,
  });
}

/** The email that invites a person of the operator. */
export function operatorLetter({ operatorUrl }: { readonly operatorUrl: string | undefined }): Letter {
  return invitationLetter({
    subject: msg`Join the operator’s console of Trellis`,
    words: [
      msg`You are invited to the console of those who run Trellis.`,
      ...(operatorUrl === undefined
        ? [msg`The address of the console comes from those who run the service.`]
        : []),
    ],
    inviter: 'Trellis',
    href: operatorUrl === undefined ? undefined : `${operatorUrl}/operator/sign-in`,
  });
}
