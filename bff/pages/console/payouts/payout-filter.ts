import { allOr, dayField, filterForm as form, filterNamed, type ListFilter } from '../parts/list-page.ts';
import type { ListedMerchants } from '../parts/read-lists.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { selectField } from '../../shell/forms/field.ts';
import { PAYOUT_METHODS, PAYOUT_STATUSES } from '../../../money/payouts/contract/payout.ts';
import { METHOD_WORDS, STATUS_WORDS } from './payout-words.ts';
import { PAYOUTS } from '../parts/paths.ts';

const NAMES = ['status', 'method', 'arrival_from', 'arrival_to', 'merchant'] as const;

/** The filter of the list, as in the URL: that of the API. */
export type PayoutListFilter = ListFilter<(typeof NAMES)[number]>;

export const filterIn = filterNamed(NAMES);

export function filterForm(
  filter: PayoutListFilter,
  refusal: ApiError | undefined,
  merchants: ListedMerchants,
): Html {
  return form({
    action: PAYOUTS,
    label: 'Payouts',
    filter,
    refusal,
    fields: html`${merchants.field(filter.merchant)}
    ${selectField({
      name: 'status',
      label: 'Status',
      value: filter.status,
      choices: allOr(PAYOUT_STATUSES, STATUS_WORDS),
    })}
    ${selectField({
      name: 'method',
      label: 'Method',
      value: filter.method,
      choices: allOr(PAYOUT_METHODS, METHOD_WORDS),
    })}
    ${dayField('arrival_from', 'Arrives from', filter.arrival_from)}
    ${dayField('arrival_to', 'Arrives before', filter.arrival_to)}`,
  });
}
