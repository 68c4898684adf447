import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { surfaceFolders } from './elements.ts';

const components = resolve(import.meta.dirname, '../../components');

it('knows which folders are built on what surfaces share', () => {
  const users = globSync(`${components}/{*,*/*}/*.ts`).filter((path) =>
    /from '(?:\.\.\/)+records\//.test(readFileSync(path, 'utf8')),
  );
  const folders = new Set(users.map((path) => relative(components, dirname(path))));
  expect([...folders, 'records'].toSorted()).toEqual(surfaceFolders().toSorted());
});
