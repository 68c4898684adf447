import { Problem } from '../command.ts';
import type { Kind, Project } from './project.ts';
import * as text from './texts.ts';

/** A file to be written. */
export interface Change {
  readonly path: string;
  /** `undefined`: there is no such file yet. */
  readonly before: string | undefined;
  readonly after: string;
}

/** What a project gets. */
export interface Plan {
  readonly changes: readonly Change[];
  /** What is left for the person to do. */
  readonly next: readonly string[];
}

/** Plans the changes; none of what is there already. @throws {Problem} the project is other than expected */
export function planFor(project: Project, kind: Kind, url: string): Plan {
  const { changes, next } = { next: planNext, express: planExpress, vite: planVite, plain: planPlain }[kind](
    project,
    url,
  );
  const envFile = kind === 'next' ? '.env.local' : '.env';
  const settings = [planEnvironment(project, envFile, url), planIgnored(project, envFile)];
  return {
    changes: [...changes, ...settings].filter(({ before, after }) => before !== after),
    next: [
      'npm install trellis',
      `Set TRELLIS_KEY and TRELLIS_MERCHANT in ${envFile}: a sandbox key, and one of your test merchants.`,
      'Register the origin of your page: console, Developers, Origins.',
      ...next,
      'trellis doctor --page ADDRESS checks the result.',
    ],
  };
}

/** A new file. One that is there with other content is left alone. */
function created(project: Project, path: string, after: string): Change {
  const before = project.read(path);
  return { path, before, after: before ?? after };
}

/** A file that is there, changed unless it has Trellis in it. */
function edited(project: Project, path: string, edit: (before: string) => string): Change {
  const before = project.read(path) ?? '';
  return { path, before, after: /trellis/i.test(before) ? before : edit(before) };
}

function planNext(project: Project): Plan {
  const app = project.first('src/app', 'app');
  if (app !== undefined) {
    const extension = project.first(`${app}/layout.tsx`, `${app}/page.tsx`) ? 'ts' : 'js';
    return {
      changes: [
        created(project, `${app}/trellis-session/route.${extension}`, text.NEXT_ROUTE),
        created(project, `${app}/trellis/page.jsx`, text.NEXT_PAGE),
        created(project, `${app}/trellis/elements.jsx`, text.REACT_ELEMENTS),
      ],
      next: ['npm run dev, and open /trellis.'],
    };
  }
  const pages = project.first('src/pages', 'pages');
  if (pages === undefined) throw new Problem('There is no folder app or pages in this project of Next.');
  return {
    changes: [
      created(project, `${pages}/api/trellis-session.js`, text.NEXT_API),
      created(project, `${pages}/trellis.jsx`, text.NEXT_PAGES_PAGE),
    ],
    next: ['npm run dev, and open /trellis.'],
  };
}

/** Where an app of Express begins. */
const EXPRESS_APP =
  /^[ \t]*(?:export\s+)?(?:const|let|var)\s+(\w+)(?:\s*:\s*[\w.]+)?\s*=\s*express\(\);?[ \t]*$/m;
const EXPRESS_FILES = ['server', 'app', 'index'].flatMap((name) =>
  ['', 'src/'].flatMap((folder) =>
    ['js', 'mjs', 'cjs', 'ts'].map((extension) => `${folder}${name}.${extension}`),
  ),
);

function planExpress(project: Project, url: string): Plan {
  const path = [...project.started, ...EXPRESS_FILES].find((one) =>
    EXPRESS_APP.test(project.read(one) ?? ''),
  );
  if (path === undefined)
    throw new Problem(
      'No file has a line like “const app = express()”. Add the lines of /docs/guides/start-embedded.',
    );
  const server = edited(project, path, (before) => {
    const [line = '', app = ''] = EXPRESS_APP.exec(before) ?? [];
    const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
    const lines = (project.isModule(path) ? text.expressLines(app) : text.expressLinesOfScript(app)).map(
      (one) => `${indent}${one}`.trimEnd(),
    );
    const routes = before.replace(line, () => [line, ...lines].join('\n'));
    return project.isModule(path) ? text.withImport(routes, text.EXPRESS_IMPORT) : routes;
  });
  return {
    changes: [server, created(project, 'public/trellis.html', text.page('/trellis/trellis.js', url))],
    next: [`node --env-file=.env ${path}, and open /trellis.html.`],
  };
}

const VITE_CONFIGS = ['ts', 'js', 'mjs', 'mts'].map((extension) => `vite.config.${extension}`);

function planVite(project: Project, url: string): Plan {
  const config = project.first(...VITE_CONFIGS) ?? 'vite.config.js';
  const configured: Change = project.has(config)
    ? edited(project, config, (before) => withPlugin(before, config))
    : created(project, config, text.VITE_CONFIG);
  return {
    changes: [
      configured,
      created(project, 'trellis.vite.js', text.VITE_PLUGIN),
      created(project, 'trellis.html', text.page('/trellis-elements.js', url)),
      created(project, 'trellis-elements.js', text.ELEMENTS),
    ],
    next: ['npx vite, and open /trellis.html. In production, your server answers POST /trellis-session.'],
  };
}

/** @throws {Problem} the configuration is too far from the usual one */
function withPlugin(before: string, path: string): string {
  const isListed = /plugins:\s*\[/.test(before);
  const configured = isListed
    ? before.replace(
        /plugins:\s*\[(\s*)/,
        (all, blank: string) => `${all}trellis(),${blank === '' ? ' ' : blank}`,
      )
    : before.replace(/(defineConfig\(\{|export default \{)/, (all) => `${all}\n  plugins: [trellis()],`);
  if (configured === before)
    throw new Problem(`${path} has no list of plugins. Add one, plugins: [], and run this again.`);
  return text.withImport(configured, text.VITE_IMPORT);
}

function planPlain(project: Project, url: string): Plan {
  const path = project.first('index.html', 'public/index.html') as string;
  const page = edited(project, path, (before) => {
    const lines = text.pageLines('/trellis/trellis.js', url);
    const at = before.toLowerCase().lastIndexOf('</body>');
    if (at === -1) return `${before.trimEnd()}\n${lines.join('\n')}\n`;
    const start = before.lastIndexOf('\n', at) + 1;
    const indent = /^[ \t]*/.exec(before.slice(start))?.[0] ?? '';
    return `${before.slice(0, start)}${lines.map((line) => `${indent}  ${line}\n`).join('')}${before.slice(start)}`;
  });
  const folder = path.startsWith('public/') ? './public' : '.';
  return {
    changes: [page, created(project, 'trellis-server.mjs', text.plainServer(folder))],
    next: ['node --env-file=.env trellis-server.mjs, and open http://localhost:3000/.'],
  };
}

function planEnvironment(project: Project, path: string, url: string): Change {
  const before = project.read(path);
  const wanted = [`TRELLIS_URL=${url}`, 'TRELLIS_KEY=', 'TRELLIS_MERCHANT='];
  const missing = wanted.filter((line) => !new RegExp(`^${line.split('=')[0]}=`, 'm').test(before ?? ''));
  if (missing.length === 0) return { path, before, after: before ?? '' };
  const start =
    before === undefined || before === '' || before.endsWith('\n') ? (before ?? '') : `${before}\n`;
  return { path, before, after: `${start}${missing.join('\n')}\n` };
}

function planIgnored(project: Project, envFile: string): Change {
  const before = project.read('.gitignore');
  const isIgnored = (before ?? '')
    .split('\n')
    .some((line) => ['.env*', envFile, '.env*.local'].includes(line.trim()));
  if (isIgnored) return { path: '.gitignore', before, after: before ?? '' };
  const start =
    before === undefined || before === '' || before.endsWith('\n') ? (before ?? '') : `${before}\n`;
  return { path: '.gitignore', before, after: `${start}${envFile}\n` };
}
