import { html, type Html } from '../../../core/text/html.ts';

/**
 * A value to be taken elsewhere, such as an id. One click into it selects all of it; where scripts run, a button beside
 * it copies it (`assets/console.js`).
 * @param what completes "Copy", for a screen reader: "the key’s ID"
 * @param href the page of what has this ID; a click then leads there
 */
export function copyable(value: string, what: string, href?: string): Html {
  const shown =
    href === undefined
      ? html`<span class="mono pick">${value}</span>`
      : html`<a class="mono pick" href="${href}">${value}</a>`;
  return html`<span class="copyable"
    >${shown}<button type="button" class="copy" data-copy hidden aria-label="Copy ${what}" title="Copy">
      ${COPY}</button
    ><span class="unseen" role="status"></span
  ></span>`;
}

/** The same for several lines, such as a command: as a block, with a label on its button. */
export function copyableBlock(text: string, what: string): Html {
  return html`<div class="copyable block">
    <pre class="mono pick">${text}</pre>
    <button type="button" class="quiet slim" data-copy hidden aria-label="Copy ${what}">Copy</button
    ><span class="unseen" role="status"></span>
  </div>`;
}

/** Two sheets, one over the other. */
const COPY = html`<svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
  <rect x="5.5" y="5.5" width="8" height="8" rx="1.5"></rect>
  <path d="M10.5 3.5v-.2c0-.7-.6-1.3-1.3-1.3H3.8c-.7 0-1.3.6-1.3 1.3v5.4c0 .7.6 1.3 1.3 1.3h.2"></path>
</svg>`;
