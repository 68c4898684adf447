// The form needs a session, so its element comes along.
import '../../session/session.define.ts';
import { define } from '../../session/base-element.ts';
import { TrellisCreatePlant } from './create-plant.ts';

export type { CreatePlantState } from './create-plant.ts';
export type { CreatePlantEventMap, PlantCreatedDetail } from './plant-input.ts';
export type { PlantInput } from './plant-input.ts';
export { TrellisCreatePlant };

define('trellis-create-plant', TrellisCreatePlant);
