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
  type Template,
} from './literals.ts';
import type { Catalog } from '../../components/i18n/catalog.ts';
import { inEnglish, inLanguage, plainText, PLURAL_RULES } from './messages.ts';
import { shorterTemplates } from './shorter-templates.ts';

/** A listener for another language: a page has only one. */
const isLanguageListener = (node: Node): boolean =>
  isCallOf(node, 'addEventListener') &&
  (node.arguments[0] as { readonly name?: string } | undefined)?.name === 'LOCALE_STATUS_EVENT';

/** What ties an element to the language around it: in a file of one language, nothing does. */
const isLanguageTie = (node: Node): boolean => isCallOf(node, 'followLanguage');

/**
 * Lines of html`` without their indentation, and without what nobody sees between them. Where nothing is,
 * nothing is to do.
 */
function withoutBlanks({ quasi: { quasis } }: Tagged): Edit[] {
  const hole = '${}';
  const parts = shorterTemplates(
    quasis.map(({ value }) => value.raw.replaceAll(/\n\s+/g, '\n')).join(hole),
  ).split(hole);
  return quasis
    .map((quasi, at) => ({ ...rangeOf(quasi), text: parts[at] ?? quasi.value.raw }))
    .filter(({ start, end }) => end > start);
}

/** Some parsers count the delimiters of a part, some don't. */
function rangeOf({ start, end, value: { raw } }: Template['quasis'][number]): { start: number; end: number } {
  const from = start + (end - start > raw.length ? 1 : 0);
  return { start: from, end: from + raw.length };
}

/** The template ends within a tag here, so that what follows is no text. */
const isInTag = (before: string): boolean => before.lastIndexOf('<') > before.lastIndexOf('>');

/** Messages between the tags of html`` as text of the template: there is nothing to render in them. */
function foldedTexts(
  { quasi: { quasis, expressions } }: Tagged,
  textOf: (node: Node | undefined) => string | undefined,
): { edits: Edit[]; folded: Node[] } {
  const edits: Edit[] = [];
  const folded: Node[] = [];
  let before = '';
  for (const [at, expression] of expressions.entries()) {
    const [left, right] = [quasis[at], quasis[at + 1]];
    before += left?.value.raw ?? '';
    const text = isInTag(before) ? undefined : textOf(expression);
    if (text === undefined || !left || !right) continue;
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    edits.push({
      start: rangeOf(left).end,
      end: rangeOf(right).start,
      text: escaped.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`),
    });
    folded.push(expression);
  }
  return { edits, folded };
}

export interface SmallElements {
  /** Left out for what hydrates: it is compared letter by letter with what the server rendered. */
  templates: boolean;
  /** Of the texts; English where it is left out. */
  language?: string;
  /**
   * What another language than English says. What it lacks is said in English, and the tests of catalogs
   * say so.
   */
  catalog?: Catalog | undefined;
  /** Messages are looked up in the page: their language can change, and their words can be replaced. */
  keepsMessages?: boolean;
  /** Private custom properties, in the order of their short names. */
  names?: readonly string[];
}

/**
 * Makes the elements smaller, by their syntax tree: the text of one language in the place of messages, css``
 * by Lightning CSS with short names for our private custom properties, html`` without blanks that nobody
 * sees.
 */
export function smallElements({
  templates,
  language = 'en',
  catalog,
  keepsMessages = false,
  names = [],
}: SmallElements): Plugin {
  const shortNames = new Map<string, string>();
  const shortName = (name: string): string => {
    if (!name.startsWith('--_')) return name;
    const short = shortNames.get(name) ?? `--_${shortNames.size.toString(36)}`;
    shortNames.set(name, short);
    return short;
  };
  for (const name of names) shortName(name);
  const style = ({ start, end, quasi: { quasis } }: Tagged, filename: string): Edit => {
    const [css, ...others] = quasis;
    if (!css || others.length > 0)
      throw new Error(`${filename}: css\`\` with an expression can't be minified`);
    const code = Buffer.from(css.value.cooked);
    const visitor = { DashedIdent: shortName };
    const minified = transform({ filename, code, minify: true, visitor }).code.toString();
    // It leaves the values of custom properties as they are written.
    const small = minified.replaceAll(', ', ',').replaceAll(/(?<=calc\([^{};]*) \* /g, '*');
    return { start, end, text: `css(\`${small.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`)}\`)` };
  };
  return {
    name: 'small-elements',
    transform: {
      filter: { id: /\/components\/.*\.ts(?:\?surface)?$/ },
      handler(code, id) {
        const done = new Set<Node>();
        let isPlural = false;
        const translated = (node: Call): Edit | Edit[] => {
          const found = catalog && inLanguage(node, code, catalog);
          isPlural ||= !!found?.isPlural;
          return found?.edit ?? inEnglish(node);
        };
        const edits = [...nodesIn(this.parse(code, { lang: 'ts' }))].flatMap((node) => {
          if (done.has(node)) return [];
          if (isTagged(node, 'css')) return style(node, id);
          if (isTagged(node, 'html') && templates) {
            const texts = foldedTexts(node, (one) => (keepsMessages ? undefined : plainText(one, catalog)));
            for (const one of texts.folded) done.add(one);
            return [...withoutBlanks(node), ...texts.edits];
          }
          if (!keepsMessages && isCallOf(node, 'msg')) return translated(node);
          if (!keepsMessages && (isLanguageListener(node) || isLanguageTie(node)))
            return { start: node.start, end: node.end, text: 'void 0' };
          // `css` as a function takes what is CSS already.
          if (node.type === 'ImportSpecifier' && code.slice(node.start, node.end) === 'css')
            return { start: node.start, end: node.end, text: 'unsafeCSS as css' };
          return [];
        });
        const rules = isPlural ? `const ${PLURAL_RULES}=new Intl.PluralRules('${language}');` : '';
        return { code: rules + edited(code, edits), map: null };
      },
    },
  };
}
