import type { Task as KitTask, Work } from '../../kit/loading/work.ts';
import type { TrellisEventMap } from '../../session/base-element.ts';

/** A change that a person asks for. */
export type MenuAction =
  | 'create-menu'
  | 'rename-menu'
  | 'archive-menu'
  | 'save-item'
  | 'delete-item'
  | 'save-section'
  | 'delete-section'
  | 'save-group'
  | 'delete-group'
  | 'move'
  | 'set-availability'
  | 'upload-image'
  | 'publish'
  | 'roll-back'
  | 'preview-import'
  | 'apply-import'
  | 'export';

/** The list of menus, one menu, and the part of it that is open. */
export type MenuPlace = 'menus' | 'menu' | 'part';
export type MenuWork = Work<MenuAction, MenuPlace>;
export type Task<Response> = KitTask<MenuAction, MenuPlace, Response>;

/** The detail of `trellis-before-change` and `trellis-changed`: what is done, and to which part. */
export interface MenuChangeDetail {
  action: MenuAction;
  id?: string;
}

/** The detail of `trellis-filter-change`: by what the list of menus, or the items of one, are filtered. */
export interface MenuFilterDetail {
  status?: string;
  text?: string;
  shown?: string;
}

/** The events of this element by name, for `addEventListener`. */
export interface MenuEditorEventMap extends TrellisEventMap {
  'trellis-record-select': CustomEvent<{ id: string }>;
  'trellis-filter-change': CustomEvent<MenuFilterDetail>;
  'trellis-before-change': CustomEvent<MenuChangeDetail>;
  'trellis-changed': CustomEvent<MenuChangeDetail>;
}
