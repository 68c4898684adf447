import { generateMsgId } from '@lit/localize/internal/id-generation.js';
import { type Call, type Edit, isCallOf, isTagged, type Node, type Template } from './literals.ts';

/** A text with values: its parts, and the number of the value after each. */
interface Parts {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
}

/** The texts of a language, by the id of the English text. */
export type Catalogue = Readonly<Record<string, string | Parts>>;

/** `msg(…)` becomes its English text, as in the transform mode of @lit/localize: no catalogue at run time. */
export function inEnglish({ start, end, arguments: [text] }: Call): Edit[] {
  if (!text || !['Literal', 'TemplateLiteral', 'TaggedTemplateExpression'].includes(text.type)) return [];
  const kept = isTagged(text, 'str') ? text.quasi : text;
  return [
    { start, end: kept.start, text: '' },
    { start: kept.end, end, text: '' },
  ];
}

/**
 * What a message without values says, if it is one; of English where there is no catalogue.
 * @throws {Error} for what the catalogue doesn't have
 */
export function plainText(node: Node | undefined, code: string, catalogue?: Catalogue): string | undefined {
  if (!node || !isCallOf(node, 'msg')) return undefined;
  const [text] = node.arguments;
  const { value } = (text ?? {}) as { readonly value?: unknown };
  if (typeof value !== 'string') return undefined;
  if (!catalogue) return value;
  const said = catalogue[idOf(text, undefined)];
  if (typeof said !== 'string') throw new Error(`no translation: ${code.slice(node.start, node.end)}`);
  return said;
}

/** The same in another language. @throws {Error} for what its catalogue doesn't have */
export function inLanguage(call: Call, code: string, catalogue: Catalogue): Edit[] {
  const { start, end, arguments: args } = call;
  const [text] = args;
  const template = text && isTagged(text, 'str') ? text.quasi : undefined;
  const said = catalogue[idOf(text, template)];
  if (said === undefined) throw new Error(`no translation: ${code.slice(start, end)}`);
  const values = template?.expressions.map((value) => code.slice(value.start, value.end)) ?? [];
  return [{ start, end, text: typeof said === 'string' ? JSON.stringify(said) : spelled(said, values) }];
}

/** The id that @lit/localize gives to a text. */
function idOf(text: Node | undefined, template: Template | undefined): string {
  if (template)
    return generateMsgId(
      template.quasis.map(({ value }) => value.cooked),
      false,
    );
  return generateMsgId(`${(text as { readonly value?: unknown } | undefined)?.value}`, false);
}

/** A template literal of the parts, with the values' own code between them. */
function spelled({ strings, values }: Parts, codes: readonly string[]): string {
  const parts = strings.map((part, at) => {
    const text = part.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`);
    return at < values.length ? `${text}\${${codes[Number(values[at])]}}` : text;
  });
  return `\`${parts.join('')}\``;
}
