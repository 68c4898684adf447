import { emit, type NavigateDetail, own } from './emit.ts';
import type { Asked } from './ask-page.ts';
import type { Ground } from './ground.ts';
import { loadCardEntry } from './load-card-entry.ts';
import { pairsOf } from './pairs-of.ts';

/** Handlers for a guest's actions on a surface. */
export interface Wishes {
  /** Whether a form is being sent; all other actions are ignored. */
  readonly isSending: boolean;
  readonly go: (asked: Asked, how: 'push' | 'replace' | { y: number }) => Promise<void>;
  readonly enterCard: (form: HTMLFormElement) => Promise<void>;
  /** Moves to a part of the shown page. */
  readonly lead: (url: URL) => void;
}

/** Handles links and forms that lead to pages of the site, and the browser's back and forward buttons. */
export function listen(surface: Element, ground: Ground, wishes: Wishes, signal: AbortSignal): void {
  const { root } = ground;
  const until = own({ signal });
  root.addEventListener('click', (event) => takeClick(surface, ground, wishes, event as MouseEvent), until);
  root.addEventListener('submit', (event) => takeSubmit(ground, wishes, event as SubmitEvent), until);
  root.addEventListener('input', (event) => void takeInput(event), until);
  ground.onTravel((url, y) => void wishes.go({ url }, { y }), signal);
}

async function takeInput(event: Event & { readonly inputType?: string }): Promise<void> {
  const field = event.target as HTMLInputElement;
  if (field.matches('[data-card] input')) (await loadCardEntry())?.groupDigits(field, event);
}

function takeClick(surface: Element, ground: Ground, wishes: Wishes, event: MouseEvent): void {
  const { button, detail, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = (event.target as Element).closest('a[href]');
  if (!link || link.matches('[target], [download], [data-plain]')) return;
  const url = new URL(link.getAttribute('href') ?? '', ground.url);
  if (url.origin !== ground.url.origin) return;
  const isHere = url.pathname + url.search === ground.url.pathname + ground.url.search;
  if (isHere && url.hash) {
    // The browser finds fragments in the document, but not in a shadow root.
    if (!ground.isEmbedded) return;
    event.preventDefault();
    return wishes.lead(url);
  }
  event.preventDefault();
  // The second click of a double click is ignored: the first may have put another page under the pointer.
  if (wishes.isSending || detail > 1) return;
  if (emit(surface, 'trellis-navigate', { url: url.href } satisfies NavigateDetail, true))
    void wishes.go({ url }, isHere ? 'replace' : 'push');
}

function takeSubmit(ground: Ground, wishes: Wishes, event: SubmitEvent): void {
  if (event.defaultPrevented) return;
  const form = event.target as HTMLFormElement;
  // Fields shadow a form's properties of the same name, such as our buttons named `action`.
  const action = event.submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
  const url = new URL(action, ground.url);
  const isCard = form.matches('[data-card]');
  if (url.origin !== ground.url.origin && !isCard) return;
  event.preventDefault();
  if (wishes.isSending) return;
  if (isCard) return void wishes.enterCard(form);
  const fields = new URLSearchParams(pairsOf(new FormData(form, event.submitter)));
  void wishes.go({ url, form: fields }, 'push');
}
