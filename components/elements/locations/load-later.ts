import type { LitElement } from 'lit';
import { msg } from '../../i18n/message.ts';
import { Late } from '../../kit/loading/late.ts';
import { surfaceWork } from '../../records/load-later.ts';
import type { LocationsWork } from './locations-work.ts';

/**
 * The form of a location. It loads behind the first rendering, so that the heading and the list come
 * first.
 */
export const lateEditor = new Late(() => import('./location-editor.ts'));

/** The work of this element, in its words. */
export const locationsWork = (host: LitElement): LocationsWork =>
  surfaceWork(
    host,
    (action) =>
      ({
        save: msg('Saving…'),
        pause: msg('Pausing…'),
        resume: msg('Resuming…'),
        create: msg('Adding the location…'),
      })[action],
  );
