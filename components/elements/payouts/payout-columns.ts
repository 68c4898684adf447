import type { Column } from '../../kit/data-table.ts';
import { tag } from '../../kit/tag.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { accountText, methodText, statusText, statusTone } from './payout-words.ts';
import type { PayoutWriter } from './payout-writer.ts';
import type { Payout } from './records.ts';

/** Those that are shown unless a page asks for others. */
const DEFAULT = ['arrival_date', 'status', 'method', 'destination', 'amount'];

/**
 * The columns of the list, by the names of the API's fields. The first leads to the payout, so it is always there.
 * @param names such as `arrival_date, amount, fees`; empty: the usual ones
 */
export function payoutColumns(
  names: string | null | undefined,
  { day, money }: PayoutWriter,
  open: (id: string) => void,
): Column<Payout>[] {
  const all: Column<Payout>[] = [
    {
      id: 'arrival_date',
      label: msg('At the bank'),
      cell: ({ id, arrival_date }) =>
        html`<button part="button" type="button" class="link" data-id=${id} @click=${() => open(id)}>
          ${day(arrival_date)}
        </button>`,
    },
    {
      id: 'status',
      label: msg('Status'),
      cell: ({ status }) => tag(statusTone(status), statusText(status)),
    },
    { id: 'method', label: msg('Method'), cell: ({ method }) => methodText(method) },
    { id: 'destination', label: msg('Account'), cell: ({ destination }) => accountText(destination) },
    { id: 'gross', label: msg('Before fees'), isFigure: true, cell: ({ gross }) => money(gross) },
    { id: 'fees', label: msg('Fees'), isFigure: true, cell: ({ fees }) => money(fees) },
    {
      id: 'amount',
      label: msg('Amount'),
      isFigure: true,
      cell: ({ amount }) => html`<span class="amount">${money(amount)}</span>`,
    },
  ];
  const asked = (names ?? '').split(/[\s,]+/).filter(Boolean);
  const shown = new Set(asked.length > 0 ? ['arrival_date', ...asked] : DEFAULT);
  return all.filter(({ id }) => shown.has(id));
}
