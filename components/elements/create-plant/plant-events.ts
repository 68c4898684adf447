import type { TrellisEventMap } from '../../session/events.ts';
import type { PlantInput } from './plant-input.ts';

/** The detail of `trellis-plant-created`: the number as digits, exactly; no `tag` where none was given. */
export interface PlantCreatedDetail {
  id: string;
  name: string;
  tag?: string;
}

/** The events of `<trellis-create-plant>` by name, for `addEventListener`. */
export interface CreatePlantEventMap extends TrellisEventMap {
  'trellis-before-submit': CustomEvent<PlantInput>;
  'trellis-plant-created': CustomEvent<PlantCreatedDetail>;
}

declare global {
  interface HTMLElementEventMap extends CreatePlantEventMap {}
}
