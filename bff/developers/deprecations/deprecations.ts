export { UseCounter } from './use-counter.ts';
