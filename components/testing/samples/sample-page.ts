/**
 * The script of a sample in the reference: one element in one state, in a frame of an origin of its own. It
 * answers the element’s requests in the page, and tells the page around which state the element is in. Runs
 * before the elements are defined.
 */
import { answerInPage } from './answer-in-page.ts';
import { elementOf, pressWhenReady } from './press.ts';
import { setProviders } from './providers.ts';

answerInPage();
setProviders();

const stage = document.querySelector<HTMLElement>('.stage');
const element = stage && elementOf(stage);
if (stage && element) {
  const { press, state = '' } = stage.dataset;
  if (press !== undefined) pressWhenReady(element, { press, state, stage });
  const tell = (): void => parent.postMessage({ sampleState: element.getAttribute('state') }, '*');
  new MutationObserver(tell).observe(element, { attributeFilter: ['state'] });
  tell();
}

// Where a link leads isn’t part of the sample: the frame stays what it is.
addEventListener('click', (event) => {
  const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement && one.href !== '');
  if (link instanceof HTMLAnchorElement && !link.getAttribute('href')?.startsWith('#'))
    event.preventDefault();
});
