import type { Entry } from '../search/entries.ts';
import { finder, resultOption } from './results.ts';

/** The parts of the dialog that the frame of the pages has. */
interface SearchParts {
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  readonly status: HTMLElement;
  /** The message next to the status if nothing was found. */
  readonly nothing: HTMLElement;
}

/**
 * Makes the box of the documentation's search find: what is typed is looked for in the index, arrow keys move
 * through the results, and Enter opens one. A combobox with a list, as WAI-ARIA describes it: the focus stays
 * in the box.
 * @throws {TypeError} the index can't be loaded
 */
export async function search(dialog: HTMLDialogElement): Promise<void> {
  const parts = partsOf(dialog);
  const { entries } = (await import(/* @vite-ignore */ dialog.dataset['index'] ?? '')) as {
    entries: readonly Entry[];
  };
  const find = finder(entries);
  const { input, list } = parts;
  const show = (): void => showResults(parts, input.value.trim(), find);
  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => onKey(event, parts));
  list.addEventListener('pointermove', ({ target }) => {
    const option = (target as Element).closest('a');
    if (option) choose(parts, option);
  });
  // A place on the same page is no other page: the dialog would stay.
  list.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) dialog.close();
  });
  show();
}

function partsOf(dialog: HTMLDialogElement): SearchParts {
  const one = <E extends HTMLElement>(selector: string): E => {
    const found = dialog.querySelector<E>(selector);
    if (!found) throw new Error(`the search has no ${selector}`);
    return found;
  };
  return {
    input: one('input'),
    list: one('[role="listbox"]'),
    status: one('[role="status"]'),
    nothing: one('.nothing'),
  };
}

function showResults(parts: SearchParts, typed: string, find: ReturnType<typeof finder>): void {
  const { input, list, status, nothing } = parts;
  const results = typed === '' ? [] : find(typed);
  list.replaceChildren(...results.map((found, at) => resultOption(found, `result-${at}`)));
  list.hidden = results.length === 0;
  nothing.hidden = typed === '' || results.length > 0;
  input.setAttribute('aria-expanded', String(results.length > 0));
  status.textContent = typed === '' ? '' : told(results.length, typed);
  choose(parts, list.querySelector('a'));
}

function told(count: number, typed: string): string {
  if (count === 0) return `Nothing was found for “${typed}”.`;
  return count === 1 ? '1 result' : `${count} results`;
}

function onKey(event: KeyboardEvent, parts: SearchParts): void {
  if (event.isComposing) return;
  const options = [...parts.list.querySelectorAll('a')];
  const at = options.findIndex((option) => option.ariaSelected === 'true');
  const moves: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1 };
  const to = moves[event.key];
  if (to !== undefined && options.length > 0) {
    event.preventDefault();
    const option = options.at(to % options.length) ?? null;
    choose(parts, option);
    option?.scrollIntoView({ block: 'nearest' });
  } else if (event.key === 'Enter') {
    event.preventDefault();
    options[at]?.click();
  }
}

/** Marks the option that Enter opens. */
function choose({ input, list }: SearchParts, option: HTMLAnchorElement | null): void {
  for (const one of list.querySelectorAll('a')) one.ariaSelected = String(one === option);
  if (option) input.setAttribute('aria-activedescendant', option.id);
  else input.removeAttribute('aria-activedescendant');
}
