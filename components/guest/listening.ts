import type * as Late from './item-choices.ts';
import { emit, type NavigateDetail, own, pairsOf } from './emit.ts';
import type { Asked } from './ask-page.ts';
import type { Ground } from './ground.ts';

/** Handlers for a guest's actions on a surface. */
interface Wishes {
  /** Whether a form is being sent; all other actions are ignored. */
  readonly isSending: boolean;
  readonly go: (asked: Asked, how: 'push' | 'replace' | { y: number }) => Promise<void>;
  readonly enterCard: (form: HTMLFormElement) => Promise<void>;
  /** Shows an item above the menu. */
  readonly openSheet: (url: URL) => Promise<void>;
  /** Moves to a part of the shown page. */
  readonly lead: (url: URL) => void;
}

/** Handles links and forms that lead to pages of the site, and the browser's back and forward buttons. */
export function listen(surface: Element, ground: Ground, wishes: Wishes, signal: AbortSignal): void {
  const { root } = ground;
  const until = own({ signal });
  root.addEventListener('click', (event) => takeClick(surface, ground, wishes, event as MouseEvent), until);
  root.addEventListener('submit', (event) => takeSubmit(ground, wishes, event as SubmitEvent), until);
  root.addEventListener('input', (event) => void takeInput(event, root), until);
  ground.onTravel((url, y) => void wishes.go({ url }, { y }), signal);
}

async function takeInput(event: Event, root: ParentNode): Promise<void> {
  // In a shadow tree, the event's target is another one after the wait.
  const field = event.target as HTMLInputElement;
  if (field.form?.matches('[data-live]')) (await loadLate())?.takeInput(field, event, root);
}

function takeClick(surface: Element, ground: Ground, wishes: Wishes, event: MouseEvent): void {
  const { button, detail, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const clicked = event.target as Element;
  const step = clicked.closest<HTMLElement>('[data-step]');
  if (step) return void loadLate().then((late) => late?.stepQuantity(step));
  const link = clicked.closest('a[href]');
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
  if (!emit(surface, 'trellis-navigate', { url: url.href } satisfies NavigateDetail, true)) return;
  const isItem = link.matches('[data-sheet]');
  void (isItem ? wishes.openSheet(url) : wishes.go({ url }, isHere ? 'replace' : 'push'));
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
  const isPost = form.method === 'post';
  if (!isPost) url.search = String(fields);
  void wishes.go({ url, form: isPost ? fields : undefined }, 'push');
}

let late: typeof Late | undefined;

/**
 * Loads the code for items and cards; `undefined` if it can't be loaded now. Once loaded, it resolves before
 * the next key: otherwise digits that wait for grouping would reach the field's maximum length.
 */
export const loadLate = async (): Promise<typeof Late | undefined> =>
  (late ??= await import('./item-choices.ts').catch(() => undefined));
