import { html, type TemplateResult } from 'lit';

/** Lines of text to come, as high as they will be. Say beside it, in a live region, that something loads. */
export const skeletonLines = (count: number): TemplateResult =>
  html`<div class="skeleton" inert>${Array.from({ length: count }, () => html`<p>&nbsp;</p>`)}</div>`;
