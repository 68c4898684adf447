import type { TemplateResult } from 'lit';
import { html } from '../../session/base-element.ts';

/** Lines of text to come, as high as they will be. Say beside it, in a live region, that something loads. */
export const skeletonLines = (count: number): TemplateResult =>
  html`<div class="skeleton" inert>${Array.from({ length: count }, () => html`<p>&nbsp;</p>`)}</div>`;
