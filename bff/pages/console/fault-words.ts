import { html } from '../../core/text/html.ts';
import type { FaultMessage, FaultWords } from '../shell/fault-pages.ts';

const ASK_FOR_LINK = 'Ask your Trellis operator for a new sign-in link.';
const TO_OVERVIEW = { href: '/console', text: 'Go to the overview' };

/** One text for a link that is unknown, used or expired, which reveals nothing. */
export const DEAD_LINK: FaultMessage = {
  title: 'This link no longer works',
  advice: `A sign-in link works once and expires after 15 minutes. ${ASK_FOR_LINK}`,
};

export const SIGNED_OUT: FaultMessage = {
  title: 'You’re signed out',
  advice: `You can close this page. ${ASK_FOR_LINK.replace('.', ' to sign in again.')}`,
};

/** The cookie is not sent from another site, so a link there looks as if nobody were signed in. */
export const FROM_ELSEWHERE: FaultMessage = {
  title: 'Open the console',
  advice: 'You followed a link from another site. If you’re signed in, continue.',
  link: { href: '/console', text: 'Continue to the console' },
};

/** What the console says of any other fault. */
export const WORDS: FaultWords = {
  nothingDone: 'Nothing was changed.',
  signedOut: `Sessions end after 8 hours. ${ASK_FOR_LINK}`,
  resubmit: 'Open the page again and resubmit the form.',
  notFound: {
    advice: 'Check the address. You might have signed in to another environment.',
    link: TO_OVERVIEW,
  },
  link: TO_OVERVIEW,
  refused: (fault, lost) => ({
    title: 'This can’t be done',
    advice: html`${lost}${fault.publicMessage}`,
    link: TO_OVERVIEW,
  }),
};
