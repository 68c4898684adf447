import type { Merchant, MerchantStatus } from '../../accounts/merchants/contract/merchant.ts';
import { html, type Html } from '../../core/text/html.ts';
import { nameOf, plainNameOf } from '../../core/text/message.ts';
import { copyable, chip, type Tone } from './parts/pieces.ts';
import { dayOf } from './parts/format.ts';

export function merchantTable(merchants: readonly Merchant[]): Html {
  return html`<section class="card sec">
    <table class="cards">
      <thead>
        <tr>
          <th scope="col">Merchant</th>
          <th scope="col">Status</th>
          <th scope="col">Country</th>
          <th scope="col">ID</th>
          <th scope="col">Created</th>
        </tr>
      </thead>
      <tbody>
        ${merchants.map(
          (merchant) =>
            html`<tr>
              <td data-label="Merchant">
                <span
                  ><a href="/console/merchants/${merchant.id}">${nameOf(merchant.display_name)}</a><br /><bdi
                    class="small muted"
                    >${merchant.legal_name}</bdi
                  ></span
                >
              </td>
              <td data-label="Status">${statusTag(merchant.status)}</td>
              <td data-label="Country">${merchant.country}, ${merchant.currency}</td>
              <td data-label="ID">
                ${copyable(merchant.id, `the ID of ${plainNameOf(merchant.display_name)}`)}
              </td>
              <td data-label="Created">${dayOf(merchant.created_at)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

const TONES: Readonly<Partial<Record<MerchantStatus, Tone>>> = {
  active: 'success',
  needs_data: 'warn',
  restricted: 'danger',
  suspended: 'danger',
  rejected: 'danger',
};

export function statusTag(status: MerchantStatus): Html {
  return chip(TONES[status] ?? 'plain', statusWords(status));
}

/** As people read it: `needs_data` → “Needs data”. */
export function statusWords(status: MerchantStatus): string {
  const words = status.replaceAll('_', ' ');
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
}
