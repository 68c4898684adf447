import { nothing, type TemplateResult } from 'lit';
import { failureNotice } from '../../kit/loading/outcome.ts';
import { html } from '../../session/base-element.ts';
import type { Alarm } from './alarm.ts';
import { board, type View } from './board.ts';
import type { Counter } from './counter.ts';
import { dashboardHead } from './dashboard-head.ts';
import type { Panels } from './panels.ts';

export interface QueueViewOptions {
  readonly counter: Counter;
  readonly panels: Panels;
  readonly alarm: Alarm;
  readonly heading: unknown;
  readonly words: { readonly heading: string; readonly loading: string };
  /** There is a choice of several otherwise. */
  readonly hasOneLocation: boolean;
  readonly isSandbox: boolean;
  readonly isOffline: boolean;
  readonly view: View;
  readonly choose: (view: View) => void;
}

export const queueSkeleton = (): TemplateResult =>
  html`<div class="skeleton bones" inert>${[0, 1, 2].map(() => html`<p>&nbsp;</p>`)}</div>`;

/** The queue with what stands above it. */
export function queueView(of: QueueViewOptions): TemplateResult {
  const { counter, panels, words } = of;
  const { queue, locations, failures } = counter;
  const { error, loaded, load } = queue;
  const isOffline = of.isOffline || error?.type === 'offline';
  const failed = isOffline ? undefined : error;
  return html`<section part="card" class="card" tabindex="-1" aria-label=${words.heading}>
    ${dashboardHead({
      heading: of.heading,
      alarm: of.alarm,
      live: counter.live,
      locations: of.hasOneLocation ? [] : (locations.value ?? []),
      location: counter.location,
      chooseLocation: counter.chooseLocation,
      more: panels.renderButtons(),
      isSandbox: of.isSandbox,
      isOffline,
    })}
    ${counter.news.render()} ${panels.render()}
    <div role="status" class=${failed ? '' : 'unseen'}>
      ${failed ? failureNotice(failures, failed, load) : nothing} ${loaded || error ? nothing : words.loading}
    </div>
    ${loaded ? board({ orders: queue.orders, view: of.view, choose: of.choose }) : queueSkeleton()}
  </section>`;
}
