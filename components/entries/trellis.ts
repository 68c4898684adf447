/** The session and the plant form, registered. Every other element is an entry of its own, so that nobody loads what isn’t used. */
export * from '../session/session.define.ts';
export * from '../elements/create-plant/create-plant.define.ts';
