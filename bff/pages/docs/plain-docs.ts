import { readFileSync } from 'node:fs';
import { OPERATIONS, TAG_DESCRIPTIONS } from '../../developers/document/operations.ts';
import { COLLECTION_PATH } from './collection.ts';
import { addressOfElement, ELEMENTS } from './elements/elements.ts';
import { addressOfGuide, GUIDE_PARTS, GUIDES, LLMS_PATH, pageOf, type Guide } from './site-map.ts';

const DOCS = new URL('../../../docs/', import.meta.url);
/** The address in the chapters, in place of which the service has its own. */
const LOCAL = 'http://localhost:8080';

/** Returns a chapter as it is written, in Markdown. */
export function guideText({ name }: Guide, serverUrl: string): string {
  return readFileSync(new URL(`${name}.md`, DOCS), 'utf8').replaceAll(LOCAL, serverUrl);
}

/** Returns the path of a chapter in Markdown. */
export const pathOfGuideText = (guide: Guide): string => `${addressOfGuide(guide)}.md`;

/** Returns the overview: what Trellis is, and a link with a sentence to everything there is to read. */
export function llmsText(serverUrl: string): string {
  const link = (title: string, path: string, about: string): string =>
    `- [${title}](${serverUrl}${path}): ${about}`;
  const sections = GUIDE_PARTS.map(({ title, guides }) => [
    `## ${title}`,
    '',
    ...guides.map((guide) => link(guide.title, pathOfGuideText(guide), firstSentence(guide, serverUrl))),
    '',
  ]);
  return [
    '# Trellis',
    '',
    '> An ordering platform that software companies embed in their own apps: web components, hosted ' +
      'pages and an API for menus, orders, payments, loyalty and payouts of merchants.',
    '',
    'A partner’s server has a key and mints session tokens of 15 minutes, with which elements on its ' +
      'pages act for one merchant. A key never reaches a browser. Everything begins in a sandbox.',
    '',
    ...sections.flat(),
    '## API',
    '',
    link('OpenAPI 3.1', '/openapi.json', 'every operation, schema, error and webhook.'),
    link('Postman collection', COLLECTION_PATH, 'every operation with an example; Bruno imports it too.'),
    ...[...new Set(OPERATIONS.map(({ tag }) => tag))].map((tag) =>
      link(tag, pageOf(tag), sentenceOf(TAG_DESCRIPTIONS.get(tag) ?? '')),
    ),
    '',
    '## Elements',
    '',
    ...ELEMENTS.map((element) =>
      link(`<${element.tagName}>`, addressOfElement(element), sentenceOf(element.description ?? '')),
    ),
    '',
  ].join('\n');
}

function firstSentence(guide: Guide, serverUrl: string): string {
  const paragraph =
    guideText(guide, serverUrl)
      .split('\n\n')
      .find((part) => /^[^#\s<!|`-]/.test(part)) ?? '';
  return sentenceOf(paragraph);
}

/** Returns the first sentence of a text, on one line and without links. */
function sentenceOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  return (/^.*?[.:](?= |$)/.exec(line)?.[0] ?? line).replace(/:$/, '.');
}

/** Every file of plain text, by its path. */
export const plainDocs = (serverUrl: string): ReadonlyMap<string, () => string> =>
  new Map([
    [LLMS_PATH, () => llmsText(serverUrl)],
    ...GUIDES.map((guide) => [pathOfGuideText(guide), () => guideText(guide, serverUrl)] as const),
  ]);
