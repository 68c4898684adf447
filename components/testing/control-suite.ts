import { expect, fixture, html } from '@open-wc/testing';
import { LitElement, type TemplateResult } from 'lit';
import { it } from 'vitest';
import { card } from '../kit/controls/card.styles.ts';
import { choice } from '../kit/forms/choice.styles.ts';
import { controls } from '../kit/controls/controls.styles.ts';
import { fields } from '../kit/forms/fields.styles.ts';
import { base, tokens } from '../theme/theme.styles.ts';
import { itRendersWell } from './rendering-suite.ts';

/** The options of every field. */
export interface FieldState {
  name: string;
  label: string;
  error?: string;
  hint?: string;
  required?: boolean;
}

/** A field of the kit, and what a person does with it. */
export interface ControlSuite {
  /** Renders it around its value, in this state. */
  render: (state: FieldState, change: (value: unknown) => void) => TemplateResult;
  /** Changes it as a person would; the control has the focus. */
  use: (control: HTMLElement) => Promise<void> | void;
  /** The arguments that `change` was called with. */
  changed: unknown;
  /** The form's value under the field's name. */
  submitted: FormDataEntryValue | null;
}

class ControlHost extends LitElement {
  static override styles = [tokens, base, controls, card, choice, fields];
  static override properties = { content: {} };
  declare content: () => TemplateResult;
  override render(): TemplateResult {
    return html`<form>${this.content()}</form>`;
  }
}
customElements.define('control-host', ControlHost);

/** Puts parts of the kit into a host of their own. */
export const hosted = (content: () => TemplateResult): Promise<ControlHost> =>
  fixture(html`<control-host .content=${content}></control-host>`);

const STATE: FieldState = { name: 'given', label: 'Field', hint: 'What it is for.', required: true };

const controlOf = (host: ControlHost) => host.renderRoot.querySelector('#given') as HTMLInputElement;

const descriptionOf = (host: ControlHost): string => {
  const one = controlOf(host).closest('fieldset') ?? controlOf(host);
  const ids = (one.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return ids.map((id) => host.renderRoot.querySelector(`#${id}`)?.textContent).join(' ');
};

/** The tests that every field of the kit runs. */
export function itIsAField({ render, use, changed, submitted }: ControlSuite): void {
  const open = (state: Partial<FieldState> = {}, change: (value: unknown) => void = () => {}) =>
    hosted(() => render({ ...STATE, ...state }, change));
  itRendersWell({ open });

  it('is accessible with an error', async () =>
    expect(await open({ error: 'This can’t be right.' })).to.be.accessible());

  it('is described by its hint, and by its error instead', async () => {
    expect(descriptionOf(await open())).to.contain('What it is for.');
    const wrong = await open({ error: 'This can’t be right.' });
    expect(descriptionOf(wrong)).to.contain('This can’t be right.').and.not.to.contain('What it is for.');
    expect(controlOf(wrong).getAttribute('aria-invalid')).to.equal('true');
    expect(controlOf(await open()).getAttribute('aria-invalid')).not.to.equal('true');
  });

  it('is found by its label', async () => {
    const host = await open();
    const control = controlOf(host);
    const label = control.closest('fieldset')?.querySelector('legend') ?? control.labels?.[0];
    expect(label?.textContent?.trim()).to.equal('Field');
  });

  it('says what a person has changed, and so does its form', async () => {
    const values: unknown[] = [];
    const host = await open({}, (value) => values.push(value));
    const control = controlOf(host);
    control.focus();
    await use(control);
    expect(values.at(-1)).to.deep.equal(changed);
    const form = host.renderRoot.querySelector('form') as HTMLFormElement;
    const value = new FormData(form).get('given');
    expect(value instanceof File ? value.name : value).to.equal(submitted);
  });

  it('takes part in no form while a fieldset around it is disabled', async () => {
    const host = await hosted(() => html`<fieldset disabled>${render(STATE, () => {})}</fieldset>`);
    expect(controlOf(host).matches(':disabled')).to.equal(true);
    const form = host.renderRoot.querySelector('form') as HTMLFormElement;
    expect([...new FormData(form).keys()]).to.deep.equal([]);
  });
}
