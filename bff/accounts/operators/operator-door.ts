import { LINK_MINUTES, type Door, type Letter } from '../people/people.ts';
import { acceptOperator, isOperator, PLATFORM } from './operator-records.ts';

/**
 * The sign-in of the operator's console. Its site is the platform's own, so that a sign-in which began here is
 * finished here, and one that began elsewhere isn't. It lets in a person of the operator; `undefined` for
 * anybody else.
 */
export function operatorDoor({ operatorUrl }: { readonly operatorUrl: string }): Door<string | undefined> {
  return {
    site: PLATFORM,
    async letterTo(db, email, { secret, code }, now) {
      if (!(await isOperator(db, email, now))) return UNKNOWN_LETTER;
      return codeLetter(`${operatorUrl}/operator/sign-in/link/${secret}`, code);
    },
    enter: (work, person, now) => acceptOperator(work.db, person, now),
  };
}

function codeLetter(link: string, code: string): Letter {
  const shown = `${code.slice(0, 4)} ${code.slice(4)}`;
  return {
    subject: `${shown} is your code for the operator’s console`,
    text: paragraphs(
      'To sign in to the operator’s console of Trellis, open this link in the browser where you began:',
      link,
      `Or type this code there: ${shown}`,
      `Both work once, for ${LINK_MINUTES} minutes. If you didn’t ask for this, ignore it: nothing happens without it.`,
    ),
  };
}

const UNKNOWN_LETTER: Letter = {
  subject: 'This address can’t sign in to the operator’s console',
  text: paragraphs(
    'Somebody, probably you, asked to sign in to the operator’s console of Trellis with this address. It isn’t invited.',
    'If you didn’t ask for this, ignore it.',
  ),
};

/** The email of an invitation. It has no secret: signing in with the invited address accepts it. */
export function operatorLetter({ operatorUrl }: { readonly operatorUrl: string | undefined }): Letter {
  return {
    subject: 'Join the operator’s console of Trellis',
    text: paragraphs(
      'You are invited to the console of those who run Trellis. To accept, sign in with this address within seven days:',
      operatorUrl === undefined
        ? 'The address of the console comes from those who run the service.'
        : `${operatorUrl}/operator/sign-in`,
    ),
  };
}

function paragraphs(...lines: readonly string[]): string {
  return `${lines.join('\n\n')}\n`;
}
