import { nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { menu as actionMenu } from '../../kit/controls/menu.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { ExportKind } from './menu-api.ts';
import type { Menu } from './menu-records.ts';
import type { Tool } from './menu-tools.ts';

/** What can be done to a menu as a whole, and by whom. */
export interface MenuActions {
  may: { write: boolean; publish: boolean };
  /** The draft says something that customers don't see, and its review isn't open. */
  isWaiting: boolean;
  /** Something is typed that isn't saved: saving is what comes first. */
  isDirty: boolean;
  review: () => void;
  open: (tool: Tool) => void;
  export: (kind: ExportKind) => void;
}

/** The way to publishing, and everything else behind "More". */
export function menuActions({ status }: Pick<Menu, 'status'>, of: MenuActions): TemplateResult {
  const { write, publish } = of.may;
  const tool = (label: string, which: Tool) => ({ label, press: () => of.open(which) });
  const file = (label: string, kind: ExportKind) => ({ label, press: () => of.export(kind) });
  const actions = [
    ...(write ? [tool(msg('Rename'), 'rename'), tool(msg('Import a file'), 'import')] : []),
    file(msg('Export the menu (JSON)'), 'json'),
    file(msg('Export items (CSV)'), 'items'),
    file(msg('Export modifiers (CSV)'), 'modifiers'),
    ...(publish && status === 'published' ? [tool(msg('Archive'), 'archive')] : []),
  ];
  return html`${
    publish && of.isWaiting
      ? button({
          label: msg('Review and publish'),
          kind: of.isDirty ? undefined : 'primary',
          isSlim: true,
          action: 'review',
          press: of.review,
        })
      : nothing
  }${actionMenu({ name: 'actions', label: msg('More'), actions })}`;
}
