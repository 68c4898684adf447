import { createComponent } from '@lit/react';
import * as react from 'react';
import { named } from '../entries/react-event.ts';
import { type PayLinkEventMap, TrellisPayLink } from './pay-link.ts';

/**
 * `<trellis-pay-link>` for React.
 *
 * @example
 * <PayLink href="https://order.example/pay/lnk_…" onTrellisLinkPaid={({ detail }) => thank(detail.id)} />
 */
export const PayLink = createComponent({
  tagName: 'trellis-pay-link',
  elementClass: TrellisPayLink,
  react,
  events: {
    onTrellisReady: named<PayLinkEventMap, 'trellis-ready'>('trellis-ready'),
    onTrellisNavigate: named<PayLinkEventMap, 'trellis-navigate'>('trellis-navigate'),
    onTrellisLinkPaid: named<PayLinkEventMap, 'trellis-link-paid'>('trellis-link-paid'),
    onTrellisError: named<PayLinkEventMap, 'trellis-error'>('trellis-error'),
  },
});
