import type { Router } from 'express';
import { listKeys, createKey } from '../../../accounts/identity/contract/keys/keys.ts';
import type { Key } from '../../../accounts/identity/contract/keys/key.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { nameOf } from '../../../core/text/message.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { allOf } from '../parts/read-lists.ts';
import { chip, keyTimesNote, may } from '../parts/pieces.ts';
import type { ConsoleContext, PageVisit } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
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
      const mayWrite = may(session, createKey);
      await pages.send(res, session, {
        title: 'Keys',
        section: KEYS,
        content: html`<div class="head">
            <h1>Keys</h1>
            ${mayWrite && CREATE}
          </div>
          ${keyTimesNote(session)}${
            living.length > 0 ? living.map((lineage) => lineageCard(lineage, session)) : noKeys(mayWrite)
          }
          ${ended.length > 0 && endedKeys(ended, session)}`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

export async function readLineages(context: ConsoleContext, page: PageVisit): Promise<KeyLineage[]> {
  return lineagesOf(await allOf(context, listKeys, page));
}

const CREATE = html`<a class="button" href="${KEYS}/new">Create key</a>`;

const noKeys = (mayWrite: boolean): Html =>
  html`<section class="card sec empty">
    <h2>No live keys</h2>
    <p>Your servers call the API with a key. Every key in this environment is revoked or expired.</p>
    ${mayWrite && html`<p>${CREATE}</p>`}
  </section>`;

function lineageCard(lineage: KeyLineage, session: ConsoleSession): Html {
  const { nowMs } = session;
  return html`<section class="card sec" id="${lineage.id}">
    <div class="head">
      <h2>${nameOf(lineage.name)}</h2>
      ${rotationNote(lineage, nowMs)}
    </div>
    ${keyTable(lineage.live, session, may(session, createKey) ? { withActions: true } : {})}
    ${drawRotationTimeline(lineage, nowMs)}
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

/** A lineage of keys: the first and those it was rotated into, oldest first. */
export interface KeyLineage {
  readonly id: string;
  /** Name of the newest. */
  readonly name: string;
  readonly keys: readonly Key[];
  readonly live: readonly Key[];
}

/** Keys by lineage; lineages with a live key first, then ended ones; the newest of each first. */
export function lineagesOf(keys: readonly Key[]): KeyLineage[] {
  const lineages = [...Map.groupBy(keys, (key) => key.lineage)].map(([id, members]): KeyLineage => {
    const live = members.filter((key) => key.status === 'live');
    return { id, name: (live.at(-1) ?? members.at(-1))?.name ?? '', keys: members, live };
  });
  return lineages.toReversed().toSorted((a, b) => Number(b.live.length > 0) - Number(a.live.length > 0));
}

/** Returns when a key stopped or will stop working, in milliseconds; `undefined` if it doesn't end. */
export function endOf(key: Key): number | undefined {
  const ends = [key.expires_at, key.revoked_at].filter((end) => end !== null).map((end) => Date.parse(end));
  return ends.length === 0 ? undefined : Math.min(...ends);
}

/** The overlap of a lineage that is rotating now: both keys work until it ends. */
export function overlapOf({
  live,
}: KeyLineage): { readonly from: number; readonly until: number } | undefined {
  const [old, next] = live;
  const until = old && endOf(old);
  return next && until !== undefined ? { from: Date.parse(next.created_at), until } : undefined;
}

const HOUR_MS = 60 * 60 * 1000;
/** The most keys of a lineage in the timeline; older ones are omitted. */
const MOST_BARS = 4;

interface Bar {
  readonly key: Key;
  /** The key's name, and how it began or ends. */
  readonly label: Content;
  /** Per cent of the width. */
  readonly left: number;
  readonly width: number;
}

/** The keys of a lineage over time, each a bar from creation to end; where two overlap, both work. */
interface RotationTimeline {
  readonly bars: readonly Bar[];
  /** The position of the current time, in percent. */
  readonly now: number;
}

export function rotationTimelineOf(lineage: KeyLineage, nowMs: number): RotationTimeline {
  const overlap = overlapOf(lineage);
  // While two keys work, only these two count: older ones would press the overlap together.
  const keys = overlap ? lineage.live : lineage.keys.slice(-MOST_BARS);
  const { from, until } = windowOf(overlap ? [overlap.from, overlap.until, nowMs] : momentsOf(keys, nowMs));
  const place = (ms: number): number =>
    Math.round(Math.min(100, Math.max(0, (100 * (ms - from)) / (until - from))) * 100) / 100;
  const bars = keys.map((key) => {
    const left = place(Date.parse(key.created_at));
    const width = Math.max(0.5, place(endOf(key) ?? until) - left);
    return { key, left, width, label: labelOf(key, lineage) };
  });
  return { bars, now: place(nowMs) };
}

function labelOf(key: Key, lineage: KeyLineage): Html {
  const overlap = overlapOf(lineage);
  const end = endOf(key);
  const verb = key.status === 'live' ? 'expires' : key.status;
  const which = overlap ? (key === lineage.live[0] ? 'Previous key ' : 'New key ') : '';
  const when =
    end === undefined ? html`created ${timeOf(key.created_at)}` : html`${verb} ${timeOf(new Date(end))}`;
  return html`${which}<span class="mono">…${key.last_four}</span>, ${when}`;
}

function momentsOf(keys: readonly Key[], nowMs: number): number[] {
  const births = keys.map((key) => Date.parse(key.created_at));
  return [...births, ...keys.map(endOf).filter((end) => end !== undefined), nowMs];
}

/** The moments, with room on both sides; never less than two hours. */
function windowOf(moments: readonly number[]): { from: number; until: number } {
  const first = Math.min(...moments);
  const last = Math.max(...moments);
  const room = Math.max(HOUR_MS, (last - first) * 0.6);
  return { from: first - room, until: last + room };
}

const BAR_PX = 10;
/** Room for the word below the bars. */
const FOOT_PX = 20;

/**
 * The keys of a rotated lineage, each a labelled bar; nothing for a key that was never rotated. As SVG with
 * everything in attributes: the page's policy allows no inline style.
 */
export function drawRotationTimeline(lineage: KeyLineage, nowMs: number): Content {
  if (lineage.keys.length < 2) return undefined;
  const { bars, now } = rotationTimelineOf(lineage, nowMs);
  return html`<div class="rotation-timeline" role="img" aria-label="${inWords(lineage, nowMs)}">
    ${bars.map(
      ({ key, left, width, label }) =>
        html`<p class="muted">${label}</p>
          <svg width="100%" height="${BAR_PX}">
            <rect class="${barClass(key)}" x="${left}%" width="${width}%" height="${BAR_PX}" rx="5"></rect>
            <line class="now" x1="${now}%" x2="${now}%" y1="-4" y2="${BAR_PX + 4}"></line>
          </svg>`,
    )}
    <svg width="100%" height="${FOOT_PX}">
      <text x="${now}%" y="14" text-anchor="${anchorOf(now)}">Now</text>
    </svg>
  </div>`;
}

function anchorOf(at: number): string {
  if (at < 12) return 'start';
  return at > 88 ? 'end' : 'middle';
}

function barClass(key: Key): string {
  if (key.status !== 'live') return 'ended';
  return endOf(key) === undefined ? 'live' : 'ending';
}

/** Returns the lineage as text, for people who can't see the drawing. */
export function inWords(lineage: KeyLineage, nowMs: number): string {
  const overlap = overlapOf(lineage);
  if (overlap) {
    const [old, next] = lineage.live;
    return (
      `Timeline: the previous key, ending ${old?.last_four}, and the new key, ending ` +
      `${next?.last_four}, both work for another ${spanOf(overlap.until - nowMs)}. Then the ` +
      'previous key expires.'
    );
  }
  const count = lineage.keys.length;
  return `Timeline: ${count} ${count === 1 ? 'key' : 'keys'}, ${lineage.live.length} of them live.`;
}
