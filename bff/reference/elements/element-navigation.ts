import { html, type Html } from '../../gateway/html.ts';
import { addressOfElement, ELEMENTS } from './elements.ts';
import type { ElementDeclaration } from './manifest.ts';

/** The part of the contents that leads to the elements; nothing where there are none. */
export function elementNavigation(current: ElementDeclaration | undefined): Html | undefined {
  if (ELEMENTS.length === 0) return undefined;
  return html`<p class="heading">Elements</p>
    <ul>
      ${ELEMENTS.map(
        (one) =>
          html`<li>
            <a href="${addressOfElement(one)}" ${one === current && html`aria-current="page"`}
              >${one.tagName}</a
            >
          </li>`,
      )}
    </ul>`;
}
