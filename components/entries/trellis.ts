/**
 * Registers the session and the plant form. Each other element is a separate entry, so that unused code isn't
 * loaded.
 */
export * from '../session/session.ts';
export * from '../elements/create-plant/create-plant.ts';
