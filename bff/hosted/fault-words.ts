import type { ApiError } from '../gateway/errors.ts';
import type { FaultMessage } from '../pages/fault-pages.ts';

const ASK_FOR_LINK = 'Ask the person who sent you here for a new link.';
const OPEN_FORM = { href: '/hosted/create-plant', text: 'Open the form again' };

/** One text for a link that is unknown, used or expired, which reveals nothing. */
export const DEAD_LINK: FaultMessage = {
  title: 'This link no longer works',
  advice: `A link works once and expires after 15 minutes. ${ASK_FOR_LINK}`,
};

export const SIGNED_OUT: FaultMessage = {
  title: "You're signed out",
  advice: 'You can close this page. To come back, ask the person who sent you here for a new link.',
};

/** @param isForm - whether something was being sent, which then did not happen */
export function faultWords(fault: ApiError, isForm: boolean): FaultMessage {
  const lost = isForm ? 'Nothing was added. ' : '';
  if (fault.status === 401) {
    return { title: "You're not signed in", advice: `${lost}Your session has ended. ${ASK_FOR_LINK}` };
  }
  if (fault.code === 'csrf_refused' || fault.code === 'origin_refused') {
    return {
      title: 'This form is out of date',
      advice: 'Nothing was added. Open the form again and resubmit it.',
      link: OPEN_FORM,
    };
  }
  if (fault.code === 'state_forbids') {
    return {
      title: 'This page is closed',
      advice: `${lost}${fault.publicMessage} Contact the person who sent you here.`,
    };
  }
  if (fault.status === 404 || fault.status === 405) {
    return {
      title: "This page doesn't exist",
      advice: 'Check the address, or open the link you were sent.',
    };
  }
  if (fault.status >= 500) {
    return { title: 'Something went wrong on our side', advice: 'Try again in a moment.', link: OPEN_FORM };
  }
  return { title: "The form couldn't be read", advice: `${lost}Open it again.`, link: OPEN_FORM };
}
