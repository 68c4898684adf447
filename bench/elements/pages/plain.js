import { FIELDS, TITLE } from './fields.js';
import { page } from './page.js';
import css from './plant-form.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets = [sheet];

const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

let forms = 0;

function field({ name, label, hint, inputmode, placeholder, required }, form) {
  const id = `${name}-${form}`;
  const input = make('input', { id, name, required, autocomplete: 'off', placeholder: placeholder ?? '' });
  if (inputmode) input.inputMode = inputmode;
  if (hint) input.setAttribute('aria-describedby', `${id}-note`);
  input.addEventListener('input', () => input.removeAttribute('aria-invalid'));
  const text = make('label', { htmlFor: id }, label);
  if (!required) text.append(' ', make('span', { className: 'muted' }, 'optional'));
  const parts = hint ? [text, input, make('p', { id: `${id}-note` }, hint)] : [text, input];
  return make('div', { className: 'field' }, ...parts);
}

function plantForm() {
  forms += 1;
  const form = make(
    'form',
    { noValidate: true, ariaLabel: TITLE },
    make('h2', {}, TITLE),
    make('div', { role: 'status' }),
    make('div', { className: 'fields' }, ...FIELDS.map((one) => field(one, forms))),
    make(
      'div',
      { className: 'row' },
      make('button', { className: 'primary' }, 'Add plant'),
      make('button', { type: 'reset' }, 'Clear'),
    ),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    for (const input of form.querySelectorAll('input')) input.ariaInvalid = `${!input.checkValidity()}`;
  });
  return form;
}

page({ mount: (place, count) => place.append(...Array.from({ length: count }, plantForm)) });
