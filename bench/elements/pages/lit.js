import { css, html, LitElement, nothing, unsafeCSS } from 'lit';
import { FIELDS, TITLE } from './fields.js';
import { page } from './page.js';
import sheet from './plant-form.css?inline';

class PlantForm extends LitElement {
  static styles = [
    css`
      :host {
        display: block;
      }
    `,
    unsafeCSS(sheet),
  ];
  static properties = { values: { state: true }, wrong: { state: true } };

  constructor() {
    super();
    this.values = { id: '', name: '', tag: '' };
    this.wrong = {};
  }

  render() {
    return html`<form aria-label=${TITLE} novalidate @submit=${this.#submit} @reset=${this.#clear}>
      <h2>${TITLE}</h2>
      <div role="status"></div>
      <div class="fields">${FIELDS.map((one) => this.#field(one))}</div>
      <div class="row">
        <button class="primary">Add plant</button>
        <button type="reset">Clear</button>
      </div>
    </form>`;
  }

  #field({ name, label, hint, inputmode, placeholder, required }) {
    return html`<div class="field">
      <label for=${name}>${label}${required ? nothing : html` <span class="muted">optional</span>`}</label>
      <input
        id=${name}
        name=${name}
        autocomplete="off"
        inputmode=${inputmode ?? nothing}
        placeholder=${placeholder ?? nothing}
        .value=${this.values[name]}
        ?required=${required}
        aria-invalid=${!!this.wrong[name]}
        aria-describedby=${hint ? `${name}-note` : nothing}
        @input=${({ target }) => (this.values = { ...this.values, [name]: target.value })}
      />
      ${hint ? html`<p id="${name}-note">${hint}</p>` : nothing}
    </div>`;
  }

  #submit = (event) => {
    event.preventDefault();
    this.wrong = Object.fromEntries(
      FIELDS.map(({ name, required }) => [name, required && !this.values[name]]),
    );
  };

  #clear = () => {
    this.values = { id: '', name: '', tag: '' };
    this.wrong = {};
  };
}
customElements.define('plant-form', PlantForm);

page({
  mount(place, count) {
    const forms = Array.from({ length: count }, () => document.createElement('plant-form'));
    place.append(...forms);
    return Promise.all(forms.map((form) => form.updateComplete));
  },
});
