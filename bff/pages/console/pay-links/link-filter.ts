import { allOr, filterForm as form, filterNamed, type ListFilter } from '../parts/list-filter.ts';
import type { ListedMerchants } from '../parts/listed-merchants.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { selectField } from '../../shell/forms/field.ts';
import { PAY_LINK_STATUSES } from '../../../orders/pay-links/contract/pay-link-fields.ts';
import { STATUS_WORDS } from './link-words.ts';
import { PAY_LINKS } from './paths.ts';

const NAMES = ['status', 'reusable', 'order', 'merchant'] as const;

/** The filter of the list, as in the URL. The API has the same filters. */
export type LinkListFilter = ListFilter<(typeof NAMES)[number]>;

export const filterIn = filterNamed(NAMES);

export function filterForm(
  filter: LinkListFilter,
  refusal: ApiError | undefined,
  merchants: ListedMerchants,
): Html {
  return form({
    action: PAY_LINKS,
    label: 'Pay links',
    filter,
    kept: ['order'],
    refusal,
    fields: html`${merchants.field(filter.merchant)}
    ${selectField({
      name: 'status',
      label: 'Status',
      value: filter.status,
      choices: allOr(PAY_LINK_STATUSES, STATUS_WORDS),
    })}
    ${selectField({
      name: 'reusable',
      label: 'Can be paid',
      value: filter.reusable,
      choices: allOr(['false', 'true'], { false: 'Once', true: 'More than once' }),
    })}`,
  });
}
