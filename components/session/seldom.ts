/**
 * Code that few sessions need. It is a single file of the build: separate names in the core would weigh more
 * than they save.
 */
export { simulated } from './simulate.ts';
export { howToRegister, NO_SOURCE, refusal } from './set-up-advice.ts';
export { wear } from './wear-theme.ts';
