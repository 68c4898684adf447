import { describe, expect, it } from 'vitest';
import { PLACES } from '../import-rules.ts';
import { checkSources } from './check.ts';

const check = (files: Record<string, string>): string[] =>
  checkSources(new Map(Object.entries(files)), PLACES);

/** [file, a line in it, what the message names, if the line is refused] */
const CASES: [string, string, string?][] = [
  ['bff/contract/plants.ts', `import { Type } from 'typebox';`],
  ['bff/contract/plants.ts', `import express from 'express';`, 'express'],
  ['bff/contract/plants.ts', `import type { Clock } from '../gateway/clock.ts';`, 'bff/gateway/clock.ts'],
  ['bff/menus/contract/menu.ts', `import { ListOf } from '../../contract/fields.ts';`],
  ['bff/menus/contract/menu.ts', `import { routes } from '../routes.ts';`, 'bff/menus/routes.ts'],
  ['bff/contract/features.ts', `import { menus } from '../menus/contract/menus.ts';`],
  ['bff/gateway/call.ts', `import type { Menu } from '../menus/contract/menu.ts';`],
  ['bff/app.ts', `import { plants } from './plants/routes.ts';`],
  ['bff/app.ts', `import main from './main.ts';`, 'bff/main.ts'],
  ['bff/main.ts', `const { run } = await import('./run.ts');`],
  ['bff/main.ts', `import { createApp } from './app.ts';`, 'bff/app.ts'],
  ['bff/service.ts', `import { createApp } from './app.ts';`],
  ['bff/plants/routes.ts', `import { keys } from '../identity/keys.ts';`],
  ['bff/plants/routes.ts', `import { outbox } from '../webhooks/outbox.ts';`],
  ['bff/plants/routes.ts', `import { send } from '../webhooks/send.ts';`, 'bff/webhooks/send.ts'],
  ['bff/plants/routes.ts', `import type { Menu } from '../menus/menus.ts';`, 'bff/menus/menus.ts'],
  ['bff/plants/routes.ts', `type T = import('../menus/menus.ts').Menu;`, 'bff/menus/menus.ts'],
  ['bff/plants/routes.ts', `await import('../menus/menus.ts');`, 'bff/menus/menus.ts'],
  ['bff/plants/routes.ts', `import type { Config } from '../config.ts';`],
  ['bff/plants/routes.ts', `import { readConfig } from '../config.ts';`, 'bff/config.ts'],
  ['bff/plants/routes.test.ts', `import { createApp } from '../app.ts';`],
  ['bff/hosted/pages.ts', `import { createPlant } from '../plants/plants.ts';`],
  ['bff/hosted/pages.ts', `import { readBody } from '../plants/body.ts';`, 'bff/plants/body.ts'],
  ['bff/hosted/pages.ts', `import '../../components/create-plant/create-plant.define.ts';`],
  ['bff/identity/keys.ts', `import { plants } from '../plants/plants.ts';`, 'bff/plants/plants.ts'],
  ['bff/gateway/story.ts', `export { Keys } from '../identity/keys.ts';`, 'bff/identity/keys.ts'],
  ['bff/database/open.ts', `import '../gateway/clock.ts';`, 'bff/gateway/clock.ts'],
  ['bff/operator/keys.ts', `import { plants } from '../plants/plants.ts';`],
  ['bff/operator/keys.ts', `import { body } from '../plants/body.ts';`, 'bff/plants/body.ts'],
  ['bff/surprise/x.ts', ``, 'no place'],
  ['components/create-plant/x.ts', `import type { Plant } from '../../bff/plants/contract/plants.ts';`],
  [
    'components/create-plant/x.ts',
    `import { Plant } from '../../bff/plants/contract/plants.ts';`,
    'plants.ts',
  ],
  [
    'components/create-plant/x.ts',
    `import { type P } from '../../bff/plants/contract/plants.ts';`,
    'plants.ts',
  ],
  ['components/create-plant/x.ts', `import type { K } from '../../bff/identity/keys.ts';`, 'keys.ts'],
  ['components/create-plant/x.ts', `import '../payouts/payouts.ts';`, 'components/payouts/payouts.ts'],
  ['components/create-plant/x.ts', `import '../session/session.ts';`],
  ['components/create-plant/x.ts', `import { readFile } from 'node:fs';`, 'node:fs'],
  ['components/create-plant/x.ts', `import { html } from 'lit';`],
  ['components/create-plant/x.test.ts', `import '../payouts/payouts.ts';`],
  ['components/session/x.ts', `import '../create-plant/create-plant.ts';`, 'create-plant.ts'],
  ['components/dashboard.ts', `import './payouts/payouts.ts';`],
  ['demo/server/main.ts', `import { x } from '../../bff/config.ts';`, 'bff/config.ts'],
  ['demo/app/app.ts', `import '../../components/session/session.ts';`, 'components/session/session.ts'],
  ['demo/app/app.ts', `import '../../dist/cdn/trellis.js';`],
  ['demo/app/app.ts', `import 'trellis/session';`],
  ['e2e/plants.spec.ts', `import { stack } from './fixtures.ts';`],
  ['e2e/fixtures.ts', `import { chromium } from '../scripts/chromium.mjs';`, 'scripts/chromium.mjs'],
  ['e2e/fixtures.ts', `import pg from 'pg';`, 'pg'],
  ['bench/run.mjs', `import { setUp } from '../scripts/setup.mjs';`],
  ['bench/servers/x.ts', `import { assemble } from '../../bff/assemble.ts';`],
  ['bench/servers/x.ts', `import { send } from '../../bff/webhooks/sending/send.ts';`, 'sending/send.ts'],
  ['bench/seed/x.ts', `import { createApp } from '../../bff/app.ts';`, 'bff/app.ts'],
  ['bench/seed/x.ts', `import { startWebhooks } from '../../bff/webhooks/webhooks.ts';`],
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
    expect(check({ 'e2e/x.ts': `\n\nimport '../bff/app.ts';` })).toEqual([
      'e2e/x.ts:3 imports bff/app.ts: journeys use only the browser and HTTP',
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
