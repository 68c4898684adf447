import type { LitElement } from 'lit';
import { msg } from '../../i18n/message.ts';
import { Late } from '../../kit/loading/late.ts';
import { surfaceWork } from '../../records/load-later.ts';
import type { TeamWork } from './team-work.ts';

/** All that changes something: menus, forms and questions. It loads behind the first rendering. */
export const latePanels = new Late(() => import('./team-panels.ts'));

/** The work of this element, in its words. */
export const teamWork = (host: LitElement): TeamWork =>
  surfaceWork(
    host,
    (action) =>
      /invite/.test(action) ? msg('Sending…') : /remove/.test(action) ? msg('Removing…') : msg('Saving…'),
    (error) => latePanels.module?.refusalOf(error),
  );
