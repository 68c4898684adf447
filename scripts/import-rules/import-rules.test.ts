import { describe, expect, it } from 'vitest';
import { PLACES } from '../import-rules.ts';
import { checkSources } from './check.ts';
import { findUndeclared } from './packages.ts';
import { importsOf } from './imports.ts';
import { describeFigures, findFullFolders, MOST_ENTRIES } from './figures.ts';

const check = (files: Record<string, string>): string[] =>
  checkSources(new Map(Object.entries(files)), PLACES);

/** [file, a line in it, what the message names, if the line is refused] */
const CASES: [string, string, string?][] = [
  ['bff/core/contract/plants.ts', `import { Type } from 'typebox';`],
  ['bff/core/contract/plants.ts', `import express from 'express';`, 'express'],
  ['bff/core/contract/plants.ts', `import type { Clock } from '../api/clock.ts';`, 'bff/core/api/clock.ts'],
  ['bff/core/database/open.ts', `import '../api/clock.ts';`, 'bff/core/api/clock.ts'],
  [
    'bff/core/http/story.ts',
    `export { K } from '../../accounts/identity/k.ts';`,
    'bff/accounts/identity/k.ts',
  ],
  ['bff/core/api/call.ts', `import type { Menu } from '../../catalog/menus/contract/menu.ts';`, 'menu.ts'],
  ['bff/catalog/menus/contract/menu.ts', `import { ListOf } from '../../../core/contract/fields.ts';`],
  [
    'bff/catalog/menus/contract/menu.ts',
    `import { routes } from '../routes.ts';`,
    'bff/catalog/menus/routes.ts',
  ],
  ['bff/developers/document/features.ts', `import { menus } from '../../catalog/menus/contract/menus.ts';`],
  ['bff/main.ts', `const { run } = await import('./app/run.ts');`],
  ['bff/main.ts', `import { createApp } from './app/app.ts';`, 'bff/app/app.ts'],
  ['bff/app/app.ts', `import { plants } from '../providers/plants/routes.ts';`],
  ['bff/app/features.ts', `export { plants } from '../providers/plants/feature.ts';`],
  ['bff/app/features.ts', `import '../providers/plants/plants.ts';`, 'bff/providers/plants/plants.ts'],
  ['bff/app/config.ts', `import '../core/api/clock.ts';`, 'bff/core/api/clock.ts'],
  ['bff/orders/orders/routes.ts', `import { keys } from '../../accounts/identity/keys.ts';`],
  ['bff/orders/orders/routes.ts', `import { record } from '../../core/events/outbox.ts';`],
  ['bff/orders/orders/routes.ts', `import { menus } from '../../catalog/menus/menus.ts';`],
  [
    'bff/orders/orders/routes.ts',
    `import { readMenu } from '../../catalog/menus/read-menu.ts';`,
    'read-menu.ts',
  ],
  // Down, in whatever form, and never up.
  ['bff/providers/plants/routes.ts', `import type { Menu } from '../../catalog/menus/menus.ts';`, 'menus.ts'],
  ['bff/providers/plants/routes.ts', `type T = import('../../catalog/menus/menus.ts').Menu;`, 'menus.ts'],
  ['bff/providers/plants/routes.ts', `await import('../../catalog/menus/menus.ts');`, 'menus.ts'],
  [
    'bff/accounts/identity/keys.ts',
    `import type { O } from '../../orders/orders/contract/order.ts';`,
    'order.ts',
  ],
  ['bff/developers/sandbox/x.ts', `import type { Config } from '../../app/config.ts';`, 'bff/app/config.ts'],
  ['bff/providers/plants/routes.test.ts', `import { createApp } from '../../app/app.ts';`],
  ['bff/pages/hosted/pages.ts', `import { createPlant } from '../../providers/plants/plants.ts';`],
  ['bff/pages/hosted/pages.ts', `import { readBody } from '../../providers/plants/body.ts';`, 'body.ts'],
  ['bff/pages/hosted/pages.ts', `import '../../../components/elements/create-plant/create-plant.ts';`],
  ['bff/pages/ordering/pages.ts', `import '../../../components/kit/field.ts';`, 'components/kit/field.ts'],
  ['bff/pages/console/payouts/x.ts', `import { a } from '../../../money/payouts/parts.ts';`],
  ['bff/pages/console/payouts/x.ts', `import { a } from '../../../money/payments/parts.ts';`, 'parts.ts'],
  ['bff/surprise/x.ts', ``, 'no place'],
  [
    'components/elements/webhooks/x.ts',
    `import type { K } from '../../../bff/accounts/identity/k.ts';`,
    'k.ts',
  ],
  [
    'components/elements/webhooks/x.ts',
    `import type { P } from '../../../bff/providers/plants/contract/p.ts';`,
  ],
  [
    'components/elements/webhooks/x.ts',
    `import { P } from '../../../bff/providers/plants/contract/p.ts';`,
    'p.ts',
  ],
  [
    'components/elements/webhooks/x.ts',
    `import { type P } from '../../../bff/providers/plants/contract/p.ts';`,
    'p.ts',
  ],
  [
    'components/elements/webhooks/x.ts',
    `import '../payouts/payouts.ts';`,
    'components/elements/payouts/payouts.ts',
  ],
  ['components/elements/webhooks/x.ts', `import '../../session/session.ts';`],
  ['components/elements/webhooks/x.ts', `import { readFile } from 'node:fs';`, 'node:fs'],
  ['components/elements/webhooks/x.ts', `import { html } from 'lit';`],
  ['components/elements/webhooks/x.test.ts', `import '../payouts/payouts.ts';`],
  ['components/session/x.ts', `import '../elements/create-plant/create-plant.ts';`, 'create-plant.ts'],
  ['components/entries/dashboard.ts', `import '../elements/payouts/payouts.ts';`],
  ['demo/server/main.ts', `import { x } from '../../bff/app/config.ts';`, 'bff/app/config.ts'],
  ['demo/app/app.ts', `import '../../components/session/session.ts';`, 'components/session/session.ts'],
  ['demo/app/app.ts', `import '../../components/dist/cdn/trellis.js';`],
  ['demo/app/app.ts', `import 'trellis/session';`],
  ['e2e/plants.spec.ts', `import { stack } from './fixtures.ts';`],
  ['e2e/fixtures.ts', `import { chromium } from '../scripts/chromium.mjs';`, 'scripts/chromium.mjs'],
  ['e2e/fixtures.ts', `import pg from 'pg';`, 'pg'],
  ['bench/run.mjs', `import { setUp } from '../scripts/setup.mjs';`],
  ['bench/servers/x.ts', `import { assemble } from '../../bff/app/assemble.ts';`],
  [
    'bench/servers/x.ts',
    `import { s } from '../../bff/developers/webhooks/sending/send.ts';`,
    'sending/send.ts',
  ],
  ['bench/seed/x.ts', `import { createApp } from '../../bff/app/app.ts';`, 'bff/app/app.ts'],
  ['bench/seed/x.ts', `import { startWebhooks } from '../../bff/developers/webhooks/webhooks.ts';`],
  ['bench/x.ts', `import { setUp } from '../scripts/setup.mjs';`, 'scripts/setup.mjs'],
];

describe('import rules', () => {
  it.for(CASES)('%s: %s', ([file, line, told]) => {
    const messages = check({ [file]: `// first line\n${line}\n` });
    expect(messages.map((message) => told !== undefined && message.includes(told))).toEqual(
      told === undefined ? [] : [true],
    );
  });

  it('names file, line, what is imported and the rule', () => {
    expect(check({ 'e2e/x.ts': `\n\nimport '../bff/app/app.ts';` })).toEqual([
      'e2e/x.ts:3 imports bff/app/app.ts: journeys use only the browser and HTTP',
    ]);
  });

  it('finds a cycle, once', () => {
    const messages = check({
      'scripts/a.ts': `import './b.ts';`,
      'scripts/b.ts': `export * from './c.ts';`,
      'scripts/c.ts': `\nimport { a } from './a.ts';`,
    });
    expect(messages).toEqual([
      'scripts/c.ts:2 imports scripts/a.ts: import cycle scripts/a.ts → scripts/b.ts → scripts/c.ts → scripts/a.ts',
    ]);
  });

  it.each([
    `import type { A } from './a.ts';`,
    `export type { A } from './a.ts';`,
    `type A = import('./a.ts').A;`,
    `await import('./a.ts');`,
  ])('finds one that only types or import() close: %s', (line) => {
    expect(check({ 'scripts/a.ts': `import type { B } from './b.ts';`, 'scripts/b.ts': line })).toEqual([
      'scripts/b.ts:1 imports scripts/a.ts: import cycle scripts/a.ts → scripts/b.ts → scripts/a.ts',
    ]);
  });

  it('refuses a file that does not parse', () => {
    expect(() => check({ 'scripts/a.ts': `import from;` })).toThrow('scripts/a.ts');
  });
});

describe('the entries of a folder', () => {
  const paths = (count: number): readonly string[] =>
    Array.from({ length: count }, (_, at) => `bff/orders/orders/part-${at}.ts`);

  it('are refused beyond the most', () => {
    expect(findFullFolders(paths(MOST_ENTRIES))).toEqual([]);
    expect(findFullFolders(paths(MOST_ENTRIES + 1))).toEqual([
      `bff/orders/orders has ${MOST_ENTRIES + 1} entries: a folder has at most ${MOST_ENTRIES}`,
    ]);
  });

  it('are its files and folders, without tests', () => {
    const more = ['bff/orders/orders/part-0.test.ts', 'bff/orders/orders/contract/a.ts'];
    expect(findFullFolders([...paths(MOST_ENTRIES), more[0] ?? ''])).toEqual([]);
    expect(findFullFolders([...paths(MOST_ENTRIES), ...more])).toHaveLength(1);
    expect(findFullFolders(paths(MOST_ENTRIES + 1).map((path) => path.replace('bff', 'e2e')))).toEqual([]);
  });
});

it('counts what a reader has to open', () => {
  const sources = new Map([
    ['bff/a.ts', `${'const a = 1;\n'.repeat(301)}// With a remark\n`],
    ['bff/b.ts', `// ${'wide '.repeat(30)}\n`],
    ['bff/b.test.ts', 'test\n'],
    ['components/elements/x/languages/de.ts', 'texts\n'],
  ]);
  const files = [
    { path: 'bff/a.ts', imports: [{ specifier: './b.ts', line: 1, kind: 'value', target: 'bff/b.ts' }] },
  ];
  expect(describeFigures(sources, files as never)).toEqual([
    'source files: 2, lines: 303',
    'below 30 lines: 1',
    'one importer and below 30 lines of code: 1',
    'above 300 lines: 1',
    'lines wider than 110: 1',
    'comment lines that begin with What, Of, By or With: 1',
  ]);
});

describe('the packages of a workspace', () => {
  const declared = new Map([['bff', new Set(['trellis-bff', 'express', '@lit-labs/ssr'])]]);
  const undeclaredIn = (path: string, text: string): readonly string[] =>
    findUndeclared([{ path, imports: importsOf(path, text) }], declared, (one) => one.endsWith('.test.ts'));

  it.for([
    `import 'express';`,
    `import '@lit-labs/ssr/lib/render.js';`,
    `import 'node:fs';`,
    `import './x.ts';`,
  ])('allows %s', (text) => expect(undeclaredIn('bff/core/x.ts', text)).toEqual([]));

  it.for([`import 'vite';`, `import type { T } from '@lit/react';`, `await import('vitest');`])(
    'refuses %s',
    (text) =>
      expect(undeclaredIn('bff/core/x.ts', text)).toEqual([
        expect.stringContaining("bff/package.json doesn't depend on it"),
      ]),
  );

  it('leaves tests and folders without a package alone', () => {
    expect(undeclaredIn('bff/core/x.test.ts', `import 'vite';`)).toEqual([]);
    expect(undeclaredIn('scripts/x.ts', `import 'vite';`)).toEqual([]);
  });
});
