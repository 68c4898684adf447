import type { Work } from '../../kit/loading/work.ts';

/**
 * A change that a person asks for: the changed fields are saved together, a pause acts at once, and another
 * location is created by its name.
 */
export type LocationAction = 'save' | 'pause' | 'resume' | 'create';

/**
 * Where it is asked for, and where its outcome is shown: in the bar below the form, in the card of the pause,
 * or in the form for another location.
 */
type LocationPlace = 'form' | 'pause' | 'new';

/** The work of this element, one change at a time. */
export type LocationsWork = Work<LocationAction, LocationPlace>;
