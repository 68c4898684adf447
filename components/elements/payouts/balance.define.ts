// The element needs a session, so its element comes along.
import '../../session/session.define.ts';
import { define } from '../../session/base-element.ts';
import { TrellisBalance } from './balance.ts';

export type { TrellisEventMap as BalanceEventMap } from '../../session/base-element.ts';
export { TrellisBalance };

define('trellis-balance', TrellisBalance);
