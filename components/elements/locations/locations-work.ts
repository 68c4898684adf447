import type { LitElement } from 'lit';
import { msg } from '../../i18n/message.ts';
import type { Work } from '../../kit/loading/work.ts';
import { surfaceWork } from '../../records/load-later.ts';
import type { TrellisEventMap } from '../../session/base-element.ts';

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

/** The work of this element, in its words. */
export const locationsWork = (host: LitElement): LocationsWork =>
  surfaceWork(
    host,
    (action) =>
      ({
        save: msg('Saving…'),
        pause: msg('Pausing…'),
        resume: msg('Resuming…'),
        create: msg('Adding the location…'),
      })[action],
  );

/** The detail of `trellis-before-change` and `trellis-changed`: what is done, and at which location. */
export interface LocationChangeDetail {
  action: LocationAction;
  location?: string;
}

/** The events of this element by name, for `addEventListener`. */
export interface LocationsEventMap extends TrellisEventMap {
  'trellis-record-select': CustomEvent<{ id: string }>;
  'trellis-before-change': CustomEvent<LocationChangeDetail>;
  'trellis-changed': CustomEvent<LocationChangeDetail>;
}
