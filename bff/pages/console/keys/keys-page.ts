import type { Router } from 'express';
import { listKeys } from '../../../accounts/identity/contract/keys/keys.ts';
import type { Key } from '../../../accounts/identity/contract/keys/key.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { nameOf } from '../../../core/text/message.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { allOf } from '../parts/read-lists.ts';
import { chip, keyTimesNote } from '../parts/pieces.ts';
import type { ConsoleContext } from '../context.ts';
import { endOf, lineagesOf, overlapOf, type KeyLineage, drawRotationTimeline } from './key-lineages.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { PageVisit } from '../partner-api.ts';
import type { ConsoleSession } from '../console-session.ts';
import { agoOf, capabilityOf, dayOf, spanOf, timeOf } from '../parts/format.ts';
import { KEYS } from '../parts/paths.ts';

/** The partner's keys in this environment; a rotated key is next to its predecessor. */
export function mountKeysPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/keys')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      const lineages = await readLineages(context, { session, res });
      const living = lineages.filter(({ live }) => live.length > 0);
      const ended = lineages.flatMap(({ keys }) => keys.filter((key) => key.status !== 'live'));
      await pages.send(res, session, {
        title: 'Keys',
        section: KEYS,
        content: html`<div class="head">
            <h1>Keys</h1>
            <a class="button" href="${KEYS}/new">Create key</a>
          </div>
          ${keyTimesNote(session)}${living.length > 0 ? living.map((lineage) => lineageCard(lineage, session)) : NO_KEYS}
          ${ended.length > 0 && endedKeys(ended, session)}`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

export async function readLineages(context: ConsoleContext, page: PageVisit): Promise<KeyLineage[]> {
  return lineagesOf(await allOf(context, listKeys, page));
}

const NO_KEYS = html`<section class="card sec empty">
  <h2>No live keys</h2>
  <p>Your servers call the API with a key. Every key in this environment is revoked or expired.</p>
  <p><a class="button" href="${KEYS}/new">Create key</a></p>
</section>`;

function lineageCard(lineage: KeyLineage, session: ConsoleSession): Html {
  const { nowMs } = session;
  return html`<section class="card sec" id="${lineage.id}">
    <div class="head">
      <h2>${nameOf(lineage.name)}</h2>
      ${rotationNote(lineage, nowMs)}
    </div>
    ${keyTable(lineage.live, session, { withActions: true })} ${drawRotationTimeline(lineage, nowMs)}
  </section>`;
}

/** Says of a rotated key until when the previous one works too. @param subject how the key is called here */
export function rotationNote(lineage: KeyLineage, nowMs: number, subject: Content = 'Rotated'): Content {
  const overlap = overlapOf(lineage);
  if (!overlap) return undefined;
  return html`<p class="small muted">
    ${subject}: both keys work for another ${spanOf(overlap.until - nowMs)}, until
    ${timeOf(new Date(overlap.until))}.
  </p>`;
}

interface KeyTableOptions {
  /** If keys of several lineages share a table, each has its name. */
  readonly withNames?: true;
  /** Adds the actions for each key. */
  readonly withActions?: true;
}

export function keyTable(keys: readonly Key[], session: ConsoleSession, options: KeyTableOptions): Html {
  const { withNames, withActions } = options;
  const { nowMs, aheadMs } = session;
  const hasEnded = keys.every((key) => key.status !== 'live');
  const when = hasEnded ? 'Ended' : 'Created';
  return html`<table class="cards">
    <thead>
      <tr>
        ${withNames && html`<th scope="col">Name</th>`}
        <th scope="col">Key</th>
        <th scope="col">Permissions</th>
        <th scope="col">Version</th>
        <th scope="col">Status</th>
        <th scope="col">${when}</th>
        <th scope="col">Last used</th>
        ${withActions && html`<th scope="col"><span class="unseen">Actions</span></th>`}
      </tr>
    </thead>
    <tbody>
      ${keys.map(
        (key) =>
          html`<tr>
            ${withNames && html`<td data-label="Name" class="named">${nameOf(key.name)}</td>`}
            <td data-label="Key" class="fixed">
              <a class="mono" href="${KEYS}/${key.id}">ppk_${key.environment}_…${key.last_four}</a>
            </td>
            <td data-label="Permissions" class="named">${capabilityOf(key.capability)}</td>
            <td data-label="Version" class="mono fixed">${key.api_version}</td>
            <td data-label="Status" class="fixed">${stateTag(key, nowMs)}</td>
            <td data-label="${when}" class="fixed">
              ${dayOf(hasEnded ? new Date(endOf(key) ?? nowMs) : key.created_at)}
            </td>
            <td data-label="Last used" class="fixed">
              ${key.last_used_at === null ? 'Never' : agoOf(key.last_used_at, nowMs - aheadMs)}
            </td>
            ${withActions && html`<td class="end fixed">${actionsOf(key)}</td>`}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

export function stateTag(key: Key, nowMs: number): Html {
  if (key.status === 'revoked') return chip('danger', 'Revoked');
  if (key.status === 'expired') return chip('plain', 'Expired');
  const end = endOf(key);
  if (end === undefined) return chip('success', 'Live');
  return chip('warn', `Expires in ${spanOf(end - nowMs)}`);
}

/** Renders the actions. The words after the verb identify the key for a screen reader. */
function actionsOf(key: Key): Html {
  const which = html`<span class="unseen"> the key ending ${key.last_four}</span>`;
  return html`<span class="actions">
    <a class="button quiet slim" href="${KEYS}/${key.id}/rotate">Rotate${which}</a>
    <a class="button quiet slim" href="${KEYS}/${key.id}/revoke">Revoke${which}</a>
  </span>`;
}

function endedKeys(keys: readonly Key[], session: ConsoleSession): Html {
  return html`<details class="card sec">
    <summary>Expired and revoked keys (${keys.length})</summary>
    ${keyTable(keys, session, { withNames: true })}
  </details>`;
}
