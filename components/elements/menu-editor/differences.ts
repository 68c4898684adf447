import { nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { tag, type Tone } from '../../kit/controls/tag.ts';
import { counted } from '../../i18n/counted.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { isSame } from './conflicts.ts';
import { fieldText, valueText } from './field-words.ts';
import type { Menu, MenuDifference } from './menu-records.ts';
import { itemsText } from './menu-words.ts';

/** A list of differences is cut after so many, until somebody asks for all. */
const FIRST = 50;

export interface Differences {
  differences: readonly MenuDifference[];
  /** For the names of what is referred to, and the currency. */
  menu: Menu;
  showAll: boolean;
  onShowAll: () => void;
}

/** What changed from one version to another, part by part, each field before and after. */
export function differenceList({ differences, menu, showAll, onShowAll }: Differences): TemplateResult {
  const shown = showAll ? differences : differences.slice(0, FIRST);
  return html`<ul class="differences">
      ${shown.map((one) => difference(one, menu))}
    </ul>
    ${
      shown.length === differences.length
        ? nothing
        : html`<div class="row">
            ${button({ label: msg(str`Show all ${counted(differences.length)} changes`), isSlim: true, press: onShowAll })}
          </div>`
    }`;
}

const difference = ({ part, name, change, fields }: MenuDifference, menu: Menu): TemplateResult =>
  html`<li>
    <p>
      ${tag(...changeTag(change))} <span class="muted">${partText(part)}</span>
      <bdi>${name}</bdi>
    </p>
    ${
      fields.length === 0
        ? nothing
        : html`<dl class="small">
            ${fields.map((field) => {
              const [before, after] = sides(field, menu);
              return html`<div>
                <dt class="muted">${fieldText(field.name)}</dt>
                <dd>
                  <del><span class="unseen">${msg('Before:')}</span> <bdi>${before}</bdi></del>
                  <ins><span class="unseen">${msg('Now:')}</span> <bdi>${after}</bdi></ins>
                </dd>
              </div>`;
            })}
          </dl>`
    }
  </li>`;

/** A sequence is described by how many items there are, or that it is another one. */
function sides({ name, before, after }: MenuDifference['fields'][number], menu: Menu): [string, string] {
  if (name === 'items' && Array.isArray(before) && Array.isArray(after)) {
    const isReordered = isSame((before as unknown[]).toSorted(), (after as unknown[]).toSorted());
    return isReordered
      ? [itemsText(before.length), msg('another order')]
      : [itemsText(before.length), itemsText(after.length)];
  }
  return [valueText(name, before, menu), valueText(name, after, menu)];
}

function changeTag(change: string): [Tone, string] {
  switch (change) {
    case 'added':
      return ['done', msg('Added')];
    case 'removed':
      return ['danger', msg('Removed')];
    case 'changed':
      return ['plain', msg('Changed')];
    default:
      return ['plain', change];
  }
}

const partText = (part: string): string =>
  ({ menu: msg('Menu'), section: msg('Section'), item: msg('Item'), group: msg('Modifier group') })[part] ??
  part;
