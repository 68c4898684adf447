import type { FaultMessage } from '../pages/fault-pages.ts';
import type { FaultWords } from '../pages/fault-words.ts';

const ASK_FOR_LINK = 'Ask the person who sent you here for a new link.';
const OPEN_FORM = { href: '/hosted/create-plant', text: 'Open the form again' };

/** One text for a link that is unknown, used or expired, which reveals nothing. */
export const DEAD_LINK: FaultMessage = {
  title: 'This link no longer works',
  advice: `A link works once and expires after 15 minutes. ${ASK_FOR_LINK}`,
};

export const SIGNED_OUT: FaultMessage = {
  title: 'You’re signed out',
  advice: 'You can close this page. To come back, ask the person who sent you here for a new link.',
};

/** What hosted pages say of any other fault. */
export const WORDS: FaultWords = {
  nothingDone: 'Nothing was added.',
  signedOut: `Your session has ended. ${ASK_FOR_LINK}`,
  resubmit: 'Open the form again and resubmit it.',
  notFound: { advice: 'Check the address, or open the link you were sent.' },
  link: OPEN_FORM,
  refused: (fault, lost) =>
    fault.code === 'state_forbids'
      ? {
          title: 'This page is closed',
          advice: `${lost}${fault.publicMessage} Contact the person who sent you here.`,
        }
      : { title: 'The form couldn’t be read', advice: `${lost}Open it again.`, link: OPEN_FORM },
};
