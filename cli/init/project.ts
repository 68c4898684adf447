import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../command.ts';

export type Kind = 'next' | 'express' | 'vite' | 'plain';
export const KINDS: readonly Kind[] = ['next', 'express', 'vite', 'plain'];

/** A folder with somebody’s app. */
export class Project {
  readonly folder: string;
  readonly #package: PackageFile | undefined;

  /** @throws {Problem} its package.json can’t be read */
  constructor(folder: string) {
    this.folder = folder;
    const text = this.read('package.json');
    try {
      this.#package = text === undefined ? undefined : (JSON.parse(text) as PackageFile);
    } catch {
      throw new Problem(`${join(folder, 'package.json')} isn’t JSON.`);
    }
  }

  has(path: string): boolean {
    return existsSync(join(this.folder, path));
  }

  /** @returns `undefined` if there is no such file */
  read(path: string): string | undefined {
    return this.has(path) ? readFileSync(join(this.folder, path), 'utf8') : undefined;
  }

  /** Returns the first of these files that there is. */
  first(...paths: readonly string[]): string | undefined {
    return paths.find((path) => this.has(path));
  }

  dependsOn(name: string): boolean {
    return (
      this.#package?.dependencies?.[name] !== undefined ||
      this.#package?.devDependencies?.[name] !== undefined
    );
  }

  /** Whether a file has `import`, and not `require`. */
  isModule(path: string): boolean {
    if (/\.m[jt]s$/.test(path)) return true;
    if (/\.c[jt]s$/.test(path)) return false;
    return (
      this.#package?.type === 'module' || /\.tsx?$/.test(path) || /^import\s/m.test(this.read(path) ?? '')
    );
  }

  /** The files that the package’s commands start. */
  get started(): readonly string[] {
    const { main, scripts = {} } = this.#package ?? {};
    const named = Object.values(scripts).flatMap((script) => script.match(/[\w./-]+\.[cm]?[jt]s\b/g) ?? []);
    return [...named, ...(main === undefined ? [] : [main])];
  }

  /** @throws {Problem} there is nothing that is known */
  get kind(): Kind {
    if (this.dependsOn('next')) return 'next';
    if (this.dependsOn('express')) return 'express';
    if (this.dependsOn('vite')) return 'vite';
    if (this.first('index.html', 'public/index.html')) return 'plain';
    throw new Problem(
      `${this.folder} is no project of Next, Express or Vite, and has no index.html. Name another with --dir.`,
    );
  }
}

interface PackageFile {
  readonly type?: string;
  readonly main?: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
