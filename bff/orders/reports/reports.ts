export { rollUp } from './roll-up.ts';
