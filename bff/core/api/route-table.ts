import { ApiError } from './errors.ts';
import type { Route } from './route.ts';

/** The routes at one path. */
export interface Resource {
  /** Routes by uppercase method. */
  readonly routes: ReadonlyMap<string, Route>;
  /** The value of `Allow`. */
  readonly allow: string;
  /** The methods that a preflight response reports; `undefined` if the path is not for pages. */
  readonly forPages: string | undefined;
}

export interface Match {
  readonly resource: Resource;
  /** The decoded path parameters. */
  readonly params: Readonly<Record<string, string>>;
}

/** @throws {ApiError} request_malformed: the path can't be decoded */
export type FindResource = (path: string) => Match | undefined;

interface Pattern {
  /** Path segments: each is literal text, or the name of a parameter. */
  readonly segments: readonly { readonly text?: string; readonly name?: string }[];
  readonly resource: Resource;
}

/**
 * Returns a function that finds the resource at a path. Paths are compared exactly as sent: letter by letter,
 * including encoded characters and trailing slashes. A parameter is one non-empty segment. A path without
 * parameters comes before one with them.
 */
export function routeTable(routes: readonly Route[]): FindResource {
  const fixed = new Map<string, Match>();
  const patterns = new Map<number, Pattern[]>();
  for (const [path, group] of Map.groupBy(routes, ({ operation }) => operation.path)) {
    const resource = resourceOf(group);
    if (!path.includes('{')) {
      fixed.set(path, { resource, params: {} });
      continue;
    }
    const segments = path.split('/').map(segmentOf);
    const sameLength = patterns.get(segments.length) ?? [];
    patterns.set(segments.length, [...sameLength, { segments, resource }]);
  }
  return (path) => {
    const found = fixed.get(path);
    if (found) return found;
    const sent = path.split('/');
    const pattern = patterns.get(sent.length)?.find((one) => fits(one, sent));
    return pattern && { resource: pattern.resource, params: paramsOf(pattern, sent) };
  };
}

function resourceOf(group: readonly Route[]): Resource {
  const forPages = group.filter(({ operation }) => operation.credentials.includes('session'));
  return {
    routes: new Map(group.map((route) => [methodOf(route), route])),
    allow: methodsOf(group),
    forPages: forPages.length > 0 ? methodsOf(forPages) : undefined,
  };
}

function methodsOf(some: readonly Route[]): string {
  return some.map(methodOf).join(', ');
}

function methodOf({ operation }: Route): string {
  return operation.method.toUpperCase();
}

function segmentOf(segment: string): Pattern['segments'][number] {
  const name = /^\{(\w+)\}$/.exec(segment)?.[1];
  return name === undefined ? { text: segment } : { name };
}

function fits({ segments }: Pattern, sent: readonly string[]): boolean {
  return segments.every(({ text }, at) => (text === undefined ? sent[at] !== '' : sent[at] === text));
}

function paramsOf({ segments }: Pattern, sent: readonly string[]): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [at, { name }] of segments.entries()) {
    if (name !== undefined) params[name] = decoded(sent[at] ?? '');
  }
  return params;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch (cause) {
    throw new ApiError('request_malformed', { cause });
  }
}
