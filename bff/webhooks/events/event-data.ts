import type { Shape } from '../../contract/versions/version-step.ts';

/** ECMAScript's way to keep digits; the compiler's library does not know it yet. */
interface ExactJson {
  parse(
    text: string,
    reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
  ): unknown;
  rawJSON(text: string): object;
}
const exact = JSON as unknown as ExactJson;

/**
 * An event's data as stored. A whole number that a float cannot hold (the id of a plant) is kept as it is written, and
 * `JSON.stringify` writes it so again.
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
