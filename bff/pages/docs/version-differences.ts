import {
  differencesOf,
  versionBefore,
  type Difference,
} from '../../developers/document/versions/differences.ts';
import { html, type Html, html as spans } from '../../core/text/html.ts';
import { exampleOf } from '../../core/contract/examples.ts';
import { OPERATIONS } from '../../developers/document/operations.ts';
import type { Shape } from '../../core/contract/versions/version-step.ts';
import { downTo, isVersioned } from '../../core/contract/versions/versions.ts';

/**
 * Renders the fields and values that a version has in place of those of the previous version, by the schemas
 * of the OpenAPI documents.
 */
export function conversionTable(date: string): Html {
  return html`<table class="codes">
    <thead>
      <tr>
        <th scope="col"><span class="day">${versionBefore(date)}</span></th>
        <th scope="col"><span class="day">${date}</span>, and the schemas in which it is</th>
      </tr>
    </thead>
    <tbody>
      ${differencesOf(date).map(
        (one) =>
          html`<tr>
            <td>${sideOf(one, one.before)}</td>
            <td>${sideOf(one, one.after)} <span class="meaning">${one.titles.join(', ')}</span></td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function sideOf({ field }: Difference, names: readonly string[]): Html {
  if (names.length === 0) return html`–`;
  return html`${field !== undefined && html`<code>${field}</code>: `}${codes(names)}`;
}

function codes(names: readonly string[]): Html {
  return html`${names.map((name, at) => html`${at > 0 && ', '}<code>${name}</code>`)}`;
}

/** A record in two consecutive versions, by its examples. */
interface RecordDifference {
  /** The value of the record's `object`. */
  readonly object: string;
  readonly text: Html;
}

/**
 * Each record that a version converts, once: only the members that are others in it, as a difference is
 * written.
 */
export function recordDifferences(version: string): RecordDifference[] {
  const older = versionBefore(version);
  const records = OPERATIONS.filter(isVersioned).flatMap((operation) => {
    const { response } = exampleOf(operation);
    return isRecord(response) ? [[downTo(older, response), downTo(version, response)] as const] : [];
  });
  const changed = records.filter(([before, after]) => JSON.stringify(before) !== JSON.stringify(after));
  const byObject = Map.groupBy(changed, ([, after]) => String(after['object']));
  return [...byObject].map(([object, [first]]) => ({ object, text: difference(...(first ?? [{}, {}])) }));
}

function isRecord(response: unknown): response is Shape {
  return typeof Object(response).object === 'string';
}

function difference(before: Shape, after: Shape): Html {
  return spans`${line(' ', 'object', after['object'])}${othersThan(after, before).map(([name, value]) =>
    line('-', name, value),
  )}${othersThan(before, after).map(([name, value]) => line('+', name, value))}`;
}

/** The members of `shape` that are others in `other`, or not in it. */
function othersThan(other: Shape, shape: Shape): [string, unknown][] {
  return Object.entries(shape).filter(
    ([name, value]) => JSON.stringify(other[name]) !== JSON.stringify(value),
  );
}

const KINDS: Readonly<Record<string, string>> = { '-': 'before', '+': 'after' };

function line(sign: string, name: string, value: unknown): Html {
  const kind = KINDS[sign];
  const text = `${sign} ${JSON.stringify(name)}: ${JSON.stringify(value)}`;
  return kind === undefined ? spans`${text}\n` : spans`<span class="${kind}">${text}</span>\n`;
}
