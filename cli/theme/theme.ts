import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Command } from '../command.ts';
import type { Output } from '../output.ts';
import { contrastWarnings } from './contrast-warnings.ts';
import { HELP } from './help.ts';
import { InputFault } from './input-fault.ts';
import { readThemeFile } from './read-theme-file.ts';
import { writeCss } from './write-css.ts';

/**
 * `trellis theme FILE`: writes the style sheet of a Design Tokens file, and warns of contrast.
 * @returns the exit code: 0; 1 with `--strict` where there are warnings; 2: the file or the arguments can’t be read, and nothing was written
 */
function theme(args: readonly string[], out: Output): number {
  try {
    const { values, positionals } = argumentsOf(args);
    if (values.help) {
      process.stdout.write(HELP);
      return 0;
    }
    const [path, ...others] = positionals;
    if (path === undefined || others.length > 0) throw new InputFault(`one file is needed.\n\n${HELP}`);
    const file = readThemeFile(textOf(path), path);
    const warnings = contrastWarnings(file);
    for (const warning of warnings) process.stderr.write(`${path}: ${warning}\n`);
    const css = writeCss(file);
    if (out.isJson) out.result({ object: 'theme', css, warnings }, css);
    else process.stdout.write(css);
    return values.strict && warnings.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof InputFault)) throw error;
    process.stderr.write(`trellis theme: ${error.message}\n`);
    return 2;
  }
}

function argumentsOf(args: readonly string[]) {
  try {
    const options = {
      strict: { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new InputFault(`${(error as Error).message}\n\n${HELP}`);
  }
}

/** @param path `-`: what is piped in */
function textOf(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (error) {
    throw new InputFault(`${path} can’t be read: ${(error as Error).message}`);
  }
}

export const THEME: Command = {
  name: 'theme',
  summary: 'custom properties of a Design Tokens file, as a style sheet',
  help: HELP,
  run: theme,
};
