import { nothing, type TemplateResult } from 'lit';
import { button } from '../../../kit/controls/button.ts';
import { msg } from '../../../i18n/message.ts';
import { html } from '../../../session/base-element.ts';
import type { Edit } from '../draft.ts';
import { type DraftChange, findGroup, findItem, findSection, type Menu } from '../menu-records.ts';
import { itemsText } from '../menu-words.ts';

type Kind = 'item' | 'section' | 'group';

/** Removes a part from the draft. A group is taken from the items that offer it. */
export const deletionOf = (kind: Kind, id: string): Edit => ({
  change: (menu) => change(menu, kind, id),
  // A deletion doesn't conflict with others' changes, except for a section that has got items since.
  fits: (before, now) =>
    kind !== 'section' || findSection(before, id)?.items.length === findSection(now, id)?.items.length,
});

function change(menu: Menu, kind: Kind, id: string): DraftChange | undefined {
  if (kind === 'section') {
    if (!findSection(menu, id)) return undefined;
    return { sections: menu.sections.filter((one) => one.id !== id).map((one) => ({ id: one.id })) };
  }
  if (kind === 'item') {
    const placed = findItem(menu, id);
    if (!placed) return undefined;
    return {
      sections: menu.sections.map((section) =>
        section === placed.section
          ? {
              id: section.id,
              items: section.items.filter((one) => one.id !== id).map((one) => ({ id: one.id })),
            }
          : { id: section.id },
      ),
    };
  }
  if (!findGroup(menu, id)) return undefined;
  return {
    groups: menu.groups.filter((one) => one.id !== id).map((one) => ({ id: one.id })),
    sections: menu.sections.map((section) => ({
      id: section.id,
      items: section.items.map((item) => ({
        id: item.id,
        ...(item.modifier_groups.some(({ group }) => group === id) && {
          modifier_groups: item.modifier_groups.filter(({ group }) => group !== id),
        }),
      })),
    })),
  };
}

/** Items that offer a group. */
const usersOf = (menu: Menu, group: string): number =>
  menu.sections
    .flatMap(({ items }) => items)
    .filter(({ modifier_groups }) => modifier_groups.some((one) => one.group === group)).length;

interface DeletionQuestion {
  menu: Menu;
  kind: Kind;
  id: string;
  isBusy: boolean;
  remove: () => void;
  cancel: () => void;
}

/** The question before a part is deleted, with what goes with it. */
export function deletionQuestion({
  menu,
  kind,
  id,
  isBusy,
  remove,
  cancel,
}: DeletionQuestion): TemplateResult {
  const titles = {
    item: msg('Delete this item?'),
    section: msg('Delete this section and its items?'),
    group: msg('Delete this group?'),
  };
  const count =
    kind === 'section'
      ? (findSection(menu, id)?.items.length ?? 0)
      : kind === 'group'
        ? usersOf(menu, id)
        : 0;
  return html`<div
    class="panel"
    id="question"
    role="group"
    aria-labelledby="question-title"
    @keydown=${({ key }: KeyboardEvent) => key === 'Escape' && cancel()}
  >
    <p id="question-title"><b>${titles[kind]}</b></p>
    ${
      count
        ? html`<p>
            ${kind === 'group' ? msg('Items that offer it:') : msg('With it go:')} ${itemsText(count)}
          </p>`
        : nothing
    }
    <p class="muted small">${msg('It goes from the draft. Customers see it until you publish.')}</p>
    <div class="row">
      ${button({ label: msg('Delete'), kind: 'risky', isBusy, press: remove })}
      ${button({ label: msg('Keep'), isDisabled: isBusy, press: cancel })}
    </div>
  </div>`;
}
