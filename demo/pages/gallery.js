/*
 * Brings each sample into its state, by nothing that a partner's page could not do: `fetchToken`, and what a person does,
 * which `data-press` lists, one after the other: a button or line by what it says (nothing: the one of the documented part
 * `submit`), `field=text` that is typed or chosen, `@file.csv` or `@file.png` that is chosen. Runs before the elements are defined.
 */

const providers = {
  never: () => new Promise(() => {}),
  fails: () => Promise.reject(new Error('This app’s server doesn’t respond.')),
};

for (const session of document.querySelectorAll('trellis-session[data-provider]')) {
  session.fetchToken = providers[session.dataset.provider];
}

/** A stage that is higher than its place is scrolled by keys too, also when nothing in it takes the focus. */
const scrolled = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const stage = target.closest('.stage');
    const isHigher = stage.scrollHeight > stage.clientHeight;
    stage.role = isHigher ? 'group' : null;
    stage.ariaLabel = isHigher ? stage.closest('.sample').querySelector('h3').textContent : null;
    if (isHigher) stage.tabIndex = 0;
    else stage.removeAttribute('tabindex');
  }
});

for (const sample of document.querySelectorAll('.sample')) {
  const element = [...sample.querySelectorAll('.stage *')].find(
    ({ localName }) => localName.startsWith('trellis-') && localName !== 'trellis-session',
  );
  showState(element, sample.querySelector('.badge'));
  scrolled.observe(element);
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
        if (words.startsWith('@')) await choose(element, words.slice(1));
        else if (words.includes('=')) await type(element, ...words.split('='));
        else {
          const button = await buttonOf(element, words, pressed);
          pressed = { button, said: text(button) };
          button.click();
        }
        await element.updateComplete;
      }
      await stateOf(element, sample.dataset.state);
      element.parentElement.closest('.stage').inert = false;
    },
    { once: true },
  );
}

const text = (button) => button.textContent.trim();

/**
 * The button with this label, the last of several, once it exists; if there is none, the first that begins with it; without a
 * label the submit button. Never the one that was pressed just before, as long as it says the same: the form behind it, with a
 * button of the same label, may still be loading. Nor one of a dialog that isn't open.
 */
function buttonOf(element, words, pressed) {
  return once(() => {
    const all = element.shadowRoot.querySelectorAll(words ? 'button, summary' : '[part~="submit"]');
    const buttons = [...all].filter(
      (button) =>
        (button !== pressed?.button || text(button) !== pressed.said) &&
        !button.disabled &&
        button.ariaDisabled !== 'true' &&
        !button.closest('dialog:not([open])'),
    );
    return words
      ? (buttons.findLast((button) => text(button) === words) ??
          buttons.find((button) => text(button).startsWith(words)))
      : buttons.at(-1);
  });
}

async function type(element, name, text) {
  const field = await once(() => element.shadowRoot.querySelector(`[name="${name}"]`));
  field.value = text;
  field.dispatchEvent(new Event('input'));
  if (field.localName === 'select') field.dispatchEvent(new Event('change'));
}

async function choose(element, name) {
  const field = await once(() => element.shadowRoot.querySelector('input[type="file"]'));
  const files = new DataTransfer();
  files.items.add(new File([await contentOf(name)], name));
  field.files = files.files;
  field.dispatchEvent(new Event('change'));
}

/** A picture that is drawn here, or a table that the sample's server doesn't read. */
async function contentOf(name) {
  if (!name.endsWith('.png')) return 'section,item_name,price\r\n';
  const canvas = new OffscreenCanvas(960, 640);
  const drawing = canvas.getContext('2d');
  for (const [color, radius] of [
    ['#e8e2d4', 900],
    ['#fbfaf6', 300],
    ['#7f9a5a', 230],
    ['#c9562f', 120],
  ]) {
    drawing.fillStyle = color;
    drawing.beginPath();
    drawing.arc(480, 320, radius, 0, 7);
    drawing.fill();
  }
  return canvas.convertToBlob();
}

async function once(find) {
  const found = find();
  if (found) return found;
  await new Promise(requestAnimationFrame);
  return once(find);
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
