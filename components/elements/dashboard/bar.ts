import { nothing, type LitElement, type TemplateResult } from 'lit';
import { msg, str } from '../../i18n/message.ts';
import { button } from '../../kit/controls/button.ts';
import { tag } from '../../kit/controls/tag.ts';
import { isolated, options } from '../../kit/forms/select-field.ts';
import { html } from '../../session/base-element.ts';
import type { Alarm } from './alarm.ts';
import type { Counter } from './counter.ts';
import { icon, iconButton, type IconName } from './icons.ts';
import type { Panel } from './panel-context.ts';
import type { Location } from './records.ts';

/** The content of the bar, and the panels that it opens. */
export interface Bar {
  readonly host: LitElement & { may: (scope: string) => boolean };
  readonly heading: unknown;
  readonly alarm: Alarm;
  readonly counter: Counter;
  /** There is a choice of several otherwise. */
  readonly hasOneLocation: boolean;
  readonly isSandbox: boolean;
  readonly isOffline: boolean;
  /** Whether guests can order, and how soon they get it. */
  readonly ordering: unknown;
  readonly open: Panel | undefined;
  readonly toggle: (panel: Panel) => void;
}

/**
 * One bar: whose orders, whether guests can order, and what opens. It is whole from the first, so nothing
 * moves.
 */
export function bar(of: Bar): TemplateResult {
  const { host, alarm } = of;
  const maySell = host.may('menus:read') && host.may('menus:write');
  return html`<header class="bar">
    <div class="whose">
      ${of.heading}
      <div class="where">${where(of)}</div>
    </div>
    ${of.ordering}
    <div class="tools">
      ${tool(of, 'history', 'search', msg('History'))}
      ${maySell ? tool(of, 'sold-out', 'tag', msg('Sold out')) : nothing}
      ${iconButton({
        name: alarm.isOn ? 'sound' : 'silent',
        label: alarm.isOn ? msg('Turn sound off') : msg('Turn sound on'),
        action: 'sound',
        press: () => alarm.turn(!alarm.isOn),
      })}
      ${
        document.fullscreenEnabled
          ? iconButton({ name: 'full', label: msg('Full screen'), press: () => toggleFullScreen(host) })
          : nothing
      }
      <slot name="actions"></slot>
    </div>
  </header>`;
}

function tool(of: Bar, panel: Panel, picture: IconName, label: string): TemplateResult {
  return button({
    label: html`${icon(picture)}<span class="label">${label}</span>`,
    action: panel,
    isExpanded: of.open === panel,
    press: () => of.toggle(panel),
  });
}

/** It also keeps the screen on, where the browser lets it (`panels/screen.ts`). */
const toggleFullScreen = (host: Element): Promise<void> =>
  document.fullscreenElement ? document.exitFullscreen() : host.requestFullscreen();

/** The location, and whether what is shown is up to date. */
function where(of: Bar): TemplateResult {
  const { counter, isSandbox, isOffline } = of;
  const { live, locations } = counter;
  const all = locations.value ?? [];
  const only = all.find(({ id }) => id === counter.location) ?? (all.length === 1 ? all[0] : undefined);
  const since = isOffline || live.isPolling ? lostText(counter, only?.id ?? '') : undefined;
  return html`${
    all.length > 1 && !of.hasOneLocation
      ? locationChoice(counter, all)
      : only && html`<span class="clip"><bdi>${only.name}</bdi></span>`
  }
  ${live.isLive ? html`<span class="is-live">${msg('Live')}</span>` : nothing}
  ${since ? html`<b class="lost">${since}</b>` : nothing}
  ${isSandbox ? tag('plain', msg('Sandbox: no real money')) : nothing}`;
}

/** Since when nothing has come by itself; nothing while that is unknown. */
function lostText({ live, writer, clock }: Counter, location: string): string | undefined {
  if (!live.lostMs) return undefined;
  const time = writer.time(new Date(clock.now(live.lostMs)).toISOString(), { location });
  return msg(str`Not live since ${time}`);
}

function locationChoice(
  { location, chooseLocation }: Counter,
  locations: readonly Location[],
): TemplateResult {
  const all = [
    ['', msg('All locations')] as const,
    ...locations.map(({ id, name }) => [id, isolated(name)] as const),
  ];
  return html`<select
    part="input"
    class="slim"
    aria-label=${msg('Location')}
    @change=${({ target }: Event) => chooseLocation((target as HTMLSelectElement).value)}
  >
    ${options({ value: location, options: all })}
  </select>`;
}
