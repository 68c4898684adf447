import { msg, onlyInEnglish } from '../../core/text/message.ts';
import { html } from '../../core/text/html.ts';
import type { FaultWords } from '../shell/fault-words.ts';

const TO_START = { href: '/', text: msg`Go to the start page` };

/** What the pages of sites say of a fault that has no words of its own. */
export const WORDS: FaultWords = {
  nothingDone: msg`Nothing was sent.`,
  signedOut: msg`Open the link you were sent again.`,
  resubmit: msg`Go back, reload the page and send the form again.`,
  notFound: { advice: msg`Check the address, or open the link you were sent.`, link: TO_START },
  link: TO_START,
  refused: (fault, lost) => ({
    title: msg`This can’t be done`,
    advice: html`${lost}${onlyInEnglish(fault.publicMessage, msg`Go back, load the page again and try once more.`)}`,
    link: TO_START,
  }),
};
