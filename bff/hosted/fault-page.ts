import { html, type Html } from '../gateway/html.ts';
import type { ApiError } from '../gateway/errors.ts';

/** What a page says when it cannot be what was asked for: what happened, and what to do. */
export interface FaultWords {
  readonly title: string;
  readonly advice: string;
  /** The way on, where there is one within our pages. */
  readonly link?: { readonly href: string; readonly text: string };
}

const ASK_FOR_LINK = 'Ask whoever sent you here for a new link.';
const OPEN_FORM = { href: '/hosted/create-plant', text: 'Open the form again' };

/** One text for a link that is unknown, used or too old: which of them it is, nobody learns. */
export const DEAD_LINK: FaultWords = {
  title: 'This link does not work any more',
  advice: `A link opens its page once, within 15 minutes. ${ASK_FOR_LINK}`,
};

export const SIGNED_OUT: FaultWords = {
  title: 'You are signed out',
  advice: 'You can close this page. To come back, ask whoever sent you here for a new link.',
};

/** @param isForm - whether something was being sent, which then did not happen */
export function faultWords(fault: ApiError, isForm: boolean): FaultWords {
  const lost = isForm ? 'Nothing was added. ' : '';
  if (fault.status === 401) {
    return { title: 'You are not signed in', advice: `${lost}Your session has ended. ${ASK_FOR_LINK}` };
  }
  if (fault.code === 'csrf_refused' || fault.code === 'origin_refused') {
    return {
      title: 'This form is out of date',
      advice: 'Nothing was added. Open the form again and send it from there.',
      link: OPEN_FORM,
    };
  }
  if (fault.code === 'state_forbids') {
    return { title: 'This page is closed', advice: `${lost}${fault.publicMessage} Ask whoever runs it.` };
  }
  if (fault.status === 404 || fault.status === 405) {
    return {
      title: 'There is no such page',
      advice: 'Check the address, or open the link that you were sent.',
    };
  }
  if (fault.status >= 500) {
    return { title: 'Something went wrong on our side', advice: 'Try again in a moment.', link: OPEN_FORM };
  }
  return { title: 'The form could not be read', advice: `${lost}Open it again.`, link: OPEN_FORM };
}

export function faultContent({ title, advice, link }: FaultWords, requestId?: string): Html {
  return html`<section class="card">
    <h1>${title}</h1>
    <p>${advice}</p>
    ${link && html`<p><a href="${link.href}">${link.text}</a></p>`}
    ${requestId !== undefined && html`<p><code>${requestId}</code></p>`}
  </section>`;
}
