import { html } from '../../../core/text/html.ts';
import type { PageParts } from '../frame.ts';
import { prose } from '../prose.ts';
import { liveSample } from '../samples/live-sample.ts';
import { addressOfElement } from './elements.ts';
import type { ElementDeclaration } from './manifest.ts';
import { anchorOf, nameTable, type NameTable } from './name-table.ts';
import { exampleHref, usage } from './usage.ts';

/**
 * All that a partner’s page can do with an element: how it is put in, its attributes, events, slots, parts and custom properties.
 * @param options.serverUrl where the files and the API are, without a trailing slash
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
      ${liveSample({ tagName, href: exampleHref(element) ?? '', page: addressOfElement(element), serverUrl, scriptUrl })}
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

/** Says what the property is called where that isn’t the attribute’s name. */
function withProperty<A extends { name: string; fieldName?: string; description?: string }>(one: A): A {
  const { name, fieldName = name, description = '' } = one;
  return fieldName === name ? one : { ...one, description: `${description} Property \`${fieldName}\`.` };
}
