import { language } from './format.ts';

/** Returns a language tag that Intl accepts: the page's, such as `de-AT`, or else the catalogue's. */
export function localeOf(tag = ''): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? language();
  } catch {
    return language();
  }
}
