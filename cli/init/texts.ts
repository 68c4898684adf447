/** The lines that projects get. */

const MERCHANT = `// Return the merchant of the person who is signed in to your app, from your own session.`;
const OPTIONS = `{
    key: process.env.TRELLIS_KEY,
    baseUrl: process.env.TRELLIS_URL,
    ${MERCHANT}
    merchantOf: () => (process.env.NODE_ENV === 'production' ? undefined : process.env.TRELLIS_MERCHANT),
    scopes: ['plants:write'],
  }`;

export const NEXT_ROUTE = `import { sessionHandler } from 'trellis/server';

export function POST(request) {
  return sessionHandler(${OPTIONS})(request);
}
`;

export const NEXT_PAGE = `import { Elements } from './elements.jsx';

export const dynamic = 'force-dynamic';

export default function Page() {
  return <Elements api={process.env.TRELLIS_URL} />;
}
`;

export const REACT_ELEMENTS = `'use client';

import { useEffect } from 'react';

export function Elements({ api }) {
  useEffect(() => void import('trellis'), []);
  return (
    <trellis-session endpoint="/trellis-session" api={api}>
      <trellis-create-plant></trellis-create-plant>
    </trellis-session>
  );
}
`;

export const NEXT_API = `import { sessionHandler } from 'trellis/server/node';

export default function handler(request, response) {
  return sessionHandler(${OPTIONS})(request, response);
}
`;

export const NEXT_PAGES_PAGE = `import { useEffect } from 'react';

export function getServerSideProps() {
  return { props: { api: process.env.TRELLIS_URL } };
}

export default function Page({ api }) {
  useEffect(() => void import('trellis'), []);
  return (
    <trellis-session endpoint="/api/trellis-session" api={api}>
      <trellis-create-plant></trellis-create-plant>
    </trellis-session>
  );
}
`;

/** The lines in a page’s body. */
export const pageLines = (script: string, url: string): readonly string[] => [
  `<script type="module" src="${script}"></script>`,
  `<trellis-session endpoint="/trellis-session" api="${url}">`,
  '  <trellis-create-plant></trellis-create-plant>',
  '</trellis-session>',
];

export const page = (script: string, url: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Trellis</title>
  </head>
  <body>
${pageLines(script, url)
  .map((line) => `    ${line}\n`)
  .join('')}  </body>
</html>
`;

export const EXPRESS_IMPORT = `import { sessionHandler } from 'trellis/server/node';`;

const expressOptions = (): readonly string[] => [
  '  key: process.env.TRELLIS_KEY,',
  '  baseUrl: process.env.TRELLIS_URL,',
  `  ${MERCHANT}`,
  `  merchantOf: () => (process.env.NODE_ENV === 'production' ? undefined : process.env.TRELLIS_MERCHANT),`,
  `  scopes: ['plants:write'],`,
];

const expressFiles = (app: string): readonly string[] => [
  `${app}.use('/trellis', express.static('node_modules/trellis/dist/cdn'));`,
  `${app}.get('/trellis.html', (request, response) => response.sendFile('trellis.html', { root: 'public' }));`,
];

export const expressLines = (app: string): readonly string[] => [
  `${app}.post('/trellis-session', sessionHandler({`,
  ...expressOptions(),
  '}));',
  ...expressFiles(app),
];

/** The same in a file with `require`. */
export const expressLinesOfScript = (app: string): readonly string[] => [
  `const trellisSession = import('trellis/server/node').then(({ sessionHandler }) => sessionHandler({`,
  ...expressOptions(),
  '}));',
  `${app}.post('/trellis-session', async (request, response) => (await trellisSession)(request, response));`,
  ...expressFiles(app),
];

/** Adds an import after the last of a file, or at its beginning. */
export function withImport(source: string, line: string): string {
  const imports = [...source.matchAll(/^import\s[^;]*?from\s+['"][^'"]+['"];?[ \t]*$/gm)];
  const last = imports.at(-1);
  if (!last) return `${line}\n${source}`;
  const end = last.index + last[0].length;
  return `${source.slice(0, end)}\n${line}${source.slice(end)}`;
}

export const VITE_IMPORT = `import { trellis } from './trellis.vite.js';`;

export const VITE_CONFIG = `import { defineConfig } from 'vite';
${VITE_IMPORT}

export default defineConfig({ plugins: [trellis()] });
`;

export const VITE_PLUGIN = `import { sessionHandler } from 'trellis/server/node';
import { loadEnv } from 'vite';

/** Answers POST /trellis-session while you develop. In production, your own server does. */
export function trellis() {
  return {
    name: 'trellis',
    configureServer({ config, middlewares }) {
      const { TRELLIS_KEY, TRELLIS_URL, TRELLIS_MERCHANT } = {
        ...loadEnv(config.mode, config.root, 'TRELLIS_'),
        ...process.env,
      };
      const handler = sessionHandler({
        key: TRELLIS_KEY,
        baseUrl: TRELLIS_URL,
        merchantOf: () => TRELLIS_MERCHANT,
        scopes: ['plants:write'],
      });
      middlewares.use('/trellis-session', handler);
    },
  };
}
`;

export const ELEMENTS = `import 'trellis';\n`;

export const plainServer = (folder: string): string => `import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { sessionHandler } from 'trellis/server/node';

/** The folders that are served; nothing else of this machine is, and no file whose name begins with a dot. */
const PAGES = '${folder}';
const ELEMENTS = 'node_modules/trellis/dist/cdn';
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

const session = sessionHandler(${OPTIONS});

createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/trellis-session') return session(request, response);
  const isElement = pathname.startsWith('/trellis/');
  const path = normalize(isElement ? pathname.slice('/trellis'.length) : pathname === '/' ? '/index.html' : pathname);
  const type = TYPES[extname(path)];
  const isHidden = path.split(sep).some((part) => part.startsWith('.') || part === 'node_modules');
  try {
    if (type === undefined || isHidden) throw new Error('not served');
    const bytes = await readFile(join(isElement ? ELEMENTS : PAGES, path));
    response.writeHead(200, { 'Content-Type': \`\${type}; charset=utf-8\` }).end(bytes);
  } catch {
    response.writeHead(404).end('Not found');
  }
}).listen(Number(process.env.PORT ?? 3000), 'localhost', function () {
  console.log(\`http://localhost:\${this.address().port}/\`);
});
`;
