import { language } from './format.ts';

/** A language tag that Intl takes: the page's, such as `de-AT`, or else that of the catalogue. */
export function localeOf(tag = ''): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? language();
  } catch {
    return language();
  }
}
