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

/** One JSON line an event. Times are ISO strings: a long run of digits in a line is always taken for a card. */
export function createLog(level: string, stream?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    hooks: { streamWrite: withoutSecrets },
  };
  return stream ? pino(options, stream) : pino(options);
}
