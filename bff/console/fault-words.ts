import type { ApiError } from '../gateway/errors.ts';
import type { FaultMessage } from '../pages/fault-pages.ts';

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

/** @param isForm - whether something was being sent, which then did not happen */
export function faultWords(fault: ApiError, isForm: boolean): FaultMessage {
  const lost = isForm ? 'Nothing was changed. ' : '';
  if (fault.status === 401) {
    return {
      title: 'You’re not signed in',
      advice: `${lost}Sessions end after 8 hours. ${ASK_FOR_LINK}`,
    };
  }
  if (fault.code === 'csrf_refused' || fault.code === 'origin_refused') {
    const advice = 'Nothing was changed. Open the page again and resubmit the form.';
    return { title: 'This form is out of date', advice, link: TO_OVERVIEW };
  }
  if (fault.status === 404 || fault.status === 405) {
    const advice = `${lost}Check the address. You might have signed in to another environment.`;
    return { title: 'Page not found', advice, link: TO_OVERVIEW };
  }
  if (fault.status === 429) {
    const advice = `${lost}You’ve exceeded the console’s rate limit. Wait a minute, then try again.`;
    return { title: 'Too many requests', advice };
  }
  if (fault.status >= 500) {
    const advice = 'Try again in a moment.';
    return { title: 'Something went wrong on our side', advice, link: TO_OVERVIEW };
  }
  return { title: 'This can’t be done', advice: `${lost}${fault.publicMessage}`, link: TO_OVERVIEW };
}
