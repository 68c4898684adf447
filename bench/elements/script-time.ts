/**
 * What is used of an event of Chromium's trace. Times in microseconds; `tdur` is what the thread's processor
 * took.
 */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** What to trace. */
export const CATEGORIES = ['devtools.timeline', 'v8'];
const SCRIPT = new Set([
  'FunctionCall',
  'RunMicrotasks',
  'EvaluateScript',
  'TimerFire',
  'FireAnimationFrame',
]);
const LAYOUT = new Set(['UpdateLayoutTree', 'Layout']);

/**
 * Milliseconds of processor that scripts took, without the styles and layouts that they forced, by a trace as
 * JSON: of the thread that ran most of them, which is the page's.
 */
export function scriptMs(trace: string): number {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const threads = new Map<string, TraceEvent[]>();
  for (const event of traceEvents) {
    if (event.ph !== 'X' || (!SCRIPT.has(event.name) && !LAYOUT.has(event.name))) continue;
    const thread = `${event.pid} ${event.tid}`;
    threads.set(thread, [...(threads.get(thread) ?? []), event]);
  }
  return Math.max(0, ...[...threads.values()].map(ofThread)) / 1000;
}

/** Events of one thread are in each other or after each other. */
function ofThread(events: readonly TraceEvent[]): number {
  let sum = 0;
  let scriptUntil = 0;
  let layoutUntil = 0;
  for (const { name, ts, dur = 0, tdur = 0 } of events.toSorted((one, other) => one.ts - other.ts)) {
    const isInScript = ts < scriptUntil;
    if (SCRIPT.has(name) && !isInScript) {
      sum += tdur;
      scriptUntil = ts + dur;
    } else if (LAYOUT.has(name) && isInScript && ts >= layoutUntil) {
      sum -= tdur;
      layoutUntil = ts + dur;
    }
  }
  return sum;
}
