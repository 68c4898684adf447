/** What other parts use of themes. */
export { logoImage } from './logo-image.ts';
export { findDraft } from './theme-drafts.ts';
export { nobodysTheme, ThemeDirectory, type WornTheme } from './theme-directory.ts';
export { themeFiles } from './theme-files.ts';
