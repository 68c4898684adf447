import type { Request, Response, Router } from 'express';
import type { Key } from '../contract/keys.ts';
import { html, type Content, type Html } from '../gateway/html.ts';
import { refuseMethod } from '../pages/page-headers.ts';
import { allOf } from './all-of.ts';
import type { ConsoleContext } from './context.ts';
import { endOf, linesOf, overlapOf, type KeyLine } from './key-lines.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { Person } from './person.ts';
import { drawTimeLine } from './time-line.ts';
import { capabilityOf, dayOf, spanOf, timeOf } from './words.ts';

export const KEYS = '/console/keys';

/** The keys of the partner in this environment, line by line. */
export function mountKeysPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/keys')
    .get(async (req, res) => {
      const person = await pages.welcome(req, res);
      const lines = await readLines(context, { person, req, res });
      const { nowMs } = person;
      const living = lines.filter(({ live }) => live.length > 0);
      const ended = lines.flatMap(({ keys }) => keys.filter((key) => key.status !== 'live'));
      await pages.send(res, person, {
        title: 'Keys',
        section: KEYS,
        content: html`<div class="head">
            <h1>Keys</h1>
            <a class="button" href="${KEYS}/new">Create key</a>
          </div>
          ${living.length > 0 ? living.map((line) => lineCard(line, nowMs)) : NO_KEYS}
          ${ended.length > 0 && endedKeys(ended, nowMs)}`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

export async function readLines(
  context: ConsoleContext,
  page: { person: Person; req: Request; res: Response },
): Promise<KeyLine[]> {
  return linesOf(await allOf<Key>(context, 'listKeys', page));
}

const NO_KEYS = html`<section class="card sec empty">
  <h2>No key works</h2>
  <p>
    Your servers call the API with a key. Every key of this environment has been revoked or has run out, so
    nothing of yours can call it now.
  </p>
  <p><a class="button" href="${KEYS}/new">Create key</a></p>
</section>`;

function lineCard(line: KeyLine, nowMs: number): Html {
  return html`<section class="card sec" id="${line.lineage}">
    <div class="head">
      <h2>${line.name}</h2>
      ${rotationNote(line, nowMs)}
    </div>
    ${keyTable(line.live, { nowMs, withActions: true })} ${drawTimeLine(line, nowMs)}
  </section>`;
}

/** Says of a line that is rotating until when both keys work. @param subject how the line is called here */
export function rotationNote(line: KeyLine, nowMs: number, subject = 'Rotating'): Content {
  const overlap = overlapOf(line);
  if (!overlap) return undefined;
  return html`<p class="small muted">
    ${subject}: both keys work for another ${spanOf(overlap.until - nowMs)}, until
    ${timeOf(new Date(overlap.until))}
  </p>`;
}

export interface KeyTableOptions {
  readonly nowMs: number;
  /** Where keys of several lines stand in one table, each has its name. */
  readonly withNames?: true;
  /** What can be done with each. */
  readonly withActions?: true;
}

export function keyTable(keys: readonly Key[], options: KeyTableOptions): Html {
  const { withNames, withActions, nowMs } = options;
  const hasEnded = keys.every((key) => key.status !== 'live');
  const when = hasEnded ? 'Ended' : 'Made';
  return html`<table class="cards">
    <thead>
      <tr>
        ${withNames && html`<th scope="col">Name</th>`}
        <th scope="col">Key</th>
        <th scope="col">May</th>
        <th scope="col">Version</th>
        <th scope="col">State</th>
        <th scope="col">${when}</th>
        ${withActions && html`<th scope="col"><span class="unseen">What can be done</span></th>`}
      </tr>
    </thead>
    <tbody>
      ${keys.map(
        (key) =>
          html`<tr>
            ${withNames && html`<td data-label="Name">${key.name}</td>`}
            <td data-label="Key">
              <a class="mono" href="${KEYS}/${key.id}">ppk_${key.environment}_…${key.last_four}</a>
            </td>
            <td data-label="May">${capabilityOf(key.capability)}</td>
            <td data-label="Version" class="mono">${key.api_version}</td>
            <td data-label="State">${stateTag(key, nowMs)}</td>
            <td data-label="${when}">${dayOf(hasEnded ? new Date(endOf(key) ?? nowMs) : key.created_at)}</td>
            ${withActions && html`<td class="end">${actionsOf(key)}</td>`}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

export function stateTag(key: Key, nowMs: number): Html {
  if (key.status === 'revoked') return html`<span class="tag danger">Revoked</span>`;
  if (key.status === 'expired') return html`<span class="tag plain">Ended</span>`;
  const end = endOf(key);
  if (end === undefined) return html`<span class="tag">Live</span>`;
  return html`<span class="tag warn">Ends in ${spanOf(end - nowMs)}</span>`;
}

/** The words after the verb tell a screen reader which key. */
function actionsOf(key: Key): Html {
  const which = html`<span class="unseen"> the key ending ${key.last_four}</span>`;
  return html`<span class="actions">
    <a class="button quiet slim" href="${KEYS}/${key.id}/rotate">Rotate${which}</a>
    <a class="button quiet slim" href="${KEYS}/${key.id}/revoke">Revoke${which}</a>
  </span>`;
}

function endedKeys(keys: readonly Key[], nowMs: number): Html {
  return html`<details class="card sec">
    <summary>Keys that have ended (${keys.length})</summary>
    ${keyTable(keys, { nowMs, withNames: true })}
  </details>`;
}
