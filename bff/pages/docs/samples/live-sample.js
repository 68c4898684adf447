/*
 * Shows the live sample of an element's page: a frame for the state, language and colors that are chosen, and
 * its HTML.
 */

const sample = document.querySelector('.live-sample');
const place = sample.querySelector('.live-frame');
const controls = sample.querySelector('.live-controls');
const state = controls.querySelector('[name=state]');
const language = controls.querySelector('[name=lang]');
const reached = sample.querySelector('.live-reached');
const chosen = (name) => controls.querySelector(`[name=${name}]:checked`).value;

/** An origin of its own: no cookie, no storage, no way to the page around. Elements send forms, by script. */
const frame = document.createElement('iframe');
frame.sandbox.add('allow-scripts', 'allow-forms');
frame.referrerPolicy = 'no-referrer';
frame.loading = 'lazy';

/** The color scheme of the page, by its own switch or the system's. */
function schemeOfPage() {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** States that are recorded in English, or reached by an English label, are left out elsewhere. */
function offerStates() {
  const isEnglish = language.value === 'en';
  const options = [...state.options];
  for (const option of options) option.disabled = !isEnglish && 'english' in option.dataset;
  const isLeftOut = options.some(({ disabled }) => disabled);
  sample.querySelector('.live-hint').hidden = !isLeftOut;
  if (!state.selectedOptions[0].disabled) return;
  const first = options.find(({ defaultSelected, disabled }) => defaultSelected && !disabled);
  (first ?? options.find(({ disabled }) => !disabled)).selected = true;
}

function showSample() {
  offerStates();
  const [{ textContent, dataset }] = state.selectedOptions;
  const query = new URLSearchParams({ state: state.value, lang: language.value, scheme: chosen('scheme') });
  const address = `${sample.dataset.address}?${query}`;
  frame.title = `${sample.dataset.name}: ${textContent.trim()}`;
  sample.querySelector('.live-title').replaceChildren(...withCode(dataset.note));
  sample.querySelector('pre code').textContent = dataset.code;
  // In place of the one that is shown: the way back leads to the page before.
  if (frame.isConnected) frame.contentWindow.location.replace(address);
  else frame.src = address;
  showScheme();
}

/** The frame's canvas is the sample's from the first, so that it doesn't flash. */
function showScheme() {
  place.dataset.scheme = chosen('scheme');
  place.dataset.width = chosen('width');
}

/** Text with code in backticks. */
function withCode(text) {
  return text.split('`').map((part, at) => {
    const one = document.createElement(at % 2 === 1 ? 'code' : 'span');
    one.textContent = part;
    return one;
  });
}

addEventListener('message', ({ source, data }) => {
  if (source !== frame.contentWindow || typeof data?.sampleState !== 'string') return;
  reached.textContent = data.sampleState;
});

controls.querySelector(`[name=scheme][value=${schemeOfPage()}]`).checked = true;
controls.hidden = false;
for (const one of [state, language]) one.addEventListener('change', showSample);
for (const one of controls.querySelectorAll('[name=scheme]')) one.addEventListener('change', showSample);
for (const one of controls.querySelectorAll('[name=width]')) one.addEventListener('change', showScheme);
showSample();
place.append(frame);
