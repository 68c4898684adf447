import { DEPRECATIONS } from '../deprecations/list.ts';
import type { JsonSchema } from '../openapi-schemas.ts';
import type { Operation } from '../operation.ts';
import { step as step20261101 } from './2026-11-01.ts';
import { step as step20261126 } from './2026-11-26.ts';
import type { Conversions, Shape, VersionStep } from './version-step.ts';

/** One dated version. Times are RFC 3339 in UTC. */
export interface ApiRelease {
  readonly date: string;
  /** The time from which it is no longer recommended. */
  readonly deprecatedAt?: string | undefined;
  /** The time of its retirement, from which it is refused. */
  readonly sunsetAt?: string | undefined;
  /** The step from the previous version to this one; omitted for the first. */
  readonly step?: VersionStep;
}

/** Every version, oldest first. A new key is pinned to the last. */
export const RELEASES: readonly ApiRelease[] = [
  release('2026-09-01'),
  release('2026-11-01', { step: step20261101 }),
  release('2026-11-26', { step: step20261126 }),
];

export const NEWEST_VERSION = '2026-11-26';

/**
 * The last version that changed a shape. Published names contain it, so a later version without a change
 * keeps it.
 */
export const NEWEST_SHAPES = RELEASES.findLast(({ step }) => step?.conversions)?.date ?? NEWEST_VERSION;

/** Returns a release; the dates of its end are in the list of deprecations. */
function release(date: string, more: Pick<ApiRelease, 'step'> = {}): ApiRelease {
  const { deprecatedAt, sunsetAt } = DEPRECATIONS.find('version', date) ?? {};
  return { date, deprecatedAt, sunsetAt, ...more };
}

/** Returns the release of a date, unless it is unknown or its sunset has passed. */
export function releaseOf(date: string, nowMs: number): ApiRelease | undefined {
  const release = RELEASES.find((known) => known.date === date);
  const retired = release?.sunsetAt !== undefined && Date.parse(release.sunsetAt) <= nowMs;
  return retired ? undefined : release;
}

/**
 * Whether an operation is versioned. A public one isn't, because it has no key whose version could be pinned.
 */
export function isVersioned(operation: Operation): boolean {
  return canChange(operation) && operation.credentials.length > 0;
}

/**
 * Whether versions can change an operation. `/plants`, `/v1/sessions` and everything outside `/v1` never
 * change.
 */
function canChange({ path }: Pick<Operation, 'path'>): boolean {
  return path.startsWith('/v1/') && !path.startsWith('/v1/sessions');
}

/**
 * Whether a request with members or parameters that its operation doesn't have is refused.
 * @param date the caller's version; defaults to the newest
 */
export function refusesUnknown(operation: Pick<Operation, 'path'>, date = NEWEST_VERSION): boolean {
  return canChange(operation) && RELEASES.some(({ step }) => step?.refusesUnknown && step.version <= date);
}

/**
 * Whether addresses and bank accounts need all parts that their country requires.
 * @param date the caller's version; defaults to the newest
 */
export function asksForParts(date = NEWEST_VERSION): boolean {
  return RELEASES.some(({ step }) => step?.asksForParts && step.version <= date);
}

/**
 * Whether a surface whose pages are the dashboard's is refused as the only one of a domain.
 * @param date the caller's version; defaults to the newest
 */
export function limitsDomainSurfaces(date = NEWEST_VERSION): boolean {
  return RELEASES.some(({ step }) => step?.limitsDomainSurfaces && step.version <= date);
}

/** Whether every shape of a version equals the newest one. */
export function hasNewestShapes(date: string): boolean {
  return date >= NEWEST_SHAPES;
}

/** Converts a request body of a version → the newest. */
export function upFrom(date: string, operationId: string, body: Shape): Shape {
  return conversionsAfter(date).reduce((shape, step) => step.up(operationId, shape), body);
}

/**
 * Converts a response in the newest shape → a version's: a single record, each of a page, or the one inside
 * an event.
 */
export function downTo(date: string, answer: Shape): Shape {
  const steps = conversionsAfter(date).toReversed();
  if (steps.length === 0) return answer;
  const stepDown = (record: Shape): Shape => steps.reduce((shape, step) => step.down(shape), record);
  const older = (record: Shape): Shape =>
    record['object'] === 'event' ? { ...record, data: stepDown(record['data'] as Shape) } : stepDown(record);
  const { data } = answer;
  return Array.isArray(data)
    ? { ...answer, data: data.map((record: Shape) => older(record)) }
    : older(answer);
}

/** Converts a published schema in its newest shape → a version's. */
export function schemaOf(date: string, title: string, schema: JsonSchema): JsonSchema {
  return conversionsAfter(date).reduceRight((shape, step) => step.schemaDown(title, shape), schema);
}

/** Converts a request body in its newest shape → the form that a caller of a version sends. */
export function requestOf(date: string, operationId: string, body: Shape): Shape {
  return conversionsAfter(date).reduceRight((shape, step) => step.requestDown(operationId, shape), body);
}

function conversionsAfter(date: string): Conversions[] {
  return RELEASES.flatMap(({ date: released, step }) =>
    step?.conversions && released > date ? [step.conversions] : [],
  );
}

/**
 * Every released version of the package with the elements, oldest first, and the one in development. Elements
 * send theirs in the header `Trellis-Elements`; any other value counts as {@link OTHER_VERSION}, so that
 * callers can't invent any number of versions.
 */
export const ELEMENT_VERSIONS: readonly string[] = ['0.1.0'];

export const OTHER_VERSION = 'other';

const known: ReadonlySet<string> = new Set(ELEMENT_VERSIONS);

/** @param sent the header's value */
export function elementVersionOf(sent: string): string {
  return known.has(sent) ? sent : OTHER_VERSION;
}

/** The dated version of the API that each release of the elements is written for. */
const API_VERSIONS: Readonly<Record<string, string>> = { '0.1.0': '2026-11-26' };

/**
 * Returns the dated version of the API that elements use; `undefined` if it isn't a release. @param sent the
 * header `Trellis-Elements`
 */
export function apiVersionOf(sent: unknown): string | undefined {
  return typeof sent === 'string' && Object.hasOwn(API_VERSIONS, sent) ? API_VERSIONS[sent] : undefined;
}
