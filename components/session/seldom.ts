/** What few sessions need. It is one file of the build: the name of each in the core would weigh more than it saves. */
export { simulated } from './simulate.ts';
export { howToRegister, NO_SOURCE, refusal } from './set-up-advice.ts';
export { wear } from './wear-theme.ts';
