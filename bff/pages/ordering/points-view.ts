import { html, type Content } from '../../core/text/html.ts';
import { msg } from '../../core/text/message.ts';
import { pointsWords, type OrderPoints } from '../../orders/loyalty/loyalty.ts';

/** What an order did for its member's points, or will. */
export function pointsNote(points: OrderPoints | undefined): Content {
  if (!points || points.points === 0) return false;
  const words = pointsWords(points.points, points.terminology);
  return html`<p class="notice ok">
    ${points.isEarned ? msg`You earned ${words}.` : msg`You earn ${words} once the order is done.`}
  </p>`;
}
