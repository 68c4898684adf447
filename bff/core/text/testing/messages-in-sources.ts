import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync, Visitor, type CallExpression, type TaggedTemplateExpression } from 'oxc-parser';

const bff = resolve(import.meta.dirname, '../../..');

/** The folder of the catalog for texts that several folders share. */
const SHARED = 'pages/shell';

/** A message in its source. */
export interface SaidMessage {
  /** The key in catalogs: the English text with its values as `${0}`. */
  readonly key: string;
  /** The folder of its catalogs: that of the service's text, or that of shared texts. */
  readonly folder: string;
  readonly path: string;
  readonly values: number;
  /** The English text for the singular, and the index of the number among the values. */
  readonly one?: { readonly key: string; readonly by: number };
}

/** Returns all texts of pages and messages, from the sources, by their keys in catalogs. */
export function messagesInSources(): ReadonlyMap<string, SaidMessage> {
  const found = new Map<string, SaidMessage>();
  for (const path of globSync('**/*.ts', { cwd: bff, exclude: ['**/*.test.ts'] }).toSorted()) {
    const code = readFileSync(resolve(bff, path), 'utf8');
    if (!code.includes('msg`')) continue;
    for (const message of messagesIn(path, code)) {
      const before = found.get(message.key);
      const isShared = before !== undefined && before.folder !== message.folder;
      found.set(message.key, { ...(before?.one ? before : message), ...(isShared && { folder: SHARED }) });
    }
  }
  return found;
}

/**
 * Returns the catalog's folder. A feature is two folders deep. Its pages share its catalog; texts in the core
 * are shared by all.
 */
function catalogFolderOf(path: string): string {
  const [district = '', feature = ''] = path.split('/');
  return district === 'core'
    ? SHARED
    : `${district === 'pages' && feature === 'pay-links' ? 'orders' : district}/${feature}`;
}

function messagesIn(path: string, code: string): readonly SaidMessage[] {
  const messages: SaidMessage[] = [];
  const ones = new Set<number>();
  const folder = catalogFolderOf(path);
  const textOf = ({ start, end }: { readonly start: number; readonly end: number }): string =>
    code.slice(start, end);
  const said = ({ quasi }: TaggedTemplateExpression): Omit<SaidMessage, 'one'> => {
    const text = quasi.quasis.map(({ value }) => value.cooked ?? '');
    const joined = text.reduce((all, part, at) => `${all}\${${at - 1}}${part}`);
    const key = joined.replaceAll(/\s*\n\s*/g, ' ').trim();
    return { key, folder, path, values: quasi.expressions.length };
  };
  new Visitor({
    CallExpression(call: CallExpression) {
      const [count, one, other] = call.arguments;
      if (textOf(call.callee) !== 'counted' || !count || !one || !other) return;
      if (one.type !== 'TaggedTemplateExpression' || other.type !== 'TaggedTemplateExpression') return;
      const by = other.quasi.expressions.findIndex((value) => textOf(value) === textOf(count));
      if (by === -1) throw new Error(`${path}: ${textOf(other)} doesn't say how many`);
      ones.add(one.start).add(other.start);
      messages.push({ ...said(other), one: { key: said(one).key, by } });
    },
    TaggedTemplateExpression(template: TaggedTemplateExpression) {
      if (textOf(template.tag) === 'msg' && !ones.has(template.start)) messages.push(said(template));
    },
  }).visit(parseSync(path, code).program);
  return messages;
}
