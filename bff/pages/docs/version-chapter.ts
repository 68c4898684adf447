import { NEWEST_VERSION, RELEASES, type ApiRelease } from '../../core/contract/versions/versions.ts';
import { html, type Html } from '../../core/text/html.ts';
import { type Chapter, panel, prose } from './markup.ts';
import { addressOfGuide, addressOf, pageOf, addressOfOperation } from './site-map.ts';
import { conversionTable, recordDifferences } from './version-differences.ts';
import { type Addition, ADDITIONS } from '../../developers/document/additions/list.ts';
import type { Operation } from '../../core/contract/operation.ts';
import { OPERATIONS } from '../../developers/document/operations.ts';
import { addressOfEvent } from './access-chapters.ts';
import { EVERY, type DeprecationKind } from '../../core/contract/deprecations/deprecation.ts';
import { DEPRECATIONS } from '../../core/contract/deprecations/list.ts';

const UPGRADE = addressOfGuide({ name: 'versions' });

/**
 * The changelog of the API: its versions, newest first, and what ends. All of it is derived from the
 * contract.
 */
export function changelog(serverUrl: string): readonly Chapter[] {
  return [aboutVersions(serverUrl), ...RELEASES.toReversed().flatMap(versionChapters), deprecated()];
}

function aboutVersions(serverUrl: string): Chapter {
  return {
    id: 'versions',
    title: 'Dated versions',
    body: html`<p>
        A version is a date. What breaks code comes only with a new one; what adds to the API comes to all of
        them. <a href="${UPGRADE}">Versions and upgrades</a> says how a key gets its version, and how you move
        it to the next.
      </p>
      <table class="codes">
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          ${RELEASES.toReversed().map(
            (release) =>
              html`<tr>
                <th scope="row">
                  <a href="#${anchorOf(release.date)}"><code class="day">${release.date}</code></a>
                </th>
                <td>${stateOf(release)}</td>
              </tr>`,
          )}
        </tbody>
      </table>`,
    sample: panel(
      'Another version for one request',
      'Request in another version',
      `curl ${serverUrl}/v1/merchants \\\n  -H "Authorization: Bearer $TRELLIS_KEY" \\\n  -H ` +
        `"API-Version: ${NEWEST_VERSION}"`,
    ),
  };
}

/** Returns the additions to all versions since this one, and its own changes. */
function versionChapters(release: ApiRelease): Chapter[] {
  const { date } = release;
  const additions = additionsSince(date);
  const since: Chapter = {
    id: `since-${date}`,
    title: `Since ${date}, in all versions`,
    body: additions ?? '',
  };
  return [...(additions ? [since] : []), versionChapter(release)];
}

function versionChapter(release: ApiRelease): Chapter {
  const { date, step } = release;
  const records = step ? recordDifferences(date) : [];
  return {
    id: anchorOf(date),
    title: date,
    body: html`<dl class="facts">
        <div>
          <dt>State</dt>
          <dd>${stateOf(release)}</dd>
        </div>
        <div>
          <dt>OpenAPI document</dt>
          <dd>
            <a href="/openapi.json?version=${date}">Open</a> or
            <a href="/openapi.json?version=${date}" download="trellis-${date}.openapi.json"
              >download<span class="hidden"> the document of ${date}</span></a
            >
          </dd>
        </div>
      </dl>
      ${step ? changed(step.changes, date) : whatBegan()}`,
    ...(records.length > 0 && {
      sample: html`${records.map(({ object, text }) =>
        panel(html`<code>${object}</code> before and since ${date}`, `What is other in a ${object}`, text),
      )}`,
    }),
  };
}

function changed(changes: readonly string[], date: string): Html {
  return html`<h3>Changed</h3>
    <ul class="plain">
      ${changes.map((change) => html`<li>${prose(change)}</li>`)}
    </ul>
    <p>
      Partners on an older version notice nothing: what they send is converted to this one before it is
      checked, and what they get is converted back.
    </p>
    ${conversionTable(date)}`;
}

function stateOf({ date, deprecatedAt, sunsetAt }: ApiRelease): Html {
  if (date === NEWEST_VERSION) return html`Newest`;
  if (deprecatedAt === undefined) return html`Supported`;
  return html`Deprecated since
  ${day(deprecatedAt)}${sunsetAt === undefined ? '' : html`, works until ${day(sunsetAt)}`}`;
}

function anchorOf(date: string): string {
  return `version-${date}`;
}

const WORDS: Partial<Readonly<Record<DeprecationKind, string>>> = {
  version: 'API version',
  value: 'refused values of',
  unknown_members: 'unknown members and parameters of',
};

/** Returns the chapter on deprecations, with their dates. */
function deprecated(): Chapter {
  return {
    id: 'deprecated',
    title: 'What is deprecated',
    body: html`<table class="codes">
        <thead>
          <tr>
            <th scope="col">Since</th>
            <th scope="col">Until</th>
            <th scope="col">What, and what to do</th>
          </tr>
        </thead>
        <tbody>
          ${DEPRECATIONS.list.map(
            ({ kind, name, deprecatedAt, sunsetAt, instead, docs }) =>
              html`<tr>
                <td>${day(deprecatedAt)}</td>
                <td>${sunsetAt === undefined ? 'Not decided' : day(sunsetAt)}</td>
                <td>
                  ${WORDS[kind] ?? kind}
                  ${name === EVERY ? html`<span>${name}</span>` : html`<code class="day">${name}</code>`}
                  <span class="meaning">${prose(instead)} <a href="${docs}">How to upgrade</a></span>
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
      <p>
        <a href="${addressOfOperation('listDeprecations')}">List deprecations in use</a>
        says which of your keys use any of it.
      </p>`,
  };
}

/** `YYYY-MM-DD`, in one line. @param at RFC 3339 */
function day(at: string): Html {
  return html`<span class="day">${at.slice(0, 10)}</span>`;
}

const [FIRST, ...LATER] = ADDITIONS;

/** Renders the contents of the first version. */
function whatBegan(): Html {
  return html`<h3>The first version</h3>
    ${FIRST && partsOf(FIRST)}`;
}

/**
 * Renders the additions to all versions while this one was the newest, newest first; `undefined` if there are
 * none.
 */
function additionsSince(version: string): Html | undefined {
  const next = RELEASES.find(({ date }) => date > version)?.date;
  const own = LATER.filter(({ date }) => date >= version && (next === undefined || date < next));
  if (own.length === 0) return undefined;
  return html`${own.toReversed().map(
    (one) =>
      html`<h3>${one.date}</h3>
        ${partsOf(one)}`,
  )}`;
}

function partsOf(addition: Addition): Html {
  const { operations, events, others } = addition;
  const come = OPERATIONS.filter(({ id }) => operations.includes(id));
  const groups = [...Map.groupBy(come, ({ tag }) => tag)];
  return html`${
    others.length > 0 &&
    html`<ul class="plain">
      ${others.map((words) => html`<li>${prose(words)}</li>`)}
    </ul>`
  }
  ${
    groups.length > 0 &&
    html`<ul class="plain groups">
      ${groups.map(([tag, own]) => groupLine(tag, own, wasThereBefore(tag, addition)))}
    </ul>`
  }
  ${events.length > 0 && eventLine(events)}`;
}

function wasThereBefore(tag: Operation['tag'], { date }: Addition): boolean {
  const before = ADDITIONS.filter((one) => one.date < date);
  const own = OPERATIONS.filter((one) => one.tag === tag);
  return before.some(({ operations }) => own.some(({ id }) => operations.includes(id)));
}

/** A new group is named by itself, and what came to one that was there by its operations. */
function groupLine(tag: Operation['tag'], come: readonly Operation[], isKnown: boolean): Html {
  const group = html`<a href="${pageOf(tag)}">${tag}</a>`;
  if (!isKnown)
    return html`<li>${group}: ${come.length} ${come.length === 1 ? 'operation' : 'operations'}</li>`;
  return html`<li>
    ${group}: ${come.map((one, at) => html`${at > 0 && ', '}<a href="${addressOf(one)}">${one.summary}</a>`)}
  </li>`;
}

function eventLine(types: readonly string[]): Html {
  return html`<details class="more">
    <summary>${types.length} ${types.length === 1 ? 'type of event' : 'types of events'}</summary>
    ${types.map(
      (type, at) => html`${at > 0 && ', '}<a href="${addressOfEvent(type)}"><code>${type}</code></a>`,
    )}
  </details>`;
}
