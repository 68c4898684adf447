import type { Work } from '../../kit/loading/work.ts';

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
