import { html, type Content } from '../../core/text/html.ts';
import { type Words, nameOf } from '../../core/text/message.ts';

/** A place that a guest can choose. */
export interface Place {
  readonly href: string;
  readonly name: string;
  /** What is known of it, under its name. */
  readonly lines: readonly Content[];
  /** Whether it is open, beside its name. */
  readonly state?: Content;
}

export function placeList(places: readonly Place[]): Content {
  return html`<ul class="places">
    ${places.map(placeCard)}
  </ul>`;
}

function placeCard({ href, name, lines, state }: Place): Content {
  const [initial = ''] = name.trim();
  return html`<li>
    <a class="place" href="${href}">
      <span class="initial" aria-hidden="true">${initial.toUpperCase()}</span>
      <span class="known"
        ><b>${nameOf(name)}</b>${lines.map((line) => html`<span class="line">${line}</span>`)}</span
      >
      ${state}
    </a>
  </li>`;
}

/** In place of a list without entries. */
export function emptyPlaces(title: Words, advice: Words): Content {
  return html`<div class="empty">
    <p><b>${title}</b></p>
    <p>${advice}</p>
  </div>`;
}
