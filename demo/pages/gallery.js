/*
 * Brings each sample into its state, by nothing that a partner's page could not do: `fetchToken`, and clicks on the
 * element's own buttons: the one of its documented part `submit`, or those that `data-press` lists by their labels,
 * one after the other. Runs before the elements are defined.
 */

const providers = {
  never: () => new Promise(() => {}),
  fails: () => Promise.reject(new Error('This app’s server doesn’t respond.')),
};

for (const session of document.querySelectorAll('trellis-session[data-provider]')) {
  session.fetchToken = providers[session.dataset.provider];
}

for (const sample of document.querySelectorAll('.sample')) {
  const element = sample.querySelector('trellis-create-plant, trellis-webhooks');
  showState(element, sample.querySelector('.badge'));
  if ('press' in sample.dataset) pressOnce(element, sample);
}

/** The badge follows the attribute `state`. */
function showState(element, badge) {
  const show = () => {
    badge.textContent = element.getAttribute('state') ?? 'not defined';
  };
  new MutationObserver(show).observe(element, { attributeFilter: ['state'] });
  show();
}

/** While it is operated automatically, a sample is inert, so that none of them takes the focus or is announced. */
function pressOnce(element, sample) {
  element.addEventListener(
    'trellis-ready',
    async () => {
      await element.updateComplete;
      element.parentElement.closest('.stage').inert = true;
      let pressed;
      for (const words of sample.dataset.press.split('|')) {
        pressed = await buttonOf(element, words, pressed);
        pressed.click();
        await element.updateComplete;
      }
      await stateOf(element, sample.dataset.state);
      element.parentElement.closest('.stage').inert = false;
    },
    { once: true },
  );
}

/**
 * The button with this label, the last of several, once it exists; without a label the submit button. Never the one that was
 * pressed just before: the form behind it, with a button of the same label, may still be loading.
 */
async function buttonOf(element, words, pressed) {
  const buttons = [...element.shadowRoot.querySelectorAll(words ? 'button' : '[part~="submit"]')];
  const found = buttons.findLast(
    (button) => button !== pressed && !button.disabled && (!words || button.textContent.trim() === words),
  );
  if (found) return found;
  await new Promise(requestAnimationFrame);
  return buttonOf(element, words, pressed);
}

function stateOf(element, wanted) {
  return new Promise((resolve) => {
    const look = () => {
      if (element.getAttribute('state') !== wanted) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { attributeFilter: ['state'] });
    look();
  });
}
