/**
 * Fills templates and cuts displayed code out of sources. Two small functions, so that the pages stay plain
 * HTML.
 */

/** HTML that is inserted into a page as it is. Everything else is escaped. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

/** `{{name}}` → its value, escaped unless it is Html. @throws {Error} for a name without a value */
export function fill(template: string, values: Readonly<Record<string, string | Html>>): Html {
  const markup = template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the page needs a value for ${name}`);
    return value instanceof Html ? value.markup : escapeHtml(value);
  });
  return new Html(markup);
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

/**
 * The lines between `#region name` and `#endregion`, of all such regions, without their common indentation.
 * The code that a page displays is cut from the file that runs, so it can't become outdated.
 * @throws {Error} if there is no such region
 */
export function region(source: string, name: string): string {
  const start = new RegExp(String.raw`#region ${name}\b`);
  const parts: string[][] = [];
  let open: string[] | undefined;
  for (const line of source.split('\n')) {
    if (start.test(line)) parts.push((open = []));
    else if (line.includes('#endregion')) open = undefined;
    else open?.push(line);
  }
  if (parts.length === 0) throw new Error(`region ${name} doesn't exist`);
  return parts.map(withoutIndentation).join('\n\n');
}

function withoutIndentation(lines: readonly string[]): string {
  const depths = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const depth = Math.min(...depths);
  return lines
    .map((line) => line.slice(depth))
    .join('\n')
    .trim();
}
