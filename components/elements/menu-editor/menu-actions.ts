import type { TemplateResult } from 'lit';
import { menu as actionMenu } from '../../kit/controls/overlays.ts';
import { msg } from '../../i18n/message.ts';
import type { ExportKind } from './menu-api.ts';
import type { Menu } from './menu-records.ts';

/** An action on a whole menu that opens a panel over it. */
export type Tool = 'rename' | 'import' | 'archive';

/** The actions on a whole menu, and the permissions for them. */
export interface MenuActions {
  may: { write: boolean; publish: boolean };
  open: (tool: Tool) => void;
  export: (kind: ExportKind) => void;
}

/** Everything but publishing, behind "More". */
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
  return actionMenu({ name: 'actions', label: msg('More'), actions });
}
