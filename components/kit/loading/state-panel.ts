import { nothing, type TemplateResult } from 'lit';
import { html } from '../../session/base-element.ts';

/** Why there is nothing here, and what to do about it. */
interface StatePanel {
  kind: 'empty' | 'waiting' | 'error' | 'no-access';
  title: string;
  advice?: unknown;
  action?: TemplateResult;
}

// Drawn for this kit, on a grid of 24: a tray, a clock, a triangle, a lock.
const icons: Record<StatePanel['kind'], string> = {
  empty: 'M4 13.5 6.5 5h11l2.5 8.5V19H4zm0 0h5a3 3 0 0 0 6 0h5',
  waiting: 'M12 7v5l3.5 2M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17',
  error: 'M12 9v5M12 17v.1M12 4 2.8 19.5h18.4z',
  'no-access': 'M6 11h12v9H6zm2.5 0V8a3.5 3.5 0 0 1 7 0v3',
};

/** In the place of what can't be shown. The caller puts it into a live region where it comes later. */
export const statePanel = ({ kind, title, advice, action }: StatePanel): TemplateResult =>
  html`<div part="state" class="state ${kind}">
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${icons[kind]}></path></svg>
    <p><b>${title}</b></p>
    ${advice ? html`<p class="muted">${advice}</p>` : nothing} ${action ?? nothing}
  </div>`;

/** Lines of text to come, as high as they will be. Say beside it, in a live region, that something loads. */
export const skeletonLines = (count: number): TemplateResult =>
  html`<div class="skeleton" inert>${Array.from({ length: count }, () => html`<p>&nbsp;</p>`)}</div>`;
