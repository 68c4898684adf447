export { requireSettled } from './settled.ts';
