import type { Work } from '../../kit/loading/work.ts';
import type { TrellisEventMap } from '../../session/base-element.ts';

/** A change that a person asks for. */
export type TeamAction =
  | 'invite'
  | 'invite-again'
  | 'change-role'
  | 'remove-person'
  | 'add-device'
  | 'rename-device'
  | 'remove-device';

/** The card where it is asked for, and where its outcome is shown. */
export type TeamPlace = 'people' | 'devices';

/** The work of this element, one change at a time. */
export type TeamWork = Work<TeamAction, TeamPlace>;

/** The detail of `trellis-before-change` and `trellis-changed`: what is done, and to whom or which device. */
export interface TeamChangeDetail {
  action: TeamAction;
  person?: string;
  device?: string;
}

/** The events of this element by name, for `addEventListener`. */
export interface TeamEventMap extends TrellisEventMap {
  'trellis-before-change': CustomEvent<TeamChangeDetail>;
  'trellis-changed': CustomEvent<TeamChangeDetail>;
}
