import { fixture, html } from '@open-wc/testing';
import { waitUntil } from '../../../testing/wait-until.ts';
import type { TrellisMenuEditor } from '../menu-editor.ts';

type State = TrellisMenuEditor['state'];

/** An element in its page, used as a person does: by what it says. */
export class OpenEditor {
  readonly element: TrellisMenuEditor;

  constructor(element: TrellisMenuEditor) {
    this.element = element;
  }

  /** @param menu id of the menu to show; empty: the list */
  static async open(state: State = 'ready', menu = ''): Promise<OpenEditor> {
    const whole = await fixture(html`
      <trellis-session cookie csrf="c1"
        ><trellis-menu-editor menu=${menu}></trellis-menu-editor
      ></trellis-session>
    `);
    const editor = new OpenEditor(whole.querySelector('trellis-menu-editor') as TrellisMenuEditor);
    await editor.reaches(state);
    return editor;
  }

  get root(): ShadowRoot {
    return this.element.shadowRoot as ShadowRoot;
  }

  get text(): string {
    return this.root.textContent?.replaceAll(/\s+/g, ' ') ?? '';
  }

  async reaches(state: State): Promise<void> {
    await waitUntil(() => this.element.state === state, `${state}, not ${this.element.state}: ${this.text}`);
    await this.element.updateComplete;
  }

  says = (text: string): Promise<void> =>
    waitUntil(() => this.text.includes(text), `“${text}” in: ${this.text}`);

  button(text: string): HTMLButtonElement | undefined {
    return [...this.root.querySelectorAll('button')].find(
      (one) =>
        one.checkVisibility() &&
        (one.textContent?.replaceAll(/\s+/g, ' ').trim() === text || one.ariaLabel === text),
    );
  }

  async press(text: string): Promise<void> {
    await waitUntil(() => this.button(text), `a button ${text} in: ${this.text}`);
    this.button(text)?.click();
    await this.element.updateComplete;
  }

  /** Opens the item or section of this id. */
  async choose(id: string): Promise<void> {
    this.root.querySelector<HTMLElement>(`[data-action=open-${id}]`)?.click();
    await waitUntil(() => this.root.querySelector('#part-title'), `the form of ${id}`);
    await this.element.updateComplete;
  }

  input(name: string): HTMLInputElement {
    const found = this.root.querySelector<HTMLInputElement>(
      `.detail [name^="${name}"], .panel [name^="${name}"]`,
    );
    if (!found) throw new Error(`no field ${name} in: ${this.text}`);
    return found;
  }

  type(name: string, text: string): void {
    const input = this.input(name);
    input.value = text;
    input.dispatchEvent(new Event('input'));
  }

  /** Names of sections and items as they are on the page. */
  get lines(): string[] {
    return [...this.root.querySelectorAll('.line .names bdi')].map((one) => one.textContent ?? '');
  }
}
