import { html, type Html } from '../../../core/text/html.ts';
import type { PageParts } from '../frame.ts';
import { prose, panel } from '../markup.ts';
import { liveSample } from '../samples/live-sample.ts';
import { addressOfElement, type ElementDeclaration, type Named, nameOf } from './elements.ts';
import { samplesOf } from '../samples/samples.ts';

/**
 * Renders an element's page: how to embed it, its attributes, events, slots, parts and custom properties.
 * @param options.serverUrl the base URL of the files and the API, without a trailing slash
 * @param options.sampleScriptUrl address of the script that shows the live sample
 */
export function elementPage(
  element: ElementDeclaration,
  { serverUrl, sampleScriptUrl: scriptUrl }: { readonly serverUrl: string; readonly sampleScriptUrl: string },
): PageParts {
  const { tagName, description } = element;
  const text = description.replaceAll(/(?<!\n)\n(?!\n)/g, ' ');
  const [summary = text] = /^.*?[.](?=\s|$)/s.exec(text) ?? [];
  const rest = text
    .slice(summary.length)
    .split('\n\n')
    .filter((one) => one.trim() !== '');
  const tables = tablesOf(element).filter(({ names }) => names.length > 0);
  return {
    title: tagName,
    description: summary.replaceAll('`', ''),
    main: html`<article class="element">
      <header class="lead">
        <h1>${tagName}</h1>
        <p>${prose(summary)}</p>
      </header>
      <nav class="on-page" aria-label="On this page">
        <ul>
          <li><a href="#sample">Live sample</a></li>
          <li><a href="#use">In your page</a></li>
          ${tables.map((table) => html`<li><a href="#${anchorOf(table)}">${table.title}</a></li>`)}
        </ul>
      </nav>
      ${rest.map((paragraph) => html`<p>${prose(paragraph)}</p>`)}
      ${liveSample({
        tagName,
        href: exampleHref(element) ?? '',
        page: addressOfElement(element),
        serverUrl,
        scriptUrl,
      })}
      ${usage(element, serverUrl)} ${tables.map(nameTable)}
    </article>`,
  };
}

function tablesOf(element: ElementDeclaration): NameTable[] {
  const { attributes = [], events = [], slots = [], cssParts = [], cssProperties = [] } = element;
  return [
    {
      kind: 'attribute',
      title: 'Attributes',
      typed: 'Type',
      hasDefault: true,
      names: attributes.map(withProperty),
    },
    { kind: 'event', title: 'Events', typed: 'Type of detail', names: events },
    { kind: 'slot', title: 'Slots', names: slots },
    { kind: 'part', title: 'Parts', names: cssParts },
    { kind: 'style', title: 'Custom properties', names: cssProperties },
  ];
}

/** Adds the property's name if it differs from the attribute's. */
function withProperty<A extends { name: string; fieldName?: string; description?: string }>(one: A): A {
  const { name, fieldName = name, description = '' } = one;
  return fieldName === name ? one : { ...one, description: `${description} Property \`${fieldName}\`.` };
}

/** The columns of a table of names, in addition to their description. */
interface NameTable {
  /** Begins each row's anchor: `attribute` → `#attribute-heading`. */
  readonly kind: string;
  readonly title: string;
  /** The heading of the types, if the names have any: “Type”, “Type of detail”. */
  readonly typed?: string;
  /** Whether the names have a value where nothing sets them. */
  readonly hasDefault?: boolean;
  readonly names: readonly Named[];
}

/** The anchor of a table’s heading. */
function anchorOf({ kind }: Pick<NameTable, 'kind'>): string {
  return `${kind}s`;
}

/**
 * A table under its heading, with an anchor for each name. Roles are written out, since the rows are laid out
 * as a grid.
 */
function nameTable(table: NameTable): Html {
  const { title, typed, hasDefault = false, names } = table;
  const id = anchorOf(table);
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}">${title}<a class="anchor" href="#${id}" aria-label="Link to ${title}">#</a></h2>
    <table class="fields" role="table" aria-labelledby="${id}">
      <thead role="rowgroup" class="hidden">
        <tr role="row">
          <th role="columnheader">Name</th>
          ${typed !== undefined && html`<th role="columnheader">${typed}</th>`}
          ${hasDefault && html`<th role="columnheader">Default</th>`}
          <th role="columnheader">Description</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${names.map((one) => row(one, table))}
      </tbody>
    </table>
  </section>`;
}

/** Returns the address of a name on its element's page. */
export function addressOfName(kind: string, name: string): string {
  return `#${kind}-${name || 'default'}`;
}

function row(one: Named, { kind, typed, hasDefault = false }: NameTable): Html {
  const { name, type, description = '' } = one;
  const address = addressOfName(kind, name);
  return html`<tr role="row" id="${address.slice(1)}">
    <th role="rowheader" scope="row">
      <a href="${address}">${name ? html`<code>${name}</code>` : 'without a name'}</a>
    </th>
    ${typed !== undefined && html`<td role="cell" class="type">${plainType(type?.text ?? '')}</td>`}
    ${hasDefault && html`<td role="cell" class="need">${defaultOf(one)}</td>`}
    <td role="cell" class="rule">${prose(description)}</td>
  </tr>`;
}

/** Without what every attribute may be, and without the event around a detail. */
function plainType(text: string): string {
  const [, detail = text] = /^CustomEvent<(.*)>$/s.exec(text) ?? [];
  return detail === 'void' ? 'no detail' : detail.replace(/ \| undefined$/, '').replaceAll("'", '"');
}

/** The value, where the manifest or the description has it. */
function defaultOf({ default: value, description = '' }: Named): Html | string {
  if (value !== undefined) return html`default <code>${value.replaceAll("'", '"')}</code>`;
  return /default|read only/.test(description) ? '' : 'not set';
}

/** Entries of the package that hold more than one element. */
const IN_MAIN = new Set(['trellis-session', 'trellis-create-plant']);
const SESSION = 'trellis-session';

/**
 * Renders how to embed an element: with a bundler, in React, and with a script tag, unless its live sample
 * shows that.
 * @param serverUrl the base URL of the files and the API, without a trailing slash
 */
function usage(element: ElementDeclaration, serverUrl: string): Html {
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
function exampleHref({ attributes = [] }: ElementDeclaration): string | undefined {
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
