import { nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { options } from '../../kit/forms/select-field.ts';
import { tag } from '../../kit/controls/tag.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { DeliveryState } from './records.ts';

/** What stands above the deliveries to one endpoint, and what can be pressed there. */
export interface DeliveriesHead {
  url: string;
  hasFailed: boolean;
  isPaused: boolean;
  pause: (isPaused: boolean) => void;
  filter: DeliveryState | '';
  choose: (filter: DeliveryState | '') => void;
  /** Buttons that open a form. */
  openers: readonly TemplateResult[];
}

/** Heading, whether it is live, and what is shown of the log. */
export function deliveriesHead(of: DeliveriesHead): TemplateResult {
  const { isPaused } = of;
  const states: [DeliveryState | '', string][] = [
    ['', msg('All')],
    ['pending', msg('Pending')],
    ['delivered', msg('Delivered')],
    ['failed', msg('Failed')],
  ];
  return html`<div class="head">
    <div>
      <h2 part="heading" id="deliveries">${msg('Deliveries')}</h2>
      <p class="muted"><bdi class="url">${of.url}</bdi></p>
    </div>
    ${of.hasFailed ? nothing : isPaused ? tag('plain', msg('Paused')) : tag('live', msg('Live'))}
    ${button({
      label: isPaused ? msg('Resume') : msg('Pause'),
      isSlim: true,
      press: () => of.pause(!isPaused),
    })}
    <select
      part="input"
      class="slim"
      aria-label=${msg('Filter by status')}
      @change=${({ target }: Event) => of.choose((target as HTMLSelectElement).value as DeliveryState | '')}
    >
      ${options({ value: of.filter, options: states })}
    </select>
    ${of.openers}
  </div>`;
}
