import type { TemplateResult } from 'lit';
import { html } from '../../session/base-element.ts';

/** What opens below its summary, by the browser's own means. */
export const disclosure = (summary: unknown, content: unknown, isOpen = false): TemplateResult =>
  html`<details part="details" ?open=${isOpen}>
    <summary>${summary}</summary>
    <div class="below">${content}</div>
  </details>`;
