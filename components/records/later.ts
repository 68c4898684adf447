/** What surfaces say of failures, and of a page that is set up wrongly. It is loaded behind the first rendering. */
export { explanation } from './explanation.ts';
export { failureText } from './surface-words.ts';
