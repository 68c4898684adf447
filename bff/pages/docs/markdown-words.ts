import type { Token } from 'markdown-it';

/** Words of a chapter, without mark-up and samples. */
export interface Passage {
  /** Of the heading; none for the chapter's title. */
  readonly id?: string;
  readonly title: string;
  readonly words: string;
}

/** What is below each heading, once they have their anchors. */
export function passagesOf(tokens: readonly Token[], title: string): Passage[] {
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
export function wordsOf(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*_]/g, '')
    .replaceAll(/\s+/g, ' ');
}

/** The anchor of a heading, another one each time. @param seen the anchors of the chapter so far */
export function anchorOf(words: string, seen: Map<string, number>): string {
  const plain = words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const times = seen.get(plain) ?? 0;
  seen.set(plain, times + 1);
  return times === 0 ? plain : `${plain}-${times}`;
}
