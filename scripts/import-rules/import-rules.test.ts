import { describe, expect, it } from 'vitest';
import { PLACES } from '../import-rules.ts';
import { checkSources } from './check.ts';

const check = (files: Record<string, string>): string[] =>
  checkSources(new Map(Object.entries(files)), PLACES);

/** [file, a line in it, what the message names, if the line is refused] */
const CASES: [string, string, string?][] = [
  ['bff/core/contract/plants.ts', `import { Type } from 'typebox';`],
  ['bff/core/contract/plants.ts', `import express from 'express';`, 'express'],
  [
    'bff/core/contract/plants.ts',
    `import type { Clock } from '../gateway/clock.ts';`,
    'bff/core/api/clock.ts',
  ],
  ['bff/catalog/menus/contract/menu.ts', `import { ListOf } from '../../contract/fields.ts';`],
  [
    'bff/catalog/menus/contract/menu.ts',
    `import { routes } from '../routes.ts';`,
    'bff/catalog/menus/routes.ts',
  ],
  ['bff/developers/document/features.ts', `import { menus } from '../menus/contract/menus.ts';`],
  ['bff/core/api/call.ts', `import type { Menu } from '../menus/contract/menu.ts';`],
  ['bff/app/app.ts', `import { plants } from './plants/routes.ts';`],
  ['bff/app/app.ts', `import main from './main.ts';`, 'bff/main.ts'],
  ['bff/main.ts', `const { run } = await import('./run.ts');`],
  ['bff/main.ts', `import { createApp } from './app.ts';`, 'bff/app/app.ts'],
  ['bff/app/service.ts', `import { createApp } from './app.ts';`],
  ['bff/providers/plants/routes.ts', `import { keys } from '../identity/keys.ts';`],
  ['bff/providers/plants/routes.ts', `import { outbox } from '../webhooks/outbox.ts';`],
  [
    'bff/providers/plants/routes.ts',
    `import { send } from '../webhooks/send.ts';`,
    'bff/developers/webhooks/send.ts',
  ],
  [
    'bff/providers/plants/routes.ts',
    `import type { Menu } from '../menus/menus.ts';`,
    'bff/catalog/menus/menus.ts',
  ],
  [
    'bff/providers/plants/routes.ts',
    `type T = import('../menus/menus.ts').Menu;`,
    'bff/catalog/menus/menus.ts',
  ],
  ['bff/providers/plants/routes.ts', `await import('../menus/menus.ts');`, 'bff/catalog/menus/menus.ts'],
  ['bff/providers/plants/routes.ts', `import type { Config } from '../config.ts';`],
  ['bff/providers/plants/routes.ts', `import { readConfig } from '../config.ts';`, 'bff/app/config.ts'],
  ['bff/providers/plants/routes.test.ts', `import { createApp } from '../app.ts';`],
  ['bff/pages/hosted/pages.ts', `import { createPlant } from '../plants/plants.ts';`],
  [
    'bff/pages/hosted/pages.ts',
    `import { readBody } from '../plants/body.ts';`,
    'bff/providers/plants/body.ts',
  ],
  ['bff/pages/hosted/pages.ts', `import '../../components/elements/create-plant/create-plant.define.ts';`],
  [
    'bff/accounts/identity/keys.ts',
    `import { plants } from '../plants/plants.ts';`,
    'bff/providers/plants/plants.ts',
  ],
  ['bff/core/http/story.ts', `export { Keys } from '../identity/keys.ts';`, 'bff/accounts/identity/keys.ts'],
  ['bff/core/database/open.ts', `import '../gateway/clock.ts';`, 'bff/core/api/clock.ts'],
  ['bff/app/operator/keys.ts', `import { plants } from '../plants/plants.ts';`],
  ['bff/app/operator/keys.ts', `import { body } from '../plants/body.ts';`, 'bff/providers/plants/body.ts'],
  ['bff/surprise/x.ts', ``, 'no place'],
  [
    'components/elements/create-plant/x.ts',
    `import type { Plant } from '../../bff/providers/plants/contract/plants.ts';`,
  ],
  [
    'components/elements/create-plant/x.ts',
    `import { Plant } from '../../bff/providers/plants/contract/plants.ts';`,
    'plants.ts',
  ],
  [
    'components/elements/create-plant/x.ts',
    `import { type P } from '../../bff/providers/plants/contract/plants.ts';`,
    'plants.ts',
  ],
  [
    'components/elements/create-plant/x.ts',
    `import type { K } from '../../bff/accounts/identity/keys.ts';`,
    'keys.ts',
  ],
  [
    'components/elements/create-plant/x.ts',
    `import '../payouts/payouts.ts';`,
    'components/elements/payouts/payouts.ts',
  ],
  ['components/elements/create-plant/x.ts', `import '../session/session.ts';`],
  ['components/elements/create-plant/x.ts', `import { readFile } from 'node:fs';`, 'node:fs'],
  ['components/elements/create-plant/x.ts', `import { html } from 'lit';`],
  ['components/elements/create-plant/x.test.ts', `import '../payouts/payouts.ts';`],
  ['components/session/x.ts', `import '../create-plant/create-plant.ts';`, 'create-plant.ts'],
  ['components/dashboard.ts', `import './payouts/payouts.ts';`],
  ['demo/server/main.ts', `import { x } from '../../bff/app/config.ts';`, 'bff/app/config.ts'],
  ['demo/app/app.ts', `import '../../components/session/session.ts';`, 'components/session/session.ts'],
  ['demo/app/app.ts', `import '../../dist/cdn/trellis.js';`],
  ['demo/app/app.ts', `import 'trellis/session';`],
  ['e2e/plants.spec.ts', `import { stack } from './fixtures.ts';`],
  ['e2e/fixtures.ts', `import { chromium } from '../scripts/chromium.mjs';`, 'scripts/chromium.mjs'],
  ['e2e/fixtures.ts', `import pg from 'pg';`, 'pg'],
  ['bench/run.mjs', `import { setUp } from '../scripts/setup.mjs';`],
  ['bench/servers/x.ts', `import { assemble } from '../../bff/app/assemble.ts';`],
  [
    'bench/servers/x.ts',
    `import { send } from '../../bff/developers/webhooks/sending/send.ts';`,
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
  ])('finds one that only types close: %s', (line) => {
    expect(check({ 'scripts/a.ts': `import type { B } from './b.ts';`, 'scripts/b.ts': line })).toEqual([
      'scripts/b.ts:1 imports scripts/a.ts: import cycle scripts/a.ts → scripts/b.ts → scripts/a.ts',
    ]);
  });

  it('allows a cycle that import() closes', () => {
    expect(check({ 'scripts/a.ts': `import './b.ts';`, 'scripts/b.ts': `await import('./a.ts');` })).toEqual(
      [],
    );
  });

  it('refuses a file that does not parse', () => {
    expect(() => check({ 'scripts/a.ts': `import from;` })).toThrow('scripts/a.ts');
  });
});
