import type { Task as KitTask, Work } from '../../kit/loading/work.ts';

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
