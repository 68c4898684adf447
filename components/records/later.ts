/** The messages for failures and for a page that is set up incorrectly, loaded after the first rendering. */
export { explanation } from './explanation.ts';
export { failureText } from './surface-words.ts';
