import { nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { statePanel } from '../../kit/loading/state-panel.ts';
import { counted } from '../../i18n/format.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { Menu, ModifierGroup } from './menu-records.ts';

interface GroupsList {
  menu: Menu;
  chosen: string | undefined;
  canWrite: boolean;
  choose: (id: string) => void;
  add: () => void;
}

/** The modifier groups of a menu, to be chosen or added to. */
export function groupsList({ menu, chosen, canWrite, choose, add }: GroupsList): TemplateResult {
  const addButton = button({ label: msg('Add group'), action: 'add-group', press: add });
  if (menu.groups.length === 0) {
    return statePanel({
      kind: 'empty',
      title: msg('No modifier groups yet.'),
      advice: msg('A group is what customers choose for an item, such as its size or extras.'),
      ...(canWrite && { action: addButton }),
    });
  }
  const used = usesOf(menu);
  return html`<ul class="groups" aria-label=${msg('Modifier groups')}>
      ${menu.groups.map(
        (group) =>
          html`<li class="line">
            <button
              type="button"
              class="pick"
              data-action="open-${group.id}"
              aria-current=${group.id === chosen ? 'true' : nothing}
              @click=${() => choose(group.id)}
            >
              <span class="names"
                ><bdi>${group.name}</bdi
                ><span class="muted small"
                  >${choiceText(group)} · ${msg(str`offered by ${counted(used.get(group.id) ?? 0)}`)}</span
                ></span
              >
            </button>
          </li>`,
      )}
    </ul>
    ${canWrite ? html`<div class="row">${addButton}</div>` : nothing}`;
}

/** How many items offer each group. */
function usesOf(menu: Menu): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { items } of menu.sections)
    for (const { modifier_groups } of items)
      for (const { group } of modifier_groups) uses.set(group, (uses.get(group) ?? 0) + 1);
  return uses;
}

/** How many can be chosen, in words. */
export function choiceText({ min, max }: Pick<ModifierGroup, 'min' | 'max'>): string {
  if (max === null) return min ? msg(str`Choose ${counted(min)} or more`) : msg('Choose any number');
  if (min === max) return msg(str`Choose ${counted(max)}`);
  return min ? msg(str`Choose ${counted(min)} to ${counted(max)}`) : msg(str`Choose up to ${counted(max)}`);
}
