import { expect, test } from 'vitest';
import { shorterTemplates } from './shorter-templates.ts';

test.each([
  [
    'a text after a bold one',
    '<p>\n<b>No endpoint yet.</b>\n${advice}\n</p>',
    '<p><b>No endpoint yet.</b> ${advice}</p>',
  ],
  ['two texts within a line', '<b>1</b>\n<time>now</time>', '<b>1</b>\n<time>now</time>'],
  [
    'a link before a word',
    'see\n<a href="/docs">the docs</a>\nfirst',
    'see\n<a href="/docs">the docs</a>\nfirst',
  ],
  [
    'two buttons',
    '<button>\nSave\n</button>\n<button\nclass="x"\n>\nBack\n</button>',
    '<button>Save</button>\n<button class="x">Back</button>',
  ],
])('keeps the blank that a reader sees: %s', (_, before, after) => {
  expect(shorterTemplates(before)).toBe(after);
});

test('drops those around what begins a line of its own', () => {
  const list = '<ul\nclass="a"\n>\n<li>\none\n</li>\n<li>two</li>\n</ul>\n<p>three</p>';
  expect(shorterTemplates(list)).toBe('<ul class="a"><li>one</li><li>two</li></ul><p>three</p>');
});
