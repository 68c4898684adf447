import type { TrellisErrorDetail } from '../session/trellis-error.ts';
import { own } from './emit.ts';
import { NoPage } from './ask-page.ts';

/** The reason why a page couldn't be loaded. */
export interface Trouble {
  readonly type: 'offline' | 'network' | 'response';
  readonly status: number;
  readonly words: string;
}

/** @param isSending whether a form was under way: forms of our pages may be sent again, and act once */
export function troubleOf(error: unknown, isSending: boolean): Trouble {
  const again = isSending
    ? 'It isn’t known whether it arrived. It’s safe to try again: nothing is done twice.'
    : 'Nothing is lost. Try again.';
  if (error instanceof NoPage) {
    return {
      type: 'response',
      status: error.status,
      words: `The page can’t be shown at the moment. ${again}`,
    };
  }
  return navigator.onLine
    ? { type: 'network', status: 0, words: `The page couldn’t be reached. ${again}` }
    : { type: 'offline', status: 0, words: `This device has no connection. ${again}` };
}

/** Says it above the page, with two ways on: again, and as if there were no script. */
export function showTrouble(main: HTMLElement, { words }: Trouble, url: URL, again: () => void): void {
  const notice = made('div', { className: 'notice danger trouble-notice' });
  notice.setAttribute('role', 'alert');
  const button = made('button', { type: 'button', textContent: 'Try again' });
  button.addEventListener('click', again);
  const plain = made('a', { className: 'button quiet', href: url.href, textContent: 'Reload the page' });
  plain.dataset['plain'] = '';
  const ways = made('p', { className: 'buttons' });
  ways.append(button, plain);
  notice.append(made('p', { textContent: words }), ways);
  main.querySelector(':scope > .trouble-notice')?.remove();
  main.prepend(notice);
  notice.scrollIntoView(own({ block: 'nearest' }));
}

/** @returns the detail of `trellis-error` */
export const errorDetail = ({ type, status, words }: Trouble): TrellisErrorDetail => ({
  type,
  code: 0,
  status,
  message: words,
  requestId: '',
  retryable: true,
});

function made<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
