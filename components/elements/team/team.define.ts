// The element needs a session, so its element comes along.
import '../../session/session.define.ts';
import { define } from '../../session/base-element.ts';
import { TrellisTeam } from './team.ts';

export type { TeamChangeDetail, TeamEventMap } from './team.ts';
export { TrellisTeam };

define('trellis-team', TrellisTeam);
