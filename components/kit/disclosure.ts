import { html, type TemplateResult } from 'lit';

/** What opens below its summary, by the browser's own means. */
export const disclosure = (summary: unknown, content: unknown, isOpen = false): TemplateResult =>
  html`<details part="details" ?open=${isOpen}>
    <summary>${summary}</summary>
    <div class="below">${content}</div>
  </details>`;
