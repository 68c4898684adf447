import { html } from '../../core/text/html.ts';
import { msg } from '../../core/text/message.ts';

/**
 * A picture of what Trellis does, drawn by the style sheet: a guest's phone, the merchant's ticket, the
 * payment.
 */
export const SCENE = html`<div
  class="scene"
  role="img"
  aria-label="${msg`A guest orders on a phone; the order reaches the merchant’s dashboard and is paid`}"
>
  <div class="phone" aria-hidden="true">
    <i></i>
    <p><b>Riverside Nursery</b><span>Ready about 11:15 · Pickup</span></p>
    <ul>
      <li><b>Flat white</b><span>from £3.40</span></li>
      <li><b>Garden salad</b><span>from £6.50</span></li>
      <li><b>Carrot cake</b><span>from £4.20</span></li>
    </ul>
    <p class="cart"><span>View cart</span><span>£8.50</span></p>
  </div>
  <div class="ticket" aria-hidden="true">
    <p class="head">
      <b>6</b><span><b>Ada Byron</b>Pickup at 11:15</span><i>6:40</i>
    </p>
    <p><b>1 × Flat white</b><span>Large, oat drink</span><b>1 × Carrot cake</b></p>
    <p class="accept">Accept</p>
  </div>
  <div class="paid" aria-hidden="true">
    <i></i><span><b>£8.50 paid</b>Your fee, 3%: £0.26</span>
  </div>
</div>`;
