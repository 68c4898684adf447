// The element needs a session, so its element comes along.
import '../../session/session.define.ts';
import { define } from '../../session/base-element.ts';
import { TrellisPayments } from './payments.ts';

export type { PaymentChangeDetail, PaymentsEventMap } from './payments.ts';
export { TrellisPayments };

define('trellis-payments', TrellisPayments);
