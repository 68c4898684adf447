import { normalized } from '../contract/plain-text.ts';
import { ApiError } from '../gateway/errors.ts';
import { invalid } from './check-pay-link.ts';
import { CONTACT_FIELDS } from './contract/pay-link-fields.ts';
import type { Contact } from './contract/link-payment.ts';
import type { LinkPayment } from './contract/pay-link-requests.ts';
import type { PayLinkRow } from './pay-link-records.ts';

/**
 * Who pays: what the link collects, and nothing beside it, so that nothing is kept that nobody asked for.
 * @throws {ApiError} field_missing, field_invalid
 */
export function contactOfPayment({ collect }: PayLinkRow, { contact = {} }: LinkPayment): Contact {
  const given: Contact = { name: null, email: null, phone: null };
  for (const field of CONTACT_FIELDS) {
    const value = contact[field] ?? null;
    const param = `contact.${field}`;
    if (value === null && collect[field] === 'required') {
      throw new ApiError('field_missing', { message: `${param} is required.`, param });
    }
    if (value !== null && collect[field] === 'no')
      throw invalid(param, 'must be left out: it is not collected.');
    given[field] = value === null ? null : normalized(value);
  }
  return given;
}
