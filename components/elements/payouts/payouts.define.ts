// The element needs a session, so its element comes along.
import '../../session/session.define.ts';
import { define } from '../../session/base-element.ts';
import { TrellisPayouts } from './payouts.ts';

export type { PayoutChangeDetail, PayoutsEventMap } from './payouts.ts';
export { TrellisPayouts };

define('trellis-payouts', TrellisPayouts);
