import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Problem, readArguments, UsageFault, type Command } from '../command.ts';
import type { Output } from '../output.ts';
import { urlOf } from '../store.ts';
import { diffOf } from './diff.ts';
import { planFor, type Change } from './plan.ts';
import { KINDS, Project, type Kind } from './project.ts';

const HELP = `trellis init

Adds a page with an element, and the lines of your server that give it tokens, to a project of Next, Express or Vite,
or to a plain page. It shows what it would change, and asks. It overwrites nothing, and adds nothing twice.

  --dir FOLDER    the project, by default the present folder
  --kind KIND     ${KINDS.join(', ')}; by default what the project looks like
  --yes           doesn’t ask
  --dry-run       only shows the changes
  --url ADDRESS   where Trellis is; TRELLIS_URL by default, else http://localhost:8080
  --json          prints JSON; with --yes or --dry-run
`;

export const INIT: Command = {
  name: 'init',
  summary: 'adds an element and its session to your project',
  help: HELP,
  async run(args, out) {
    const { values, positionals } = readArguments(args, {
      dir: { type: 'string' },
      kind: { type: 'string' },
      yes: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      url: { type: 'string' },
      json: { type: 'boolean' },
    });
    if (positionals.length > 0) throw new UsageFault(`${positionals.join(' ')} isn’t expected.`);
    const { kind: asked, yes = false, 'dry-run': isDry = false } = values;
    if (asked !== undefined && !KINDS.some((one) => one === asked))
      throw new UsageFault(`--kind must be one of ${KINDS.join(', ')}, not ${asked}.`);
    const project = new Project(resolve(values.dir ?? '.'));
    const kind = (asked as Kind | undefined) ?? project.kind;
    const { changes, next } = planFor(project, kind, urlOf(values.url));
    if (!out.isJson) show(out, kind, changes);
    const isWanted = changes.length > 0 && !isDry && (yes || (await agrees(out)));
    if (isWanted) for (const change of changes) write(project.folder, change);
    const done = isWanted || changes.length === 0;
    if (out.isJson) {
      const files = changes.map(({ path, before }) => ({
        path,
        action: before === undefined ? 'create' : 'edit',
      }));
      out.result({ object: 'init', kind, changes: files, written: isWanted, next }, '');
    } else if (isWanted) {
      out.result({}, `Written. Next:\n${next.map((step, at) => `  ${at + 1}. ${step}`).join('\n')}`);
    } else if (!isDry) {
      out.say(done ? 'Everything is there already.' : 'Nothing was written.');
    }
    return done || isDry ? 0 : 1;
  },
};

function show(out: Output, kind: Kind, changes: readonly Change[]): void {
  out.say(`This is a project of the kind “${kind}”.`);
  for (const { path, before, after } of changes) {
    out.result({}, `\n${out.styled('bold', `${before === undefined ? 'new' : 'changed'}: ${path}`)}`);
    for (const line of diffOf(before, after)) {
      const style = line.startsWith('+') ? 'green' : line.startsWith('-') ? 'red' : 'dim';
      out.result({}, out.styled(style, line));
    }
  }
}

/** Asks whether to write. @throws {Problem} there is nobody to ask */
async function agrees(out: Output): Promise<boolean> {
  if (!process.stdin.isTTY || out.isJson)
    throw new Problem(
      'Nothing was written: nobody can be asked here. Look at it with --dry-run, then add --yes.',
    );
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(?:es)?$/i.test((await lines.question('\nWrite these files? [y/N] ')).trim());
  } finally {
    lines.close();
  }
}

/** Writes a file. @throws {Problem} somebody has made it meanwhile, or it can’t be written */
function write(folder: string, { path, before, after }: Change): void {
  const file = join(folder, path);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, after, { flag: before === undefined ? 'wx' : 'w' });
  } catch (error) {
    throw new Problem(`${path} can’t be written: ${(error as Error).message}`);
  }
}
