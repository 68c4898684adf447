import { formatMoney } from '../../bff/core/money/currency.ts';
import { askPage, type Asked, type Asker } from './ask-page.ts';
import { groupDigits } from './card-entry.ts';
import type { Ground } from './ground.ts';
import { makeAbsolute } from './shown-page.ts';
import { own, pairsOf } from './emit.ts';

export { askForToken } from './card-entry.ts';

/** Wakes a form of a page, loading what it needs; without that it works as without script. */
export async function wake(form: HTMLFormElement): Promise<void> {
  if (form.matches('[data-push]')) (await import('./push.ts')).offerPush(form);
  else await (await import('./provider-fields.ts')).mountProviderFields(form);
}

/** Follows what is typed or chosen: a card's digits, an item's price, a search of the menu. */
export function takeInput(field: HTMLInputElement, event: Event, root: ParentNode): void {
  const form = field.form as HTMLFormElement;
  if (form.matches('[data-card]')) groupDigits(field, event as InputEvent);
  else if (form.role === 'search') searchMenu(field, root);
  else showPrice(form);
}

/** Raises or lowers the quantity next to a stepper's button. */
export function stepQuantity(button: HTMLElement): void {
  const field = button.parentElement?.querySelector('input');
  if (!field) return;
  const least = Number(field.min);
  const wanted = Number(field.value) + Number(button.dataset['step']);
  field.value = String(Math.min(Math.max(wanted, least), Number(field.max)));
  field.dispatchEvent(new Event('input', own({ bubbles: true })));
}

/** Writes what is chosen of an item onto its button: unit price with all choices, times the quantity. */
function showPrice(form: HTMLFormElement): void {
  const sum = form.querySelector('[data-sum]');
  const { live: currency = '', locale = '' } = form.dataset;
  if (!sum) return;
  let unit = 0;
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-price]')) {
    const isChoice = field.type === 'radio' || field.type === 'checkbox';
    const times = isChoice ? Number(field.checked) : field.type === 'number' ? Number(field.value) : 1;
    unit += times * Number(field.dataset['price']);
  }
  const quantity = Number(form.querySelector<HTMLInputElement>('[name=quantity]')?.value);
  const amount = formatMoney(unit * Math.max(quantity, 1), currency, locale);
  // As the page has it: the letters of a symbol such as UK£ would change sides in Arabic.
  sum.textContent = locale.startsWith('ar') ? amount.replace(/[A-Z]+(?=\p{Sc})/u, '') : amount;
}

/** Hides what a search doesn't find on the menu, while it is typed. */
function searchMenu(field: HTMLInputElement, root: ParentNode): void {
  const words = field.value.toLocaleLowerCase().split(/\s+/);
  for (const section of root.querySelectorAll<HTMLElement>('.section')) {
    let found = 0;
    for (const item of section.querySelectorAll<HTMLElement>('li')) {
      const text = item.textContent.toLocaleLowerCase();
      item.hidden = !words.every((word) => text.includes(word));
      if (!item.hidden) found += 1;
    }
    section.hidden = found === 0;
  }
}

/** Shows another page. */
interface Pages {
  readonly go: (asked: Asked, how: 'push') => Promise<void>;
}

/**
 * Shows an item in a dialog above the menu. Its form is sent from there: with faults, it stays; when the item
 * is in the cart, the menu is shown again.
 * If it can't be loaded, its page is shown, which says so.
 */
export async function openSheet(
  url: URL,
  asker: Asker & { readonly ground: Ground },
  pages: Pages,
): Promise<void> {
  const dialog = document.createElement('dialog');
  dialog.className = 'sheet';
  const life = new AbortController();
  const until = own({ signal: life.signal });
  const ask = async (asked: Asked): Promise<void> => {
    dialog.ariaBusy = 'true';
    const answer = await askPage(asked, asker, life.signal);
    dialog.ariaBusy = null;
    const dish = answer.kind === 'page' ? answer.main.querySelector('[data-sheet]') : null;
    if (answer.kind !== 'page' || !dish) {
      dialog.close();
      return pages.go({ url: answer.kind === 'lead' ? answer.url : asked.url }, 'push');
    }
    if (asker.ground.isEmbedded) makeAbsolute(dish, answer.url);
    dialog.replaceChildren(dish);
    dialog.setAttribute('aria-label', dish.querySelector('h1')?.textContent ?? '');
    dialog.querySelector<HTMLElement>('[role=alert]')?.scrollIntoView();
  };
  dialog.addEventListener('close', () => (life.abort(), dialog.remove()), until);
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if (target === dialog || (target as Element).closest('a[href]')) dialog.close();
    },
    until,
  );
  dialog.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (form.method === 'dialog') return event.stopPropagation();
      event.preventDefault();
      event.stopPropagation();
      if (dialog.ariaBusy) return;
      const fields = new URLSearchParams(pairsOf(new FormData(form, event.submitter)));
      const sent = { url: new URL(form.getAttribute('action') ?? '', url), form: fields };
      void ask(sent).catch(() => {
        dialog.close();
        // Sent again, it is added once; what keeps it from that is said on the page, with a way to try again.
        return pages.go(sent, 'push');
      });
    },
    until,
  );
  try {
    await ask({ url });
  } catch {
    await pages.go({ url }, 'push');
  }
  if (!dialog.hasChildNodes()) return;
  asker.ground.root.append(dialog);
  dialog.showModal();
  // The first format of a price takes a slow phone long: it is made after the paint, before a choice needs
  // it.
  const form = dialog.querySelector<HTMLFormElement>('[data-live]');
  if (form) requestAnimationFrame(() => setTimeout(() => showPrice(form)));
}
