import { AsyncLocalStorage } from 'node:async_hooks';
import { decodeTime } from 'ulid';
import type { SpanAttributes } from './span-attributes.ts';

export type SpanKind = 'server' | 'client' | 'internal' | 'consumer';

/** One timed step of a trace. */
export interface Span {
  /** Names the span to other services, in W3C's format. */
  readonly traceparent: string;
  readonly traceId: string;
  readonly spanId: string;
  set(attributes: SpanAttributes): void;
  rename(name: string): void;
  /** Marks a moment in the span. The name is a constant of the code. */
  event(name: string): void;
  /** Starts a span below this one; `undefined` once this one has ended or its trace is full. */
  child(name: string, kind: SpanKind, attributes?: SpanAttributes): Span | undefined;
  /** @param errorType the kind of the failure, such as `upstream_slow`; `undefined` for a success */
  end(errorType?: string): void;
}

/** The spans that a new one belongs to, each as a `traceparent`. */
export interface SpanOrigin {
  /** The span that it is below, if that was recorded by this service. */
  readonly parent?: string | undefined;
  /** A span that it is only related to, perhaps of another service. */
  readonly link?: string | undefined;
}

/** Starts traces. The implementation is loaded only if traces are exported. */
export interface Tracer {
  /** Starts the first span of some work; `undefined` if it isn't sampled. */
  start(name: string, kind: SpanKind, origin: SpanOrigin, attributes?: SpanAttributes): Span | undefined;
}

/**
 * The tracer and the span of the running work. While tracing is off, both are missing and looking them up
 * costs nothing.
 */
let tracing: { readonly tracer: Tracer; readonly active: AsyncLocalStorage<Span | undefined> } | undefined;

/**
 * Turns tracing on for this process.
 * @returns a function that turns it off
 */
export function startTracing(tracer: Tracer): () => void {
  const started = { tracer, active: new AsyncLocalStorage<Span | undefined>() };
  tracing = started;
  return () => {
    if (tracing === started) tracing = undefined;
    started.active.disable();
  };
}

/** Returns the recorded span of the current work, if there is one. */
export function activeSpan(): Span | undefined {
  return tracing?.active.getStore();
}

/** Starts the first span of some work; `undefined` if tracing is off or the work isn't sampled. */
export function startSpan(...of: Parameters<Tracer['start']>): Span | undefined {
  return tracing?.tracer.start(...of);
}

/** Runs work as part of a span. */
export function within<Result>(span: Span | undefined, act: () => Result): Result {
  return span && tracing ? tracing.active.run(span, act) : act();
}

/** Runs work that belongs to no span, though a request may have started it. */
export function untraced<Result>(act: () => Result): Result {
  return tracing ? tracing.active.run(undefined, act) : act();
}

/** Marks that the running work has passed a step. */
export function passed(step: string): void {
  tracing?.active.getStore()?.event(step);
}

/** Runs work in a span below the running one, if that is recorded. */
export async function traced<Result>(
  name: string,
  kind: SpanKind,
  act: (span: Span | undefined) => Promise<Result>,
): Promise<Result> {
  const parent = activeSpan();
  if (!parent) return act(undefined);
  return inSpan(parent.child(name, kind), act);
}

/** Runs work in a span, and ends the span with it. */
export async function inSpan<Result>(
  span: Span | undefined,
  act: (span: Span | undefined) => Promise<Result>,
): Promise<Result> {
  if (!span) return act(undefined);
  try {
    const result = await within(span, () => act(span));
    span.end();
    return result;
  } catch (error) {
    span.end(errorType(error));
    throw error;
  }
}

/**
 * Returns the kind of an error: its code, such as `upstream_slow`, `23505` or `ECONNREFUSED`, or else its
 * class. Its message may contain anything, so it is never part of a span.
 */
export function errorType(error: unknown): string {
  if (!(error instanceof Error)) return 'Error';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Reads a `traceparent` header, which anyone may send. A malformed one counts as absent. */
export function readTraceparent(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && TRACEPARENT.test(header) ? header : undefined;
}

/** Work that continues later than what caused it, such as the delivery of an event. */
export interface Cause {
  /** The span that caused it, stored with its record; `null` if that wasn't recorded. */
  readonly traceparent: string | null;
  /** The ID of the record, which has the time of the cause. */
  readonly id: string;
}

/** The time after which work is a trace of its own: viewers expect a trace to end, and retries take days. */
const SAME_TRACE_MS = 5 * 60_000;
const ULID_CHARACTERS = 26;

/** Returns the trace that late work belongs to: that of its cause, or a new one that is linked to it. */
export function originOf({ traceparent, id }: Cause): SpanOrigin {
  if (traceparent === null) return {};
  const ageMs = Date.now() - decodeTime(id.slice(-ULID_CHARACTERS));
  return ageMs <= SAME_TRACE_MS ? { parent: traceparent } : { link: traceparent };
}
