import { allOr, filterForm as form, filterNamed, type ListFilter } from '../parts/list-page.ts';
import type { ListedMerchants } from '../parts/read-lists.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { selectField, textField } from '../../shell/forms/field.ts';
import {
  FULFILLMENT_STATES,
  ORDER_STATUSES,
  PAYMENT_STATES,
} from '../../../orders/orders/contract/order-fields.ts';
import { PAYMENT_WORDS, STATE_WORDS } from './order-view.ts';
import { ORDERS } from '../parts/paths.ts';

const NAMES = ['q', 'status', 'state', 'payment_state', 'merchant'] as const;

/** The filter of the list, as in the URL. The API has the same filters. */
export type OrderListFilter = ListFilter<(typeof NAMES)[number]>;

export const filterIn = filterNamed(NAMES);

const STATUS_WORDS = { draft: 'Draft', open: 'Open', completed: 'Completed', canceled: 'Canceled' };

export function filterForm(
  filter: OrderListFilter,
  refusal: ApiError | undefined,
  merchants: ListedMerchants,
): Html {
  return form({
    action: ORDERS,
    label: 'Orders',
    filter,
    refusal,
    fields: html`${textField({ name: 'q', label: 'Customer, phone or number', value: filter.q, maxLength: 120 })}
    ${merchants.field(filter.merchant)}
    ${selectField({
      name: 'status',
      label: 'Status',
      value: filter.status,
      choices: allOr(ORDER_STATUSES, STATUS_WORDS),
    })}
    ${selectField({
      name: 'state',
      label: 'Fulfillment',
      value: filter.state,
      choices: allOr(FULFILLMENT_STATES, STATE_WORDS),
    })}
    ${selectField({
      name: 'payment_state',
      label: 'Payment',
      value: filter.payment_state,
      choices: allOr(PAYMENT_STATES, PAYMENT_WORDS),
    })}`,
  });
}
