import { refusedText } from '../../kit/loading/refused-text.ts';
import { msg } from '../../i18n/message.ts';
import type { Onboarding, Person, Step } from './onboarding-record.ts';

/** The requirement of what the payment processor asks for on its own form. */
export const PROCESSOR_ACCOUNT = 'processor_account';

/** A step by its name; one that a newer server has keeps its own. */
export function stepTitle(name: string): string {
  switch (name) {
    case 'business':
      return msg('Business');
    case 'address':
      return msg('Address');
    case 'people':
      return msg('People');
    case 'bank':
      return msg('Bank account');
    case 'terms':
      return msg('Terms');
    case 'review':
      return msg('Review');
    default:
      return name;
  }
}

export function stepStateText({ name, state }: Step): string {
  if (name === 'review' && state === 'due') return msg('Ready');
  switch (state) {
    case 'due':
      return msg('To do');
    case 'complete':
      return msg('Done');
    case 'blocked':
      return msg('Later');
    case 'in_review':
      return msg('In review');
    case 'failed':
      return msg('Declined');
    default:
      return state;
  }
}

/** Returns the text for a requirement, by the last part of its path; unknown ones unchanged. */
export function fieldText(path: string): string {
  const part = path.split('.').at(-1) ?? path;
  const words: Record<string, string> = {
    legal_name: msg('Registered name'),
    display_name: msg('Name that customers see'),
    type: msg('Type of business'),
    tax_id: msg('Tax number'),
    tax_registration: msg('Tax registration on receipts'),
    mcc: msg('What you sell'),
    url: msg('Website'),
    founded_on: msg('Founded on'),
    document: msg('Document'),
    line1: msg('Street and number'),
    city: msg('Town or city'),
    postal_code: msg('Postal code'),
    country: msg('Country'),
    representative: msg('A person who represents the business'),
    birth_date: msg('Date of birth'),
    email: msg('Email'),
    phone: msg('Phone'),
    id_number: msg('Identity number'),
    ownership: msg('Share of the business in percent'),
    bank_account: msg('Bank account'),
    terms: msg('Acceptance of the terms'),
    [PROCESSOR_ACCOUNT]: msg('The payment processor’s own form'),
  };
  return words[part] ?? part;
}

/**
 * Returns the text for a requirement with the person concerned, "Alex Morgan · Date of birth", a form that
 * works in every language.
 */
export function requirementText(path: string, people: readonly Person[]): string {
  const id = /^people\.(psn_\w+)/.exec(path)?.[1];
  const name = people.find((person) => person.id === id)?.name;
  const what = fieldText(path);
  return name ? `${name} · ${what}` : what;
}

/** Why something is due again. A reason that we don't know is in the server's words, in English. */
export function reasonText({
  requirement,
  code,
  message,
}: Onboarding['requirements']['errors'][number]): string {
  if (requirement === PROCESSOR_ACCOUNT)
    return msg('The payment processor asks for more than this form does. Answer it on its own form.');
  switch (code) {
    case 'document_required':
      return msg('Send a document that shows the registered name and the tax number of the business.');
    case 'bank_account_unverified':
      return msg('The bank returned a payout. Check the account, or enter another one.');
    default:
      return refusedText(message);
  }
}
