import { openApiDocument } from '../openapi.ts';
import type { JsonSchema } from '../../../core/contract/openapi-schemas.ts';
import { RELEASES } from '../../../core/contract/versions/versions.ts';

/** A difference between the documents of two consecutive versions. */
export interface Difference {
  /** The titles of the schemas that contain it. */
  readonly titles: readonly string[];
  /** The field whose values differ; `undefined` if the field itself differs. */
  readonly field?: string;
  /** Names of fields, or values, of the older version; empty if the newer one added them. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

type Fields = Readonly<Record<string, JsonSchema>>;

const found = new Map<string, readonly Difference[]>();

/**
 * Finds the changes of a version in the schemas, by comparing its OpenAPI document with the previous one: so
 * it can't differ from the conversions, and nothing is missing.
 * @param version not the first
 */
export function differencesOf(version: string): readonly Difference[] {
  const known = found.get(version) ?? compare(version);
  found.set(version, known);
  return known;
}

function compare(version: string): Difference[] {
  const [before, after] = [schemasOf(versionBefore(version)), schemasOf(version)];
  const all = Object.entries(after).flatMap(([title, { properties = {} }]) =>
    title in before ? differences(title, before[title]?.properties ?? {}, properties) : [],
  );
  const alike = Map.groupBy(all, (one) => JSON.stringify({ ...one, titles: [] }));
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first, titles: group.flatMap(({ titles }) => titles).toSorted() }] : [];
  });
}

/** Returns the previous version. @throws {Error} if there is none */
export function versionBefore(version: string): string {
  const at = RELEASES.findIndex(({ date }) => date === version);
  const before = RELEASES[at - 1];
  if (!before) throw new Error(`there is no version before ${version}`);
  return before.date;
}

function differences(title: string, before: Fields, after: Fields): Difference[] {
  const titles = [title];
  const gone = Object.keys(before).filter((name) => !(name in after));
  const come = Object.keys(after).filter((name) => !(name in before));
  const fields = gone.length + come.length > 0 ? [{ titles, before: gone, after: come }] : [];
  const values = Object.keys(after).flatMap((field): Difference[] => {
    const [older, newer] = [valuesOf(before[field]), valuesOf(after[field])];
    const [lost, added] = [
      older.filter((one) => !newer.includes(one)),
      newer.filter((one) => !older.includes(one)),
    ];
    return field in before && lost.length + added.length > 0
      ? [{ titles, field, before: lost, after: added }]
      : [];
  });
  return [...fields, ...values];
}

/** Matches the dated name of a newest shape, used where no version applies: it isn't another type. */
const DATED_NAME = /_\d{4}-\d{2}-\d{2}$/;

/** Returns the values of a field with a closed list, or the type of another field. */
function valuesOf(schema: JsonSchema = {}): string[] {
  const { enum: values, type, $ref, format } = schema;
  if (values) return values.map(String);
  const title = $ref?.split('/').at(-1)?.replace(DATED_NAME, '');
  return [[type, format, title].flat().filter(Boolean).join(' ')];
}

function schemasOf(version: string): Readonly<Record<string, JsonSchema>> {
  return openApiDocument({ serverUrl: '', version }).components.schemas;
}
