import type { Failure } from '../../kit/loading/work.ts';
import { TrellisError } from '../../session/trellis-error.ts';
import type { MenuPlace } from './menu-work.ts';

/** The code behind a button couldn't be loaded. */
export function notLoaded(place: MenuPlace, again: () => Promise<void>): Failure<MenuPlace> {
  const { host } = new URL(import.meta.url);
  return { place, error: new TrellisError(navigator.onLine ? 'network' : 'offline', '', { host }), again };
}
