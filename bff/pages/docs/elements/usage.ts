import { html, type Html } from '../../../core/text/html.ts';
import { panel } from '../markup.ts';
import { samplesOf } from '../samples/samples.ts';
import { nameOf, type ElementDeclaration } from './elements.ts';

/** Entries of the package that hold more than one element. */
const IN_MAIN = new Set(['trellis-session', 'trellis-create-plant']);
const SESSION = 'trellis-session';

/**
 * Renders how to embed an element: with a bundler, in React, and with a script tag, unless its live sample
 * shows that.
 * @param serverUrl the base URL of the files and the API, without a trailing slash
 */
export function usage(element: ElementDeclaration, serverUrl: string): Html {
  const { tagName } = element;
  const name = nameOf(element);
  const markup = markupOf(element, serverUrl);
  const file = IN_MAIN.has(tagName) || hasSession(element) ? 'trellis' : name;
  return html`<section aria-labelledby="use">
    <h2 id="use">In your page<a class="anchor" href="#use" aria-label="Link to In your page">#</a></h2>
    ${
      samplesOf(element).length === 0 &&
      panel(
        'HTML',
        `${tagName} with a script tag`,
        `<script type="module" src="${serverUrl}/trellis/${file}.js"></script>\n${markup}`,
      )
    }
    ${panel('Bundler', `${tagName} with a bundler`, importsOf(element))}
    ${panel('React', `${tagName} in React`, reactOf(element, markup))}
  </section>`;
}

function hasSession({ attributes = [] }: ElementDeclaration): boolean {
  return attributes.some(({ name }) => name === 'session');
}

/** The element, in the session that it needs; its description names one that is unlike the others’. */
function markupOf(element: ElementDeclaration, serverUrl: string): string {
  const { tagName, description } = element;
  const [, session = `${SESSION} endpoint="/trellis-session" api="${serverUrl}"`] =
    /`<(trellis-session [^`]+)>`/.exec(description) ?? [];
  if (tagName === SESSION) return `<${session}>\n  <!-- the elements that use it -->\n</${SESSION}>`;
  if (hasSession(element)) return `<${session}>\n  <${tagName}></${tagName}>\n</${SESSION}>`;
  const href = exampleHref(element);
  return `<${tagName}${href === undefined ? '' : ` href="${href}"`}></${tagName}>`;
}

/** The address that the description of the attribute `href` has as its example. */
export function exampleHref({ attributes = [] }: ElementDeclaration): string | undefined {
  const { description = '' } = attributes.find(({ name }) => name === 'href') ?? {};
  return /`(https:[^`]+)`/.exec(description)?.[1];
}

function importsOf(element: ElementDeclaration): string {
  const own = `import 'trellis/${nameOf(element)}';`;
  if (IN_MAIN.has(element.tagName)) return `import 'trellis';`;
  return hasSession(element) ? `import 'trellis';\n${own}` : own;
}

function reactOf(element: ElementDeclaration, markup: string): string {
  const component = componentOf(element.tagName);
  const main = IN_MAIN.has(element.tagName) ? [component] : [];
  const session = hasSession(element) ? ['Session'] : [];
  const shared = [...main, ...session].toSorted();
  return [
    ...(shared.length > 0 ? [`import { ${shared.join(', ')} } from 'trellis/react';`] : []),
    ...(main.length > 0 ? [] : [`import { ${component} } from 'trellis/react/${nameOf(element)}';`]),
    '',
    markup
      .replaceAll(
        /<(\/?)(trellis-[\w-]+)/g,
        (_, slash: string, tag: string) => `<${slash}${componentOf(tag)}`,
      )
      .replaceAll(/><\/\w+>$/gm, ' />')
      .replace('<!-- the elements that use it -->', '{/* the elements that use it */}'),
  ].join('\n');
}

/** `trellis-menu-editor` → `MenuEditor` */
function componentOf(tagName: string): string {
  return tagName.replace('trellis', '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
