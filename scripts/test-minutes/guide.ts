/** A fenced block of a page: commands of a shell, or lines for a file. */
export type Block =
  | { readonly kind: 'commands'; readonly commands: readonly string[] }
  | { readonly kind: 'file'; readonly file: string; readonly code: string };

/**
 * The blocks below a heading, up to the next heading of any level, in their order. A block with a name after
 * its language is for that file.
 * @param page Markdown
 * @param heading its words
 * @throws {Error} the page has no such heading, or no block below it
 * @example
 * blocksOf(guide, 'Hosted: no code'); // [{ kind: 'commands', commands: ['curl …'] }]
 */
export function blocksOf(page: string, heading: string): Block[] {
  const section: Block[] = [];
  let isInside = false;
  let fence: { readonly info: string; readonly lines: string[] } | undefined;
  for (const line of page.split('\n')) {
    if (fence && line === '```') {
      if (isInside) section.push(...blockOf(fence.info, fence.lines));
      fence = undefined;
    } else if (fence) fence.lines.push(line);
    else if (line.startsWith('```')) fence = { info: line.slice(3), lines: [] };
    else if (/^#+ /.test(line)) isInside = line.replace(/^#+ /, '') === heading;
  }
  if (section.length === 0) throw new Error(`there are no steps below “${heading}”`);
  return section;
}

/** Blocks of another kind, such as what a response looks like, are no steps. */
function blockOf(info: string, lines: readonly string[]): Block[] {
  const [language, file] = info.split(' ');
  if (file !== undefined) return [{ kind: 'file', file, code: `${lines.join('\n')}\n` }];
  return language === 'sh' ? [{ kind: 'commands', commands: commandsOf(lines) }] : [];
}

/** A command ends with its line, unless that ends in a backslash or within single quotes. */
function commandsOf(lines: readonly string[]): string[] {
  const commands: string[] = [];
  let command = '';
  for (const line of lines) {
    if (command === '' && (line === '' || line.startsWith('#'))) continue;
    command += command === '' ? line : `\n${line}`;
    const isQuoted = command.split("'").length % 2 === 0;
    if (isQuoted || command.endsWith('\\')) continue;
    commands.push(command);
    command = '';
  }
  return commands;
}

/**
 * How many lines of a partner’s own files Trellis needs: a file’s first block is the partner’s app as it was,
 * and later ones are added to it.
 * @returns lines with something in them, by file
 */
export function addedLines(blocks: readonly Block[]): Map<string, number> {
  const added = new Map<string, number>();
  const files = new Set<string>();
  for (const block of blocks) {
    if (block.kind !== 'file') continue;
    const lines = block.code.split('\n').filter((line) => line.trim() !== '').length;
    if (files.has(block.file)) added.set(block.file, (added.get(block.file) ?? 0) + lines);
    files.add(block.file);
  }
  return added;
}
