import { Late } from '../../kit/loading/late.ts';
import type { LitElement } from 'lit';
import { surfaceWork } from '../../records/load-later.ts';
import type { MenuWork } from './menu-work.ts';

/** The code for what opens in a menu, with the texts for changes in progress. */
export const later = new Late(() => import('./menu-tools.ts'));

/** The work of this element, in its words. */
export const menuWork = (host: LitElement): MenuWork =>
  surfaceWork(host, (action) => later.for(host)?.busyText(action) ?? '…');
