import '@shoelace-style/shoelace/dist/components/button/button.js';
import '@shoelace-style/shoelace/dist/components/input/input.js';
import theme from '@shoelace-style/shoelace/dist/themes/light.css?inline';
import { FIELDS, TITLE } from './fields.js';
import { page } from './page.js';
import css from './plant-form.css?inline';

document.adoptedStyleSheets = [theme, css].map((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
});

const field = ({ name, label, hint = '', inputmode = 'text', placeholder = '', required }) =>
  `<sl-input name="${name}" label="${label}" help-text="${hint}" inputmode="${inputmode}" placeholder="${placeholder}"
    autocomplete="off" ${required ? 'required' : ''}></sl-input>`;

const template = document.createElement('template');
template.innerHTML = `<form aria-label="${TITLE}" novalidate>
  <h2>${TITLE}</h2>
  <div role="status"></div>
  <div class="fields">${FIELDS.map(field).join('')}</div>
  <div class="row">
    <sl-button variant="primary" type="submit">Add plant</sl-button>
    <sl-button type="reset">Clear</sl-button>
  </div>
</form>`;

page({
  mount(place, count) {
    place.append(
      ...Array.from({ length: count }, () => {
        const form = document.importNode(template.content, true);
        form.firstElementChild.addEventListener('submit', (event) => event.preventDefault());
        return form;
      }),
    );
    const parts = [...place.querySelectorAll('sl-input, sl-button')];
    return Promise.all(parts.map((part) => part.updateComplete));
  },
});
