import { readFileSync } from 'node:fs';
import MarkdownIt, { type Token } from 'markdown-it';
import { html, Html } from '../../core/text/html.ts';
import { addressOfGuide, GUIDES } from './site-map.ts';
import { panel } from './markup.ts';
import { pictureNamed, readPicture, versionOf } from './assets.ts';
import { ownLoader } from '../shell/released-elements.ts';

/** A heading that a page's own list of contents leads to. */
interface Heading {
  readonly id: string;
  readonly title: string;
}

/** A chapter as it is shown. */
interface RenderedGuide {
  /** Its first heading. */
  readonly title: string;
  /** Its first paragraph, without mark-up. */
  readonly summary: string;
  readonly headings: readonly Heading[];
  /** The text below each heading, for the search, starting with that below the title. */
  readonly passages: readonly Passage[];
  /** The body without the title. */
  readonly body: Html;
}

const DOCS = new URL('../../../docs/', import.meta.url);
/**
 * Where a service runs that was started by hand: the files name this one, so that their samples run as they
 * are.
 */
const LOCAL = 'http://localhost:8080';
/** A paragraph that is nothing but a link to a sample shows that file. */
const SAMPLE = /^\[[^\]]+\]\((samples\/[\w./-]+)\)$/;
const LANGUAGES: Readonly<Record<string, string>> = {
  sh: 'Shell',
  bash: 'Shell',
  js: 'JavaScript',
  ts: 'TypeScript',
  tsx: 'TypeScript',
  jsx: 'JavaScript',
  py: 'Python',
  python: 'Python',
  rb: 'Ruby',
  go: 'Go',
  php: 'PHP',
  html: 'HTML',
  css: 'CSS',
  json: 'JSON',
};

/**
 * Renders one file of docs/: headings get anchors, code gets a frame with a copy button, samples are shown
 * from their files, and pictures have their size.
 * @param serverUrl where this service is reached, without a trailing slash: what the samples call
 */
export function renderGuide(name: string, serverUrl: string): RenderedGuide {
  const markdown = new MarkdownIt({ html: false, linkify: false });
  const tokens = markdown.parse(readFileSync(new URL(`${name}.md`, DOCS), 'utf8'), {});
  // Only in text and code: an address isn't markup, whatever it contains.
  for (const token of tokens.flatMap((one) => [one, ...(one.children ?? [])])) {
    if (token.type !== 'inline') token.content = token.content.replaceAll(LOCAL, serverUrl);
    if (token.type === 'fence') token.content = withServedLoader(token.content, serverUrl);
  }
  const [title = '', summary = ''] = tokens
    .filter(({ type, level }) => type === 'inline' && level === 1)
    .map((token) => wordsOf(token.content));
  for (const { children } of tokens) if (children) dropLinks(children);
  const headings: Heading[] = [];
  const seen = new Map<string, number>();
  tokens.forEach((token, at) => {
    if (token.type !== 'heading_open' || token.tag === 'h1') return;
    const words = wordsOf(tokens[at + 1]?.content ?? '');
    const id = anchorOf(words, seen);
    token.attrSet('id', id);
    if (token.tag === 'h2') headings.push({ id, title: words });
  });
  let samples = 0;
  let tables = 0;
  markdown.renderer.rules['fence'] = (all, at) => {
    const { info = '', content = '' } = all[at] ?? {};
    return sample(LANGUAGES[info.trim().split(' ')[0] ?? ''] ?? 'Text', content, (samples += 1)).text;
  };
  markdown.renderer.rules['table_open'] = () => {
    tables += 1;
    return `<div class="scroll" tabindex="0" role="region" aria-label="Table ${tables}"><table>`;
  };
  markdown.renderer.rules['table_close'] = () => '</table></div>';
  markdown.renderer.rules['heading_close'] = (all, at) => {
    const id = all[at - 2]?.attrGet('id');
    const words = wordsOf(all[at - 1]?.content ?? '');
    const anchor = id ? html`<a class="anchor" href="#${id}" aria-label="Link to ${words}">#</a>`.text : '';
    return `${anchor}</${all[at]?.tag ?? 'h2'}>`;
  };
  markdown.renderer.rules['image'] = (all, at) =>
    pictureTag(String(all[at]?.attrGet('src') ?? ''), all[at]?.content ?? '').text;
  markdown.renderer.rules['link_open'] = (all, at, options, _, self) => {
    const token = all[at];
    token?.attrSet('href', shownAddress(String(token.attrGet('href') ?? '')));
    return self.renderToken(all, at, options);
  };
  const body = withSamples(tokens.slice(3), serverUrl)
    .map((part) => (part instanceof Html ? part.text : markdown.renderer.render(part, markdown.options, {})))
    .join('');
  return { title, summary, headings, passages: passagesOf(tokens, title), body: new Html(body) };
}

type Tokens = Token[];

function withSamples(tokens: Tokens, serverUrl: string): (Tokens | Html)[] {
  const parts: (Tokens | Html)[] = [];
  let run: Tokens = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [, file] =
      (tokens[at]?.type === 'paragraph_open' && SAMPLE.exec(tokens[at + 1]?.content ?? '')) || [];
    const token = tokens[at];
    if (file === undefined) {
      if (token) run.push(token);
    } else {
      const code = readFileSync(new URL(file, DOCS), 'utf8').replaceAll(LOCAL, serverUrl);
      parts.push(run, sample(file.split('/').at(-1) ?? file, code));
      run = [];
      at += 2;
    }
  }
  return [...parts, run];
}

function sample(title: string, code: string, number?: number): Html {
  return panel(title, number === undefined ? title : `${title}, sample ${number}`, code.trimEnd());
}

/**
 * A link between files of docs/ leads to the page of that file. What has no page is in the package and the
 * repository.
 */
function shownAddress(href: string): string {
  const [, name = '', hash = ''] = /^(?:docs\/)?([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  return GUIDES.some((guide) => guide.name === name) ? addressOfGuide({ name }) + hash : href;
}

/** A file that has no page here is named, without a link that would lead nowhere. */
function dropLinks(children: Tokens): void {
  let isDropped = false;
  for (const token of children) {
    if (token.type === 'link_open')
      isDropped = !/^(#|\/|https:)/.test(shownAddress(String(token.attrGet('href') ?? '')));
    const isLink = token.type === 'link_open' || token.type === 'link_close';
    if (isLink && isDropped) Object.assign(token, { type: 'text', tag: '', nesting: 0, content: '' });
  }
}

/** Classes of pictures that are shown in one scheme only, by the fragment of their address, as on GitHub. */
const SCHEMES: Readonly<Record<string, string>> = {
  'gh-light-mode-only': 'in-light',
  'gh-dark-mode-only': 'in-dark',
};

/**
 * A picture in a chapter. Its place is kept before it is there.
 * @param source as the Markdown has it: `pictures/NAME.webp`, with `#gh-dark-mode-only` if it is for dark
 * alone
 * @param alt the text alternative
 */
function pictureTag(source: string, alt: string): Html {
  const [file = '', scheme = ''] = source.split('#');
  const picture = pictureNamed(file.replace(/^pictures\//, ''));
  const address = `${picture.path}?v=${versionOf(readPicture(picture))}`;
  return html`<img
    src="${address}"
    alt="${alt}"
    width="${picture.width}"
    height="${picture.height}"
    loading="lazy"
    decoding="async"
    class="${SCHEMES[scheme] ?? 'in-both'}"
  />`;
}

/** In the chapters: the loader at some release, with a place for its hash. */
const WRITTEN = /https:\/\/trellis\.example\/elements\/[\d.]+\/trellis\.js("\s+integrity=")sha384-…/g;

/**
 * Puts the loader that this service serves, with its hash, where a chapter shows one, so that the sample runs
 * as it is. Without a build it stays as it is written.
 * @param serverUrl where this service is reached, without a trailing slash
 */
export function withServedLoader(code: string, serverUrl: string): string {
  const loader = code.includes('sha384-…') ? ownLoader() : undefined;
  if (!loader) return code;
  return code.replaceAll(
    WRITTEN,
    (_, between: string) => `${serverUrl}${loader.path}${between}${loader.integrity}`,
  );
}

/** Words of a chapter, without mark-up and samples. */
interface Passage {
  /** The ID of the heading; none for the chapter's title. */
  readonly id?: string;
  readonly title: string;
  readonly words: string;
}

/** Returns the text below each heading. The headings must already have their anchors. */
function passagesOf(tokens: readonly Token[], title: string): Passage[] {
  const passages: { id?: string; title: string; words: string }[] = [];
  let last = { title, words: '' };
  passages.push(last);
  tokens.forEach(({ type, content }, at) => {
    const opened = tokens[at - 1];
    if (type !== 'inline' || opened?.tag === 'h1') return;
    const words = wordsOf(content);
    if (opened?.type === 'heading_open') {
      last = Object.assign({ title: words, words: '' }, { id: String(opened.attrGet('id')) });
      passages.push(last);
    } else last.words += last.words === '' ? words : ` ${words}`;
  });
  return passages;
}

/** A line of Markdown as a reader sees it. */
function wordsOf(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*_]/g, '')
    .replaceAll(/\s+/g, ' ');
}

/** The anchor of a heading, another one each time. @param seen the anchors of the chapter so far */
function anchorOf(words: string, seen: Map<string, number>): string {
  const plain = words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const times = seen.get(plain) ?? 0;
  seen.set(plain, times + 1);
  return times === 0 ? plain : `${plain}-${times}`;
}
