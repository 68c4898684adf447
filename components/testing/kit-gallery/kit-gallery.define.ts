import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { card } from '../../kit/controls/card.styles.ts';
import { chartStyles } from '../../kit/charts/chart.styles.ts';
import { choice } from '../../kit/forms/choice.styles.ts';
import { controls } from '../../kit/controls/controls.styles.ts';
import { dataStyles } from '../../kit/tables/data.styles.ts';
import { fields } from '../../kit/forms/fields.styles.ts';
import { overlays } from '../../kit/controls/overlay.styles.ts';
import { select } from '../../kit/forms/select-field.ts';
import { table } from '../../kit/tables/table.styles.ts';
import { tabStyles } from '../../kit/controls/tabs.ts';
import { tags } from '../../kit/controls/tag.ts';
import { define } from '../../session/base-element.ts';
import { base, tokens } from '../../theme/theme.styles.ts';
import { actionSamples } from './action-samples.ts';
import { dataSamples } from './data-samples.ts';
import { fieldSamples } from './field-samples.ts';
import { newsSamples } from './news-samples.ts';
import type { Sample } from './sample.ts';

const layout = css`
  .card {
    container-type: inline-size;
  }
  .filters {
    max-width: 240px;
  }
  code {
    font-size: 13px;
  }
`;

/** Every part of the kit, by the name of its sample. */
export const samples: Record<string, Sample> = {
  ...fieldSamples,
  ...actionSamples,
  ...newsSamples,
  ...dataSamples,
};

/** Shows one part of the kit, for the gallery. It is in no package. */
export class KitSample extends LitElement {
  static override styles = [
    tokens,
    base,
    controls,
    card,
    tags,
    choice,
    select,
    fields,
    overlays,
    table,
    tabStyles,
    dataStyles,
    chartStyles,
    layout,
  ];

  static override properties = { name: {} };

  declare name: string;

  #renderSample: () => unknown = () => '';

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('name')) this.#renderSample = samples[this.name]?.(this) ?? (() => '');
  }

  override render(): TemplateResult {
    return html`<div class="card">${this.#renderSample()}</div>`;
  }
}

define('trellis-kit-sample', KitSample);
