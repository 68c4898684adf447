import { themeOf, themeSheet, type ThemeSheet } from '../hosted/hosted.ts';
import type { Site } from './site.ts';

/** How a partner's sites look. */
export async function themeOfSite({ partner }: Pick<Site, 'partner'>): Promise<ThemeSheet> {
  return themeSheet(themeOf(partner));
}

/** A page that is nobody's. */
export function neutralTheme(): ThemeSheet {
  return themeSheet(themeOf(undefined));
}
