import { html, LitElement } from 'lit';
import { afterEach, expect, test } from 'vitest';
import { dropRendered } from './base-element.ts';

class Rendered extends LitElement {
  override render() {
    return html`<p>Rendered</p>`;
  }
}

/** Returns an element as rendered by a server, before its class is defined. */
function fromServer(name: string): HTMLElement {
  document.body.setHTMLUnsafe(
    `<${name}><template shadowrootmode="open"><p>Rendered</p></template></${name}>`,
  );
  return document.querySelector<HTMLElement>(name) as HTMLElement;
}

const paragraphs = (element: HTMLElement): number => element.shadowRoot?.querySelectorAll('p').length ?? 0;

afterEach(() => document.body.replaceChildren());

test('an element that a server rendered is there once, where nothing takes that over', async () => {
  const element = fromServer('rendered-once');
  dropRendered('rendered-once', Rendered);
  customElements.define('rendered-once', Rendered);
  await (element as Rendered).updateComplete;
  expect(paragraphs(element)).toBe(1);
});

test('what is taken over stays', () => {
  const element = fromServer('taken-over');
  class TakingOver extends Rendered {
    static override get observedAttributes(): string[] {
      return ['defer-hydration'];
    }
  }
  dropRendered('taken-over', TakingOver);
  expect(paragraphs(element)).toBe(1);
});
