import { expect, test } from 'vitest';
import { differencesOf, versionBefore } from './differences.ts';
import { RELEASES } from '../../../core/contract/versions/versions.ts';

const STEPS = RELEASES.flatMap(({ step }) => step ?? []);

test.each(STEPS)('$version says in whole sentences what it changed', ({ changes }) => {
  expect(changes.length).toBeGreaterThan(0);
  expect(changes.filter((words) => !/^[A-Z].{10,}\.$/.test(words))).toEqual([]);
});

test.each(STEPS.filter(({ conversions }) => conversions))(
  '$version says each field and value that is another in its document',
  ({ version, changes }) => {
    const differences = differencesOf(version);
    expect(differences.length).toBeGreaterThan(0);
    const unsaid = differences.filter(({ before, after }) => {
      const names = [...before, ...after].map((name) => `\`${name}\``);
      return !changes.some((words) => names.every((name) => words.includes(name)));
    });
    expect(unsaid).toEqual([]);
  },
);

test.each(STEPS.filter(({ conversions }) => !conversions))(
  '$version converts nothing, and its document names what the one before does',
  ({ version }) => expect(differencesOf(version)).toEqual([]),
);

test('what is other is found in the documents, once for all schemas that have it', () => {
  expect(differencesOf('2026-11-01')).toEqual([
    {
      titles: ['CurrentKey', 'IssuedKey', 'Key', 'KeyChange', 'KeyRotation', 'NewKey', 'RotatedKey'],
      before: ['scopes'],
      after: ['capability'],
    },
    { titles: ['Merchant', 'MerchantChange', 'NewMerchant'], before: ['name'], after: ['display_name'] },
    {
      titles: ['Merchant'],
      field: 'status',
      before: ['pending'],
      after: ['created', 'needs_data', 'in_review'],
    },
  ]);
});

test('there is nothing before the first version', () => {
  expect(versionBefore('2026-11-01')).toBe('2026-09-01');
  expect(() => versionBefore('2026-09-01')).toThrow('no version before');
});
