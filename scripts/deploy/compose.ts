import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../build/freshness.ts';

/** The parts of a Compose file's service that are read here. */
export interface ComposeService {
  readonly image: string;
  readonly build?: string;
  readonly command?: readonly string[];
  readonly networks: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly volumes?: readonly string[];
  readonly configs?: readonly { readonly source: string }[];
  readonly ports?: readonly string[];
  readonly healthcheck?: unknown;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
}

export interface ComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly networks?: Readonly<Record<string, { readonly internal?: boolean }>>;
  readonly volumes?: object;
  readonly configs?: object;
}

/** Reads a Compose file of the checkout, by its path there. */
export function readCompose(path: string): ComposeFile {
  return parse(readFileSync(join(ROOT, path), 'utf8'), { merge: true }) as ComposeFile;
}

/** A variable in a Compose file: its name, `-` or `?`, and the default or the message after that. */
export const VARIABLE = /\$\{([A-Z_]+)(?::([-?])([^}]*))?\}/g;

/**
 * Returns a service's environment with values in place of variables, as Compose puts them there: a given one,
 * or the default in the file.
 * @throws {Error} a variable has neither
 */
export function environmentOf(
  { environment = {} }: ComposeService,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const fill = (value: string): string =>
    value.replaceAll(VARIABLE, (whole, name: string, kind?: string, rest?: string) => {
      const found = values[name] ?? (kind === '-' ? rest : undefined);
      if (found === undefined) throw new Error(`${whole} has neither a default nor a value`);
      return found;
    });
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(value)]));
}
