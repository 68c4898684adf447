/**
 * The script of the demo’s galleries: brings each sample on the page into its state. Runs before the elements
 * are defined.
 */
import { keepStreamsOpen } from './lasting.ts';
import { elementOf, pressWhenReady } from './press.ts';
import { setProviders } from './providers.ts';

globalThis.fetch = keepStreamsOpen(globalThis.fetch);
setProviders();

/** A stage that is higher than its place is scrolled by keys too, also when nothing in it takes the focus. */
const scrolled = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const stage = target.closest<HTMLElement>('.stage');
    if (!stage) continue;
    const isHigher = stage.scrollHeight > stage.clientHeight;
    const title = stage.closest('.sample')?.querySelector('h3')?.textContent ?? null;
    stage.role = isHigher ? 'group' : null;
    stage.ariaLabel = isHigher ? title : null;
    if (isHigher) stage.tabIndex = 0;
    else stage.removeAttribute('tabindex');
  }
});

for (const sample of document.querySelectorAll<HTMLElement>('.sample')) {
  const stage = sample.querySelector<HTMLElement>('.stage');
  const element = stage && elementOf(stage);
  if (!element) continue;
  const { press, state = '' } = sample.dataset;
  showState(element, sample.querySelector('.badge'));
  scrolled.observe(element);
  if (press !== undefined) pressWhenReady(element, { press, state, stage });
}

/** The badge follows the attribute `state`. */
function showState(element: HTMLElement, badge: Element | null): void {
  const show = (): void => {
    if (badge) badge.textContent = element.getAttribute('state') ?? 'not defined';
  };
  new MutationObserver(show).observe(element, { attributeFilter: ['state'] });
  show();
}
