import { Late } from '../../kit/loading/late.ts';

/**
 * The form of a location. It loads behind the first rendering, so that the heading and the list come
 * first.
 */
export const lateEditor = new Late(() => import('./location-editor.ts'));
