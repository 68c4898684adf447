import { pino, type DestinationStream, type Level, type Logger } from 'pino';
import { isoTime } from '../api/clock.ts';
import { activeSpan } from '../telemetry/tracing.ts';

/** Everything that looks like a secret is redacted from the finished line. */
const SECRETS: readonly { readonly pattern: RegExp; readonly instead: string }[] = [
  { pattern: /ppk_(?:sandbox|production)_[0-9A-Za-z]+/g, instead: '[key]' },
  { pattern: /whsec_[0-9A-Za-z+/=]+/g, instead: '[secret]' },
  { pattern: /eyJ[0-9A-Za-z_-]{10,}(?:\.[0-9A-Za-z_-]*)*/g, instead: '[token]' },
  // Digits of a trace's ID are no card number.
  { pattern: /(?<!"(?:trace|span)_id":"[0-9a-f]{0,31})\d(?:[ -]?\d){12,}/g, instead: '[number]' },
  { pattern: /(Bearer|Basic) +[^"\\\s]+/gi, instead: '$1 [credential]' },
];

/**
 * Matches a line that may contain a secret: hardly any does, and one search is cheaper than five
 * replacements.
 */
const SUSPICIOUS = /ppk_|whsec_|eyJ|\d(?:[ -]?\d){12}|[Bb][Ee][Aa][Rr][Ee][Rr] |[Bb][Aa][Ss][Ii][Cc] /;

/** Redacts a line. The log calls it on every line, so no caller can forget it. */
function withoutSecrets(line: string): string {
  if (!SUSPICIOUS.test(line)) return line;
  let out = line;
  for (const { pattern, instead } of SECRETS) out = out.replace(pattern, instead);
  return out;
}

/** Limits of buffering, in characters and time: a write for each line would cost a tenth of a request. */
const GATHER_LENGTH = 64 * 1024;
const GATHER_MS = 100;

/** Shared by all logs of the process: one buffer, one timer and one listener for the process's end. */
const standardOutput = (): DestinationStream => (output ??= bufferedOutput());
let output: DestinationStream | undefined;

/**
 * Returns standard output with a buffer. Its content is written when the process ends, unless it is killed.
 * It is written here and not by another thread, whose lines a process would lose when it ends.
 */
function bufferedOutput(): DestinationStream {
  const destination = pino.destination({ sync: true, maxWrite: 2 * GATHER_LENGTH });
  let held = '';
  const flush = (): void => {
    if (held === '') return;
    destination.write(held);
    held = '';
  };
  process.once('exit', () => {
    flush();
    destination.flushSync();
  });
  return {
    write(line) {
      // There is no timer while there is nothing to write: it would wake an idle process.
      if (held === '') setTimeout(flush, GATHER_MS).unref();
      held += line;
      if (held.length >= GATHER_LENGTH) flush();
    },
  };
}

/**
 * Creates a log with one JSON line for each event. Times are ISO strings, because a long run of digits in a
 * line would be mistaken for a card number. A line that is written during a recorded request names its span.
 */
export function createLog(level: string, stream: DestinationStream = standardOutput()): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${isoTime(Date.now())}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: spanFields,
    hooks: { streamWrite: withoutSecrets },
  };
  return pino(options, stream);
}

function spanFields(): object {
  const span = activeSpan();
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
}

/** The fields of a log line. `undefined` ones are omitted. */
type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * Writes lines past pino, to the same output and redacted like every other: building a line costs pino more
 * than all checks of a request together, so the one line of each request is built here.
 * @returns a function whose first argument has generated IDs, which need no redaction
 * @throws {TypeError} the log has no output stream
 */
export function lineWriter(
  log: Logger,
  level: Level,
): (ids: Readonly<Record<string, string | undefined>>, fields: Fields) => void {
  const stream = (log as unknown as Record<symbol, DestinationStream>)[pino.symbols.streamSym];
  if (!stream) throw new TypeError('this log writes nowhere');
  return (ids, fields) => {
    if (!log.isLevelEnabled(level)) return;
    let line = `{"level":"${level}","time":"${isoTime(Date.now())}"`;
    for (const name in ids) if (ids[name] !== undefined) line += `,"${name}":"${ids[name]}"`;
    for (const name in fields) {
      const value = fields[name];
      if (value !== undefined) line += `,"${name}":${jsonOf(value)}`;
    }
    stream.write(`${line}}\n`);
  };
}

/** The number of cached values at which the cache is emptied. */
const MOST_KEPT = 10_000;
const kept = new Map<string | number | boolean | null, string>();

/**
 * Returns a value as JSON without secrets. Nearly all values recur in line after line, so the result is
 * cached: searching each line as a whole costs four times as much.
 */
function jsonOf(value: string | number | boolean | null): string {
  const known = kept.get(value);
  if (known !== undefined) return known;
  const json = withoutSecrets(JSON.stringify(value));
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(value, json);
  return json;
}
