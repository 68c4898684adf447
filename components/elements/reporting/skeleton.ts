import type { TemplateResult } from 'lit';
import { skeletonLines } from '../../kit/skeleton.ts';
import { html } from '../../session/base-element.ts';
import { HEADLINES } from './summary.ts';

/** Filters and totals to come, painted over, as high as they will be. */
export const skeleton = (): TemplateResult =>
  html`<div class="filters" inert>
      ${['', '', ''].map(
        () =>
          html`<div class="field">
            <label>&nbsp;</label><input disabled tabindex="-1" aria-hidden="true" />
          </div>`,
      )}
    </div>
    <div class="headlines" inert>
      ${HEADLINES.map(
        () => html`<p class="headline"><span>&nbsp;</span><b>&nbsp;</b><span>&nbsp;</span></p>`,
      )}
    </div>
    ${chartSkeleton()}`;

/** A chart and its statement to come. */
export const chartSkeleton = (): TemplateResult => html`<div class="to-come">${skeletonLines(8)}</div>`;
