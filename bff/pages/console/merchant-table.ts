import type { Merchant, MerchantStatus } from '../../accounts/merchants/contract/merchant.ts';
import { html, type Html } from '../../core/text/html.ts';
import { nameOf, plainNameOf } from '../../core/text/message.ts';
import { copyable, chip, type Tone } from './parts/pieces.ts';
import { dayOf } from './parts/format.ts';
import { recordTable, type Column } from './parts/list-page.ts';
import { merchantPath } from './parts/paths.ts';

export function merchantTable(merchants: readonly Merchant[]): Html {
  return html`<section class="card sec">${recordTable(COLUMNS, merchants)}</section>`;
}

const COLUMNS: readonly Column<Merchant>[] = [
  {
    title: 'Merchant',
    cell: ({ id, display_name, legal_name }) =>
      html`<span
        ><a href="${merchantPath(id)}">${nameOf(display_name)}</a><br /><bdi class="small muted"
          >${legal_name}</bdi
        ></span
      >`,
  },
  { title: 'Status', cell: ({ status }) => statusTag(status) },
  { title: 'Country', cell: ({ country, currency }) => `${country}, ${currency}` },
  { title: 'ID', cell: ({ id, display_name }) => copyable(id, `the ID of ${plainNameOf(display_name)}`) },
  { title: 'Created', cell: (merchant) => dayOf(merchant.created_at) },
];

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
