/** Trellis: every element, registered. */
export * from './session/session.define.ts';
export * from './create-plant/create-plant.define.ts';
