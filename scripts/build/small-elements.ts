import { transform } from 'lightningcss';
import type { Plugin } from 'vite';
import {
  type Call,
  type Edit,
  edited,
  isCallOf,
  isTagged,
  type Node,
  nodesIn,
  type Tagged,
} from './literals.ts';
import { shorterTemplates } from './shorter-templates.ts';

/** `msg(…)` becomes its English text, as in the transform mode of @lit/localize: no catalogue at run time. */
function inEnglish({ start, end, arguments: [text] }: Call): Edit[] {
  if (!text || !['Literal', 'TemplateLiteral', 'TaggedTemplateExpression'].includes(text.type)) return [];
  const kept = isTagged(text, 'str') ? text.quasi : text;
  return [
    { start, end: kept.start, text: '' },
    { start: kept.end, end, text: '' },
  ];
}

/** The listener for another language, of which there is none. */
const isLanguageListener = (node: Node): boolean =>
  isCallOf(node, 'addEventListener') &&
  (node.arguments[0] as { readonly name?: string } | undefined)?.name === 'LOCALE_STATUS_EVENT';

/** Lines of html`` without their indentation, and without what nobody sees between them. */
function withoutBlanks({ quasi: { quasis } }: Tagged): Edit[] {
  const hole = '${}';
  const parts = shorterTemplates(
    quasis.map(({ value }) => value.raw.replaceAll(/\n\s+/g, '\n')).join(hole),
  ).split(hole);
  return quasis.map(({ start, end, value: { raw } }, at) => {
    // Some parsers count the delimiters of a part, some don't.
    const before = end - start > raw.length ? 1 : 0;
    return { start: start + before, end: start + before + raw.length, text: parts[at] ?? raw };
  });
}

/**
 * Makes the elements smaller, by their syntax tree: English text in the place of messages, css`` by Lightning CSS with
 * short names for our private custom properties, html`` without blanks that nobody sees.
 * `templates: false` leaves html`` alone: what hydrates is compared letter by letter with what the server rendered.
 */
export function smallElements({ templates }: { templates: boolean }): Plugin {
  const shortNames = new Map<string, string>();
  const shortName = (name: string): string => {
    if (!name.startsWith('--_')) return name;
    const short = shortNames.get(name) ?? `--_${shortNames.size.toString(36)}`;
    shortNames.set(name, short);
    return short;
  };
  const style = ({ start, end, quasi: { quasis } }: Tagged, filename: string): Edit => {
    const [css, ...others] = quasis;
    if (!css || others.length > 0)
      throw new Error(`${filename}: css\`\` with an expression can't be minified`);
    const code = Buffer.from(css.value.cooked);
    const visitor = { DashedIdent: shortName };
    const small = transform({ filename, code, minify: true, visitor }).code.toString();
    return { start, end, text: `css(\`${small.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`)}\`)` };
  };
  return {
    name: 'small-elements',
    transform: {
      filter: { id: /\/components\/.*\.ts$/ },
      handler(code, id) {
        const edits = [...nodesIn(this.parse(code, { lang: 'ts' }))].flatMap((node) => {
          if (isTagged(node, 'css')) return style(node, id);
          if (isTagged(node, 'html') && templates) return withoutBlanks(node);
          if (isCallOf(node, 'msg')) return inEnglish(node);
          if (isLanguageListener(node)) return { start: node.start, end: node.end, text: 'void 0' };
          // `css` as a function takes what is CSS already.
          if (node.type === 'ImportSpecifier' && code.slice(node.start, node.end) === 'css')
            return { start: node.start, end: node.end, text: 'unsafeCSS as css' };
          return [];
        });
        return { code: edited(code, edits), map: null };
      },
    },
  };
}
