import type { FaultWords } from '../pages/fault-words.ts';

const TO_START = { href: '/', text: 'Go to the start page' };

/** What the pages of sites say of a fault that has no words of its own. */
export const WORDS: FaultWords = {
  nothingDone: 'Nothing was sent.',
  signedOut: 'Open the link you were sent again.',
  resubmit: 'Go back, reload the page and send the form again.',
  notFound: { advice: 'Check the address, or open the link you were sent.', link: TO_START },
  link: TO_START,
  refused: (fault, lost) => ({
    title: 'This can’t be done',
    advice: lost + fault.publicMessage,
    link: TO_START,
  }),
};
