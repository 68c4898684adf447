import { importInvalid } from './file-content.ts';

const UTF8 = [0xef, 0xbb, 0xbf];
const UTF16LE = [0xff, 0xfe];
const UTF16BE = [0xfe, 0xff];

/** Characters that no table has in its cells. Windows-1252 has none at 81, 8D, 8F, 90 and 9D, which are read as such. */
const CONTROLS = /[^\P{Cc}\t\n\r]/u;

/**
 * The text of a table without its byte order mark: in UTF-8, in UTF-16 with a mark ("Unicode text" of spreadsheets), or
 * in Windows-1252, as they save a "CSV" on Windows in western languages.
 * @throws {ApiError} import_invalid
 */
export function tableTextIn(bytes: Buffer): string {
  if (beginsWith(bytes, UTF16LE)) return printable(decoded(bytes, 'utf-16le'));
  if (beginsWith(bytes, UTF16BE)) return printable(decoded(bytes, 'utf-16be'));
  const text = decoded(bytes, 'utf-8');
  if (text !== undefined) return text;
  return printable(
    beginsWith(bytes, UTF8) || isBrokenUtf8(bytes) ? undefined : decoded(bytes, 'windows-1252'),
  );
}

const beginsWith = (bytes: Buffer, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

function decoded(bytes: Buffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A file whose letters are mostly those of UTF-8. In Windows-1252 few follow each other so: `NESCAFÉ®` has one. */
function isBrokenUtf8(bytes: Buffer): boolean {
  const text = new TextDecoder('utf-8').decode(bytes);
  let whole = 0;
  let broken = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0xff_fd) broken += 1;
    else if (code > 0x7f) whole += 1;
  }
  return whole > broken;
}

/** @throws {ApiError} import_invalid */
function printable(text: string | undefined): string {
  if (text !== undefined && !CONTROLS.test(text)) return text;
  throw importInvalid('encoding', 'The file’s letters can’t be read. Save it as “CSV UTF-8”.');
}
