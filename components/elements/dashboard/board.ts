import { nothing, type TemplateResult } from 'lit';
import { statePanel } from '../../kit/loading/state-panel.ts';
import { tabs } from '../../kit/controls/tabs.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { GROUPS, grouped, type Group } from './order-groups.ts';
import { orderCards } from './order-card.ts';
import { groupText } from './order-words.ts';
import type { Order } from './records.ts';

/** What is shown: one group, or all that are of now. */
export type View = Group | 'all';

const OF_NOW = ['new', 'preparing', 'ready'] as const;

interface Board {
  orders: readonly Order[];
  view: View;
  choose: (view: View) => void;
}

/** The queue by promised time: columns where there is room, below each other where there isn't; or one group alone. */
export function board({ orders, view, choose }: Board): TemplateResult {
  const groups = grouped(orders);
  const ofNow = OF_NOW.reduce((sum, group) => sum + groups[group].length, 0);
  return tabs(
    {
      label: msg('Orders'),
      chosen: view,
      tabs: [
        { id: 'all', label: counted(msg('Now'), ofNow) },
        ...GROUPS.map((group) => ({ id: group, label: counted(groupText(group), groups[group].length) })),
      ],
      content: view === 'all' ? all(groups, ofNow) : one(view, groups[view]),
    },
    (id) => choose(id as View),
  );
}

function all(groups: Record<Group, Order[]>, count: number): TemplateResult {
  if (count === 0) return html`<slot name="empty">${nothing}${none('all')}</slot>`;
  return html`<div class="columns">
    ${OF_NOW.map(
      (group) =>
        html`<section
          class="column ${groups[group].length > 0 ? '' : 'is-empty'}"
          aria-label=${groupText(group)}
        >
          <h3>${groupText(group)} <span class="muted">${groups[group].length}</span></h3>
          ${groups[group].length > 0 ? orderCards(group) : html`<p class="muted">${noneText(group)}</p>`}
        </section>`,
    )}
  </div>`;
}

const one = (group: Group, orders: readonly Order[]): TemplateResult =>
  orders.length > 0 ? orderCards(group) : none(group);

const none = (view: View): TemplateResult =>
  statePanel({
    kind: view === 'all' ? 'waiting' : 'empty',
    title: noneText(view),
    advice: view === 'all' ? msg('New orders appear here by themselves.') : undefined,
  });

const noneText = (view: View): string =>
  ({
    all: msg('No orders right now.'),
    new: msg('Nothing to answer.'),
    preparing: msg('Nothing in preparation.'),
    ready: msg('Nothing is waiting to be collected.'),
    later: msg('Nothing is scheduled for later.'),
  })[view];

const counted = (text: string, count: number): string => (count > 0 ? `${text} (${count})` : text);
