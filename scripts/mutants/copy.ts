import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mutant } from './mutants-of.ts';

/** The tree, somewhere else: the checkout itself is never changed. */
export class Copy {
  readonly root = mkdtempSync(join(tmpdir(), 'trellis-mutants-'));

  constructor(checkout: string) {
    const listed = execFileSync('git', ['ls-files', '-z'], { cwd: checkout, encoding: 'utf8' });
    for (const path of listed.split('\0').filter(Boolean)) {
      cpSync(join(checkout, path), join(this.root, path), { recursive: true });
    }
    symlinkSync(join(checkout, 'node_modules'), join(this.root, 'node_modules'));
  }

  async with<Result>({ path, start, end, after }: Mutant, act: () => Promise<Result>): Promise<Result> {
    const file = join(this.root, path);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.slice(0, start) + after + text.slice(end));
    try {
      return await act();
    } finally {
      writeFileSync(file, text);
    }
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
