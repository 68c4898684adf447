import { expect, test } from 'vitest';
import { chip, copyable, copyableBlock } from './pieces.ts';

test('what can be copied is text that can be selected, and a button that waits for the script', () => {
  for (const { text } of [copyable('evt_1', 'the event’s id'), copyableBlock('evt_1', 'the event’s id')]) {
    expect(text).toMatch(/class="mono pick">evt_1</);
    expect(text).toMatch(/<button type="button"[^>]* data-copy hidden\s+aria-label="Copy the event’s id"/);
    expect(text).not.toMatch(/ style=| onclick=/);
  }
});

test('chips differ in more than color', () => {
  const shapes = (['success', 'warn', 'danger', 'plain'] as const).map(
    (tone) => / d="([^"]*)"/.exec(chip(tone, '200').text)?.[1],
  );
  expect(new Set(shapes).size).toBe(4);
});
