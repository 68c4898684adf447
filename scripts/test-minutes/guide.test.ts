import { expect, it } from 'vitest';
import { addedLines, blocksOf } from './guide.ts';

const PAGE = `# App

## First

\`\`\`sh
# a comment
curl -d '{
  "a": 1}'
curl \\
  b
\`\`\`

\`\`\`js app.mjs
start();
\`\`\`

\`\`\`js app.mjs
one();

two();
\`\`\`

\`\`\`json
{}
\`\`\`

## Second

\`\`\`sh
# First
curl c
\`\`\`
`;

it('reads the steps below a heading, with commands that go over lines', () => {
  expect(blocksOf(PAGE, 'First')).toEqual([
    { kind: 'commands', commands: [`curl -d '{\n  "a": 1}'`, 'curl \\\n  b'] },
    { kind: 'file', file: 'app.mjs', code: 'start();\n' },
    { kind: 'file', file: 'app.mjs', code: 'one();\n\ntwo();\n' },
  ]);
  expect(blocksOf(PAGE, 'Second')).toEqual([{ kind: 'commands', commands: ['curl c'] }]);
});

it('counts what is added to a file, without empty lines', () => {
  expect([...addedLines(blocksOf(PAGE, 'First'))]).toEqual([['app.mjs', 2]]);
});

it('names a heading without steps', () => {
  expect(() => blocksOf(PAGE, 'App')).toThrow('there are no steps below “App”');
});
