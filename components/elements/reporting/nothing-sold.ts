import type { TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { statePanel } from '../../kit/loading/state-panel.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { ReportHost } from './filters.ts';

/** Where the dates and filters have no sales: what to expect, and the way to more days. */
export function nothingSold(range: string, host: ReportHost): TemplateResult {
  const wider = range === 'last-30-days' ? 'last-12-months' : 'last-30-days';
  return html`<slot name="empty"
    >${statePanel({
      kind: 'empty',
      title: msg('Nothing was sold in these days'),
      advice: msg('Sales appear here when they are paid. Other dates or filters may have some.'),
      action: button({
        label: wider === 'last-30-days' ? msg('Show the last 30 days') : msg('Show the last 12 months'),
        isSlim: true,
        press: () => host.choose({ range: wider }),
      }),
    })}</slot
  >`;
}
