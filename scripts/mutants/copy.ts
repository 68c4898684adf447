import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The tree, somewhere else: the checkout itself is never changed. */
export class Copy {
  readonly root = mkdtempSync(join(tmpdir(), 'trellis-mutants-'));

  /** The same for the same files with the same text. */
  readonly hash: string;

  constructor(checkout: string) {
    const hash = createHash('sha256');
    const listed = execFileSync('git', ['ls-files', '-z'], { cwd: checkout, encoding: 'utf8' });
    for (const path of listed.split('\0').filter(Boolean)) {
      cpSync(join(checkout, path), join(this.root, path), { recursive: true });
      hash
        .update(`${path}\0`)
        .update(readFileSync(join(this.root, path)))
        .update('\0');
    }
    this.hash = hash.digest('hex');
    symlinkSync(join(checkout, 'node_modules'), join(this.root, 'node_modules'));
  }

  /** @returns what puts the file back as it was */
  change(path: string, edit: (text: string) => string): () => void {
    const file = join(this.root, path);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, edit(text));
    return () => writeFileSync(file, text);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
