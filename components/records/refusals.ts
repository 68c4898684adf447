import { refusedText } from '../kit/loading/refused-text.ts';
import { msg } from '../i18n/message.ts';
import type { TrellisError } from '../session/trellis-error.ts';

/**
 * Returns the reason for a refusal: in English the service's message, which is the most exact; in other
 * languages a text by the refusal's code and parameter.
 */
export function refusalText({ code, detail: { param, message } }: TrellisError): string {
  return refusedText(message, forbiddenTexts(code)[param] ?? codeText(code));
}

/** Texts for actions that the record's state forbids (40902), by the parameter to blame. */
function forbiddenTexts(code: number): Partial<Record<string, string>> {
  if (code !== 40902) return {};
  return {
    merchant: msg('The account’s status doesn’t allow this, or the account has reached its limit.'),
    method: msg('The bank account was changed, so instant payouts are held for 24 hours.'),
    bank_account: msg('A bank account can’t be given right now.'),
    document: msg('A document can’t be given right now.'),
  };
}

function codeText(code: number): string | undefined {
  const texts: Partial<Record<number, string>> = {
    40002: msg('A required field is missing.'),
    40021: msg('The choices don’t fit the least and the most that may be chosen.'),
    40022: msg('This is more than is left.'),
    40023: msg('This picture can’t be used. Use a still JPEG, PNG or WebP picture of at most 25 megapixels.'),
    40902: msg('What is shown here may be out of date. Reload the page.'),
    41301: msg('This file is too large.'),
    41501: msg('Files of this type aren’t taken.'),
  };
  return texts[code];
}
