import { normalized } from '../../core/contract/plain-text.ts';
import { ApiError } from '../../core/api/errors.ts';
import { storedPhone } from '../../core/phones/phones.ts';
import { invalid } from './check-pay-link.ts';
import { CONTACT_FIELDS } from './contract/pay-link-fields.ts';
import type { Contact } from './contract/link-payment.ts';
import type { LinkPayment } from './contract/pay-link-requests.ts';
import type { PayLinkRow } from './pay-link-records.ts';

/**
 * Who pays: what the link collects, and nothing beside it, so that nothing is kept that nobody asked for.
 * @param country of the location, or else of the merchant: national phone numbers are read by it
 * @throws {ApiError} field_missing, field_invalid
 */
export async function contactOfPayment(
  { collect }: PayLinkRow,
  { contact = {} }: LinkPayment,
  country: string,
): Promise<Contact> {
  const given: Contact = { name: null, email: null, phone: null };
  for (const field of CONTACT_FIELDS) {
    const value = contact[field] ?? null;
    const param = `contact.${field}`;
    if (value === null && collect[field] === 'required') {
      throw new ApiError('field_missing', { message: `${param} is required.`, param });
    }
    if (value !== null && collect[field] === 'no')
      throw invalid(param, 'must be left out: it is not collected.');
    if (value === null) given[field] = null;
    else given[field] = field === 'phone' ? await storedPhone(value, country, param) : normalized(value);
  }
  return given;
}
