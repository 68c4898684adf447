import { html, type Content, type Html } from '../../core/text/html.ts';
import type { ConsoleContext } from './context.ts';
import {
  endOf,
  readDeprecatedThings,
  readEndpoints,
  thingName,
  type DeprecatedThing,
} from './deprecated-things.ts';
import { inDays } from './deprecated-uses.ts';
import { dayOf } from './parts/format.ts';
import type { PageVisit } from './partner-api.ts';

const SOON_MS = 90 * 86_400_000;

/** What ends within 90 days, or has ended, and is still used; nothing where that is nothing. */
export async function sunsetNotice(context: ConsoleContext, page: PageVisit): Promise<Content> {
  const nowMs = context.clock.now();
  const things = await readDeprecatedThings(context, page, await readEndpoints(context, page));
  const soon = things.filter((thing) => endOf(thing) - nowMs <= SOON_MS);
  if (soon.length === 0) return undefined;
  return html`<section class="notice warn" aria-labelledby="sunsets">
    <h2 class="small" id="sunsets">In use, and ending soon</h2>
    <ul class="plain">
      ${soon.map((thing) => html`<li>${ending(thing, nowMs)}</li>`)}
    </ul>
    <p><a href="/console/versions#in-use">See who uses it, and what to do</a></p>
  </section>`;
}

function ending(thing: DeprecatedThing, nowMs: number): Html {
  const end = endOf(thing);
  const date = dayOf(new Date(end));
  const when = end <= nowMs ? html`retired on ${date}` : html`retires on ${date}, ${inDays(end - nowMs)}`;
  return html`${thingName(thing)} ${when}. ${callersOf(thing)} ${receiversOf(thing)}`;
}

function callersOf({ told, uses }: DeprecatedThing): string {
  if (uses.length === 0) return '';
  const [single, several] = told.kind === 'elements' ? ['origin', 'origins'] : ['key', 'keys'];
  const users = uses.length === 1 ? `One ${single}` : `${uses.length} ${several}`;
  return `${users} used it in the last 30 days.`;
}

function receiversOf({ endpoints }: DeprecatedThing): string {
  if (endpoints.length === 0) return '';
  return endpoints.length === 1
    ? 'One webhook endpoint is pinned to it.'
    : `${endpoints.length} webhook endpoints are pinned to it.`;
}
