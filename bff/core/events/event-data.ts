import type { Shape } from '../contract/versions/version-step.ts';

/** ECMAScript's way to keep digits, which the compiler's library does not declare yet. */
interface ExactJson {
  parse(
    text: string,
    reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
  ): unknown;
  rawJSON(text: string): object;
}
const exact = JSON as unknown as ExactJson;

/**
 * An event's data as stored. A whole number that a float can't represent (the id of a plant) keeps its digits, also
 * through `JSON.stringify`.
 */
export function readEventData(json: string): Shape {
  return exact.parse(json, (_key, value, { source }) =>
    typeof value === 'number' &&
    !Number.isSafeInteger(value) &&
    source !== undefined &&
    /^-?\d+$/.test(source)
      ? exact.rawJSON(source)
      : value,
  ) as Shape;
}
