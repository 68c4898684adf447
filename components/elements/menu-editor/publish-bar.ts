import { type LitElement, nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { underway } from '../../kit/loading/work.ts';
import { counted } from '../../i18n/format.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { TrellisError } from '../../session/trellis-error.ts';
import type { Draft } from './draft.ts';
import type { MenuApi } from './menu-api.ts';
import { isUnpublished, type Menu, type MenuComparison, type MenuSummary } from './menu-records.ts';
import type { MenuWork } from './menu-work.ts';

/** The parts of the editor that publishing needs. */
export interface Publishing {
  api: MenuApi;
  work: MenuWork;
  draft: Draft;
}

/** Publishes the draft as it was read. @param taken called with what is published now */
export const publishMenu = (
  { api, work, draft }: Publishing,
  menu: Menu,
  refused: (error: TrellisError) => boolean,
  taken: () => void = () => {},
): Promise<void> =>
  work.run({
    place: 'menu',
    action: 'publish',
    about: { id: menu.id },
    scope: 'menus:publish',
    send: () => api.publish(menu),
    refused,
    done: (summary: MenuSummary) => {
      draft.take({ ...(draft.menu ?? menu), ...summary });
      taken();
      return msg(str`Version ${summary.published_version ?? 0} is published.`);
    },
  });

/** The bar that counts unpublished changes and leads to them and to publishing, shown while there are any. */
export class PublishBar {
  #host: LitElement;
  #of: Publishing;
  /** The draft whose changes are counted. */
  #counted = '';
  #count: number | undefined;

  constructor(host: LitElement, of: Publishing) {
    this.#host = host;
    this.#of = of;
  }

  render(menu: Menu, review: () => void, publish: () => void): TemplateResult | typeof nothing {
    if (!isUnpublished(menu)) return nothing;
    this.#countChanges(menu);
    const { work } = this.#of;
    const isBusy = work.busy === 'publish';
    return html`<div class="publish-bar" role="group" aria-label=${msg('Unpublished changes')}>
      <b role="status">${this.#text(menu)}</b>
      ${underway(isBusy ? work.busyText : '')}
      ${button({ label: msg('See changes'), action: 'review', press: review })}
      ${button({ label: msg('Publish'), kind: 'primary', action: 'publish-now', isBusy, press: publish })}
    </div>`;
  }

  /** A draft that somebody else has changed is read again before it is published. */
  publish = (menu: Menu): Promise<void> =>
    publishMenu(this.#of, menu, () => {
      void this.#of.draft.load(menu.id);
      return false;
    });

  #text({ published_version: published }: Menu): string {
    if (published === null) return msg('Not published yet');
    const count = this.#count;
    if (!count) return msg('Unpublished changes');
    return count === 1 ? msg('1 unpublished change') : msg(str`${counted(count)} unpublished changes`);
  }

  /** Counts the changes. A failure is ignored: without the number, the bar says only that there are some. */
  #countChanges({ id, version, published_version: published }: Menu): void {
    const key = `${id}:${version}:${published}`;
    if (published === null || key === this.#counted) return;
    this.#counted = key;
    const take = ({ differences }: MenuComparison): void => {
      if (key !== this.#counted) return;
      this.#count = differences.length;
      this.#host.requestUpdate();
    };
    this.#of.api.compare(id, 'draft').then(take, () => {});
  }
}
