import { readFileSync } from 'node:fs';

/** A state of an element, as in the demo's gallery; `scripts/build/samples.ts` generates them from it. */
export interface Sample {
  /** Unique among the element's. */
  readonly id: string;
  /** The gallery's section. */
  readonly group: string;
  readonly title: string;
  /** The note, with code in backticks. */
  readonly note: string;
  /** The expected value of the element's `state` attribute. */
  readonly state: string;
  /** The interaction that leads there: see `components/testing/samples/press.ts`. */
  readonly press?: string;
  /** Whether the sample's content was recorded in English. */
  readonly english?: true;
  /** HTML as it runs in the sample. */
  readonly markup: string;
  /**
   * HTML as a partner's page would have it, with `{{api}}` and, for a page of the partner's site, `{{href}}`.
   */
  readonly code: string;
}

const FILE = new URL('../../../../dist/gallery/samples.json', import.meta.url);

let samples: Readonly<Record<string, readonly Sample[]>> | undefined;

/**
 * The samples of an element, in the gallery's order; none while there is no build. Read at the first call.
 */
export function samplesOf({ tagName }: { readonly tagName: string }): readonly Sample[] {
  samples ??= readSamples();
  return Object.hasOwn(samples, tagName) ? (samples[tagName] ?? []) : [];
}

/** @throws {SyntaxError} the file is no JSON */
export function readSamples(file: URL = FILE): Readonly<Record<string, readonly Sample[]>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** The one that a reader sees first: ready, and without anything pressed, or else one where all went well. */
export function firstOf(all: readonly Sample[]): Sample | undefined {
  const atRest = all.find(({ state, press }) => state === 'ready' && press === undefined);
  return atRest ?? all.find(({ state }) => state === 'done') ?? all[0];
}

/** Whether a button is found by its English text, or the content was recorded in English. */
export function isInEnglishOnly({ press, english }: Sample): boolean {
  return english === true || (press?.split('|') ?? []).some((words) => /^[^@=]+$/.test(words));
}

/** Returns the path of the sample of an element's page. */
export const addressOfSample = (page: string): string => `${page}/sample`;

/** The script that responds to a sample's element and operates it. */
export const SAMPLE_SCRIPT = '/docs/samples.js';
export const SAMPLE_SHEET = '/docs/sample.css';

/** The route as an Express path; `name` is an element's. */
export const SAMPLE_PAGE = addressOfSample('/docs/elements/:name');
