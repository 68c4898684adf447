import { pino, type DestinationStream, type Logger } from 'pino';

/** Whatever looks like a secret is blotted out of the finished line, wherever in it it stands. */
const SECRETS: readonly { readonly pattern: RegExp; readonly instead: string }[] = [
  { pattern: /ppk_(?:sandbox|production)_[0-9A-Za-z]+/g, instead: '[key]' },
  { pattern: /whsec_[0-9A-Za-z+/=]+/g, instead: '[secret]' },
  { pattern: /eyJ[0-9A-Za-z_-]{10,}(?:\.[0-9A-Za-z_-]*)*/g, instead: '[token]' },
  { pattern: /\d(?:[ -]?\d){12,}/g, instead: '[number]' },
  { pattern: /(Bearer|Basic) +[^"\\\s]+/gi, instead: '$1 [credential]' },
];

/** Exported for its test; the log calls it on every line, so no caller can forget to. */
export function withoutSecrets(line: string): string {
  let out = line;
  for (const { pattern, instead } of SECRETS) out = out.replace(pattern, instead);
  return out;
}

/** Lines are gathered to this size, or for this long: a write for each line costs as much as a tenth of a request. */
const GATHER_BYTES = 64 * 1024;
const GATHER_MS = 100;

/**
 * Standard output, gathered. What is still held is written when the process ends, unless it is killed. It is written
 * here and not by another thread: a process that ends would leave that one's lines behind.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({ sync: true, minLength: GATHER_BYTES, maxWrite: 2 * GATHER_BYTES });
  setInterval(() => output.flush(), GATHER_MS).unref();
  process.once('exit', () => output.flushSync());
  return output;
}

/** One JSON line an event. Times are ISO strings: a long run of digits in a line is always taken for a card. */
export function createLog(level: string, stream: DestinationStream = standardOutput()): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    hooks: { streamWrite: withoutSecrets },
  };
  return pino(options, stream);
}
