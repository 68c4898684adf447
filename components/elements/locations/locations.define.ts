// The element needs a session, so its element comes along.
import '../../session/session.define.ts';
import { define } from '../../session/base-element.ts';
import { TrellisLocations } from './locations.ts';

export type { LocationChangeDetail, LocationsEventMap } from './locations.ts';
export { TrellisLocations };

define('trellis-locations', TrellisLocations);
