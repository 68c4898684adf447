import type { LitElement, TemplateResult } from 'lit';
import { msg, str } from '../../../i18n/message.ts';
import { html, focusOn } from '../../../session/base-element.ts';
import { button } from '../../../kit/controls/button.ts';
import type { Draft } from '../draft.ts';
import { iconButton } from '../controls.ts';

/** The element that sections are rendered into, and what is open in it. */
export interface SectionPage {
  readonly host: LitElement;
  /** The ids of entries that are being edited: `taxes-0`. */
  readonly opened: Set<string>;
  /** Returns today's date at the location, `YYYY-MM-DD`. */
  today: () => string;
}

/** A part of the page: its place in the navigation, what it is for, and the fields in it. */
export interface Section {
  readonly id: string;
  readonly title: () => string;
  /** The title in the navigation, if it is shorter there. */
  readonly link?: () => string;
  readonly lead: () => string;
  /** The beginnings of its fields' paths. */
  readonly paths: readonly string[];
  readonly render: (draft: Draft, page: SectionPage) => TemplateResult;
}

/** An entry of a list: how its controls are found, and how it is called. */
interface Entry {
  /** The beginning of its controls' ids. */
  id: string;
  name: string;
  isOpen: boolean;
  remove: () => void;
}

/** The buttons of an entry: one opens its fields or closes them, the other one removes it from the list. */
export const entryButtons = (page: SectionPage, { id, name, isOpen, remove }: Entry): TemplateResult =>
  html`<span class="acts"
    >${button({
      label: html`${isOpen ? msg('Done') : msg('Edit')}<span class="unseen"> ${name}</span>`,
      isSlim: true,
      isExpanded: isOpen,
      action: id,
      press: () => {
        if (isOpen) page.opened.delete(id);
        else page.opened.add(id);
        page.host.requestUpdate();
      },
    })}
    ${iconButton('remove', msg(str`Remove ${name}`), () => {
      const section = page.host.renderRoot.querySelector(`[data-action="${id}"]`)?.closest('section');
      remove();
      void focusOn(page.host, `#${section?.id}`);
    })}</span
  >`;

/** Whether an entry's fields are shown: it was opened, or one of them is wrong. */
export const isOpenEntry = (draft: Draft, page: SectionPage, id: string): boolean =>
  page.opened.has(id) || Object.keys(draft.problems).some((one) => one.startsWith(`${id}-`));

/** Returns a key for a new entry, which none of the others has. */
export const entryKey = (entries: readonly { readonly key: string }[]): string => {
  const keys = new Set(entries.map(({ key }) => key));
  let number = entries.length;
  while (keys.has(`n${number}`)) number += 1;
  return `n${number}`;
};
