// The element needs a session, so its element comes along.
import '../../session/session.define.ts';
import { define } from '../../session/base-element.ts';
import { TrellisDashboard } from './dashboard.ts';

export type { DashboardChangeDetail, DashboardEventMap, OrderArriveDetail } from './dashboard.ts';
export type { DashboardAction, OrderMove } from './details.ts';
export { TrellisDashboard };

define('trellis-dashboard', TrellisDashboard);
