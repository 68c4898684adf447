import { html, type Html } from '../../core/text/html.ts';
import { msg } from '../../core/text/message.ts';
import { qrImage } from '../../orders/pay-links/qr-code.ts';
import type { OpenedLink } from './opened-link.ts';

/** For who is at a desk and has the card on the phone: shown where there is room. */
export function onPhoneView(opened: OpenedLink): Html {
  const url = `${opened.visit.site.origin}${opened.path()}`;
  return html`<aside class="card on-phone" aria-label="${msg`Pay on your phone`}">
    ${qrImage(url, msg`QR code of this page`)}
    <div>
      <h2>${msg`Pay on your phone`}</h2>
      <p class="muted">
        ${msg`Scan the code with its camera, or send yourself ${html`<a href="${url}">${msg`the address of this page`}</a>`}.`}
      </p>
    </div>
  </aside>`;
}
