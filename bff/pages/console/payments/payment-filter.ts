import {
  allOr,
  dayField,
  filterForm as form,
  filterNamed,
  whatIsSet,
  type ListFilter,
} from '../parts/list-page.ts';
import type { ListedMerchants } from '../parts/read-lists.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { selectField, textField } from '../../shell/forms/field.ts';
import { PAYMENT_STATUSES } from '../../../money/payments/contract/payment.ts';
import { STATUS_WORDS } from './payment-view.ts';
import { PAYMENTS } from '../parts/paths.ts';

const NAMES = ['status', 'last4', 'order', 'from', 'to', 'merchant'] as const;

/** The filter of the list, as in the URL. Days are in UTC, as all times of the console. */
export type PaymentListFilter = ListFilter<(typeof NAMES)[number]>;

export const filterIn = filterNamed(NAMES);

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What of it is set, as a query of `listPayments`; what is no day is left for it to refuse. */
export function queryOf({ from, to, ...rest }: PaymentListFilter): Record<string, string> {
  return whatIsSet({ ...rest, created_from: startOf(from, 0), created_to: startOf(to, 1) });
}

/** The first moment of a day, or of one that many days later. */
function startOf(day: string, daysLater: number): string {
  const at = DAY.test(day) ? Date.parse(day) : NaN;
  return Number.isNaN(at) ? day : new Date(at + daysLater * DAY_MS).toISOString();
}

export function filterForm(
  filter: PaymentListFilter,
  refusal: ApiError | undefined,
  merchants: ListedMerchants,
): Html {
  return form({
    action: PAYMENTS,
    label: 'Payments',
    filter,
    refusal,
    fields: html`${textField({ name: 'order', label: 'Order ID', value: filter.order, maxLength: 40 })}
    ${merchants.field(filter.merchant)}
    ${selectField({
      name: 'status',
      label: 'Status',
      value: filter.status,
      choices: allOr(PAYMENT_STATUSES, STATUS_WORDS),
    })}
    ${textField({ name: 'last4', label: 'Card ends in', value: filter.last4, maxLength: 4 })}
    ${dayField('from', 'From', filter.from)} ${dayField('to', 'To', filter.to)}`,
  });
}
