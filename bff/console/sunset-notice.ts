import { listDeprecations } from '../deprecations/contract/deprecations.ts';
import { html, type Content, type Html } from '../gateway/html.ts';
import type { ConsoleContext } from './context.ts';
import { endOf, inDays, thingName, thingsIn, type DeprecatedThing } from './deprecated-uses.ts';
import { allOf } from './parts/all-of.ts';
import { dayOf } from './parts/format.ts';
import type { PageVisit } from './partner-api.ts';

const SOON_MS = 90 * 86_400_000;

/** What ends within 90 days, or has ended, and is still used; nothing where that is nothing. */
export async function sunsetNotice(context: ConsoleContext, page: PageVisit): Promise<Content> {
  const nowMs = context.clock.now();
  const uses = await allOf(context, listDeprecations, page);
  const soon = thingsIn(uses).filter(([one]) => endOf(one) - nowMs <= SOON_MS);
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
  const [one] = thing;
  const end = endOf(one);
  const date = dayOf(new Date(end));
  const when = end <= nowMs ? html`retired on ${date}` : html`retires on ${date}, ${inDays(end - nowMs)}`;
  return html`${thingName(one)} ${when}. ${usersOf(thing)} used it in the last 30 days.`;
}

function usersOf(thing: DeprecatedThing): string {
  const [one] = thing;
  const [single, several] = one.kind === 'elements' ? ['origin', 'origins'] : ['key', 'keys'];
  return thing.length === 1 ? `One ${single}` : `${thing.length} ${several}`;
}
