import { expect, test } from 'vitest';
import { wordsOfAct } from '../../pages/shell/act-words.ts';
import { COMMANDS } from './commands.ts';

test('the audit log says each command that changes something in words', () => {
  const changes = COMMANDS.filter(({ isChange }) => isChange === true).map(({ name }) => name);
  expect(changes.length).toBeGreaterThan(20);
  expect(changes.filter((name) => wordsOfAct(name) === name)).toEqual([]);
});
