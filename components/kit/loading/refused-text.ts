import { language } from '../../i18n/format.ts';
import { msg } from '../../i18n/message.ts';

/** The service's own words are in English, and stand in no other text. */
export const isEnglish = (): boolean => language().startsWith('en');

/**
 * Returns the text for a refusal: in English the service's message; otherwise `text`, or one for any refusal.
 */
export const refusedText = (message: string, text?: string): string =>
  isEnglish() ? message : (text ?? msg('This isn’t accepted. Check what you entered.'));
