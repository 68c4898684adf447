import { nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { options } from '../../kit/forms/select-field.ts';
import { isolated } from '../../kit/forms/select-field.ts';
import { notice } from '../../kit/loading/notice.ts';
import { tag } from '../../kit/controls/tag.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { Alarm } from './alarm.ts';
import type { LiveUpdates } from './live-updates.ts';
import type { Location } from './records.ts';

interface Head {
  heading: unknown;
  alarm: Alarm;
  live: LiveUpdates;
  /** One to choose from only where there are several. */
  locations: readonly Location[];
  location: string;
  chooseLocation: (id: string) => void;
  /** Further buttons: what opens panels. */
  more: unknown;
  isSandbox: boolean;
  isOffline: boolean;
}

/** Above the queue: where one is, whether it is live, whether it can be heard. */
export function dashboardHead(of: Head): TemplateResult {
  const { alarm, live } = of;
  return html`<div class="head">
      ${of.heading} ${live.isLive ? tag('live', msg('Live')) : nothing}
      ${of.isSandbox ? tag('plain', msg('Sandbox: no real money')) : nothing} ${locationChoice(of)}
    </div>
    <div class="row">
      ${button({
        label: alarm.isOn ? msg('Turn sound off') : msg('Turn sound on'),
        action: 'sound',
        press: () => alarm.turn(!alarm.isOn),
      })}
      ${of.more}<slot name="actions"></slot>
    </div>
    <div role="status" class=${hasNews(of) ? 'stack' : 'unseen'}>${news(of)}</div>`;
}

const hasNews = ({ live, alarm, isOffline }: Head): boolean => live.isPolling || isOffline || alarm.isStopped;

function news({ live, alarm, isOffline }: Head): unknown {
  return html`${
    isOffline
      ? notice({
          kind: 'danger',
          title: msg('This device is offline.'),
          advice: msg('New orders can’t be seen. They are here as soon as there is a connection.'),
        })
      : live.isPolling
        ? notice({
            kind: 'warning',
            title: msg('Live updates are interrupted.'),
            advice: msg('Looking every 10 seconds.'),
          })
        : nothing
  }${
    alarm.isStopped
      ? notice({
          kind: 'warning',
          title: msg('The browser has stopped the sound.'),
          action: button({ label: msg('Turn sound on'), press: () => alarm.turn(true) }),
        })
      : nothing
  }`;
}

function locationChoice({ locations, location, chooseLocation }: Head): TemplateResult | typeof nothing {
  if (locations.length < 2) return nothing;
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
