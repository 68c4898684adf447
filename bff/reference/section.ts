import { html, type Content, type Html } from '../gateway/html.ts';

/** A record or an operation on its group's page. */
export interface Section {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  /** Beside the title when the section is folded. */
  readonly mark?: Content;
  readonly words: Content;
  readonly samples: Content;
  /** Whether the title alone is in sight until someone opens it. */
  readonly isFolded: boolean;
}

/**
 * Words on the left, samples on the right. Folded, the anchor is on what the title opens: a browser that is led there opens it by itself,
 * without a script.
 */
export function section({ id, title, mark, words, samples, isFolded }: Section): Html {
  const anchor = html`<a class="anchor" href="#${id}" aria-label="Link to ${title}">#</a>`;
  if (!isFolded) {
    return html`<section class="operation split" id="${id}" aria-labelledby="${id}-title">
      <div class="words">
        <h2 id="${id}-title">${title}${anchor}</h2>
        ${words}
      </div>
      <div class="samples">${samples}</div>
    </section>`;
  }
  return html`<details class="operation fold">
    <summary>
      <h2 id="${id}-title">${title}</h2>
      ${mark}
    </summary>
    <section class="operation split" id="${id}" aria-labelledby="${id}-title">
      <div class="words">${words}</div>
      <div class="samples">${samples}</div>
    </section>
  </details>`;
}
