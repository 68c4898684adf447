import { html, type Html } from '../../gateway/html.ts';
import { qrImage } from '../qr-code.ts';
import type { OpenedLink } from './opened-link.ts';

/** For who is at a desk and has the card on the phone: shown where there is room. */
export function onPhoneView(opened: OpenedLink): Html {
  const url = `${opened.visit.site.origin}${opened.path()}`;
  return html`<aside class="card on-phone" aria-label="Pay on your phone">
    ${qrImage(url, 'QR code of this page')}
    <div>
      <h2>Pay on your phone</h2>
      <p class="muted">
        Scan the code with its camera, or send yourself <a href="${url}">the address of this page</a>.
      </p>
    </div>
  </aside>`;
}
