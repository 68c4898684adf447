import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Output } from './output.ts';

/** A command of `trellis`. Its exit code: 0, all is well; 1, a problem; 2, wrong usage. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  readonly help: string;
  /** @throws {UsageFault | Problem} */
  readonly run: (args: readonly string[], out: Output) => Promise<number> | number;
}

/** Wrong arguments. */
export class UsageFault extends Error {
  override readonly name = 'UsageFault';
}

/** Something that the person can mend. The message says what and how, and has no secret in it. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

type Options = NonNullable<ParseArgsConfig['options']>;

/** Returns the options and other arguments of a command. @throws {UsageFault} */
export function readArguments<const Known extends Options>(args: readonly string[], options: Known) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageFault(error instanceof Error ? error.message : String(error));
  }
}

/** Returns a URL of http or https. @throws {UsageFault} */
export function urlIn(text: string, option: string): URL {
  const withScheme = /^[a-z]+:\/\//i.test(text) ? text : `http://${text}`;
  const url = URL.canParse(withScheme) ? new URL(withScheme) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new UsageFault(`${option} must be an address such as https://shop.example, not ${text}.`);
  }
  return url;
}
