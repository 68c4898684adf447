import { html } from '../../core/text/html.ts';
import { msg, onlyInEnglish } from '../../core/text/message.ts';
import type { FaultMessage, FaultWords } from '../shell/fault-pages.ts';

const OPEN_FORM = { href: '/hosted/create-plant', text: msg`Open the form again` };

/** One text for a link that is unknown, used or expired, which reveals nothing. */
export const DEAD_LINK: FaultMessage = {
  title: msg`This link no longer works`,
  advice: msg`A link works once and expires after 15 minutes. Ask the person who sent you here for a new link.`,
};

export const SIGNED_OUT: FaultMessage = {
  title: msg`You’re signed out`,
  advice: msg`You can close this page. To come back, ask the person who sent you here for a new link.`,
};

/** What hosted pages say of any other fault. */
export const WORDS: FaultWords = {
  nothingDone: msg`Nothing was added.`,
  signedOut: msg`Your session has ended. Ask the person who sent you here for a new link.`,
  resubmit: msg`Open the form again and resubmit it.`,
  notFound: { advice: msg`Check the address, or open the link you were sent.` },
  link: OPEN_FORM,
  refused: (fault, lost) =>
    fault.code === 'state_forbids'
      ? {
          title: msg`This page is closed`,
          advice: html`${lost}${onlyInEnglish(`${fault.publicMessage} `, '')}${msg`Contact the person who sent you here.`}`,
        }
      : {
          title: msg`The form couldn’t be read`,
          advice: html`${lost}${msg`Open it again.`}`,
          link: OPEN_FORM,
        },
};
