import { generateMsgId } from '@lit/localize/internal/id-generation.js';
import type { Catalog, Plural, Said, Text } from '../../components/i18n/catalog.ts';
import { type Call, type Edit, isCallOf, isTagged, type Node, type Template } from './literals.ts';

/** `msg(…)` becomes its English text, as in the transform mode of @lit/localize: no catalog at run time. */
export function inEnglish({ start, end, arguments: [text] }: Call): Edit[] {
  if (!text || !['Literal', 'TemplateLiteral', 'TaggedTemplateExpression'].includes(text.type)) return [];
  const kept = isTagged(text, 'str') ? text.quasi : text;
  return [
    { start, end: kept.start, text: '' },
    { start: kept.end, end, text: '' },
  ];
}

/** What a message without values says, if it is one; in English where the catalog doesn't have it. */
export function plainText(node: Node | undefined, catalog?: Catalog): string | undefined {
  if (!node || !isCallOf(node, 'msg')) return undefined;
  const [text] = node.arguments;
  const { value } = (text ?? {}) as { readonly value?: unknown };
  if (typeof value !== 'string') return undefined;
  const said = catalog?.[idOf(text, undefined)] ?? value;
  return typeof said === 'string' ? said : undefined;
}

/** What comes in the place of a message in another language. */
export interface Translated {
  readonly edit: Edit;
  /** It looks for a plural form by `${PLURAL_RULES}`. */
  readonly isPlural: boolean;
}

/** The name by which a translated module calls the plural rules of its language. */
export const PLURAL_RULES = 'pluralRules';

/** The same in another language, or `undefined` for what its catalog doesn't have. */
export function inLanguage(call: Call, code: string, catalog: Catalog): Translated | undefined {
  const { start, end, arguments: args } = call;
  const [text] = args;
  const template = text && isTagged(text, 'str') ? text.quasi : undefined;
  const said = catalog[idOf(text, template)];
  if (said === undefined) return undefined;
  const values = template?.expressions.map((value) => code.slice(value.start, value.end)) ?? [];
  const isPlural = typeof said === 'object' && 'forms' in said;
  if (!isPlural) return { edit: { start, end, text: spelled(said, values) }, isPlural };
  // Each value once, whichever form is taken.
  const names = values.map((_, at) => `value${at}`);
  return {
    edit: { start, end, text: `((${names.join(',')})=>${byNumber(said, names)})(${values.join(',')})` },
    isPlural,
  };
}

/** The id that @lit/localize gives to a text. */
export function idOf(text: Node | undefined, template: Template | undefined): string {
  if (template)
    return generateMsgId(
      template.quasis.map(({ value }) => value.cooked),
      false,
    );
  return generateMsgId(`${(text as { readonly value?: unknown } | undefined)?.value}`, false);
}

/** Code that says this, with the values' own code in it. */
function spelled(said: Said, codes: readonly string[]): string {
  if (typeof said === 'string') return JSON.stringify(said);
  return 'forms' in said ? byNumber(said, codes) : template(said, codes);
}

function byNumber({ value, forms }: Plural, codes: readonly string[]): string {
  const written = Object.entries(forms).map(([category, form]) => `${category}:${spelled(form, codes)}`);
  return `({${written.join(',')}})[${PLURAL_RULES}.select(${codes[value]})]`;
}

function template({ strings, values }: Text, codes: readonly string[]): string {
  const parts = strings.map((part, at) => {
    const text = part.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`);
    return at < values.length ? `${text}\${${codes[Number(values[at])]}}` : text;
  });
  return `\`${parts.join('')}\``;
}
