const CODES = { red: 31, green: 32, yellow: 33, dim: 2, bold: 1 } as const;
type Style = keyof typeof CODES;

/** Where a command writes: results to the output, everything else beside it. */
export class Output {
  /** Whether results are JSON, one object on a line. */
  readonly isJson: boolean;
  readonly #hasColors: boolean;

  constructor({ isJson }: { readonly isJson: boolean }) {
    this.isJson = isJson;
    const { NO_COLOR, TERM } = process.env;
    this.#hasColors = process.stdout.isTTY && !isJson && !NO_COLOR && TERM !== 'dumb';
  }

  /** Writes a result: the object with `--json`, else the text. */
  result(object: object, text: string): void {
    process.stdout.write(`${this.isJson ? JSON.stringify(object) : text}\n`);
  }

  /** Writes a remark, which is no result. */
  say(text: string): void {
    process.stderr.write(`${text}\n`);
  }

  styled(style: Style, text: string): string {
    return this.#hasColors ? `\u001B[${CODES[style]}m${text}\u001B[0m` : text;
  }
}

/** Returns text from elsewhere without control characters, which could steer a terminal. */
export function plain(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replaceAll(/[\u0000-\u001F\u007F-\u009F]/g, ' ');
}
