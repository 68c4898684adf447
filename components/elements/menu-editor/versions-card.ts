import { type LitElement, nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { focusOn, html } from '../../session/base-element.ts';
import { failureNotice } from '../../kit/loading/work.ts';
import { skeletonLines } from '../../kit/loading/state-panel.ts';
import { tag } from '../../kit/controls/tag.ts';
import { msg, str } from '../../i18n/message.ts';
import { NOT_FOUND, STALE, type TrellisError } from '../../session/trellis-error.ts';
import { differenceList } from './differences.ts';
import type { Draft } from './draft.ts';
import type { MenuApi } from './menu-api.ts';
import { isUnpublished, type Menu, type MenuComparison, type MenuVersion } from './menu-records.ts';
import type { MenuWork } from './menu-work.ts';
import { publishMenu } from './publish-bar.ts';
import { itemsText, momentText } from './menu-words.ts';

/** The comparison: the draft, or a version with its predecessor or with the published one. */
interface Compared {
  comparison: MenuComparison | undefined;
  error: TrellisError | undefined;
  showAll: boolean;
}

/**
 * The changes of the draft and their publication; every published version, with its changes and a way back to
 * it.
 */
export class VersionsCard {
  #host: LitElement;
  #api: MenuApi;
  #work: MenuWork;
  #draft: Draft;
  #versions: readonly MenuVersion[] | undefined;
  #next = '';
  #error: TrellisError | undefined;
  #compared = new Map<string, Compared>();
  /** The version that is opened, and whether the question is to roll back to it. */
  #opened: { version: number; isQuestion: boolean } | undefined;

  constructor(host: LitElement, { api, work, draft }: { api: MenuApi; work: MenuWork; draft: Draft }) {
    this.#host = host;
    this.#api = api;
    this.#work = work;
    this.#draft = draft;
    void this.#load();
  }

  render(menu: Menu, mayPublish: boolean): TemplateResult {
    return html`<div class="stack">
      ${this.#renderDraft(menu, mayPublish)}
      <h3>${msg('Published versions')}</h3>
      ${this.#error ? failureNotice(this.#work, this.#error, () => this.#load()) : nothing}
      ${this.#renderVersions(menu, mayPublish)}
    </div>`;
  }

  #renderDraft(menu: Menu, mayPublish: boolean): TemplateResult {
    const { published_version: published } = menu;
    const isChanged = isUnpublished(menu);
    const isArchived = menu.status === 'archived';
    const title =
      published === null
        ? msg('Not published yet')
        : isChanged
          ? msg('What changed since customers’ version')
          : msg('Customers see this menu as it is');
    return html`<section class="panel" aria-labelledby="draft-title">
      <h3 id="draft-title" tabindex="-1">${title}</h3>
      ${published !== null && isChanged ? this.#renderCompared(`draft`, menu) : nothing}
      ${
        published === null
          ? html`<p class="muted small">${msg('Customers don’t see it.')} · ${itemsText(countOf(menu))}</p>`
          : nothing
      }
      ${
        mayPublish && (isChanged || isArchived)
          ? html`<div class="row">
              ${button({
                label: msg('Publish'),
                kind: 'primary',
                action: 'publish',
                isBusy: !!this.#work.busy,
                press: () => void this.#publish(menu),
              })}
              <span class="muted small">${msg('Customers see it at once.')}</span>
            </div>`
          : nothing
      }
    </section>`;
  }

  #renderVersions(menu: Menu, mayPublish: boolean): TemplateResult {
    const versions = this.#versions;
    if (!versions) return this.#error ? html`` : skeletonLines(3);
    if (versions.length === 0) return html`<p class="muted">${msg('None yet.')}</p>`;
    return html`<ul class="versions">
        ${versions.map((version) => this.#renderVersion(version, menu, mayPublish))}
      </ul>
      ${
        this.#next
          ? html`<div class="row">
              ${button({ label: msg('Show more'), isSlim: true, press: () => this.#load(this.#next) })}
            </div>`
          : nothing
      }`;
  }

  #renderVersion(version: MenuVersion, menu: Menu, mayPublish: boolean): TemplateResult {
    const { version: number, published_at, item_count } = version;
    const opened = this.#opened?.version === number ? this.#opened : undefined;
    const isCurrent = number === menu.published_version && menu.status === 'published';
    return html`<li>
      <div class="head">
        <p>
          <b>${msg(str`Version ${number}`)}</b>
          ${isCurrent ? tag('done', msg('Customers see this')) : nothing}
          <span class="muted small">${momentText(published_at)} · ${itemsText(item_count)}</span>
        </p>
        ${button({
          label: msg('What changed'),
          isSlim: true,
          isExpanded: !!opened && !opened.isQuestion,
          press: () => this.#open(number, false),
        })}
        ${
          mayPublish && !isCurrent
            ? button({
                label: msg('Roll back to this'),
                isSlim: true,
                action: `roll-back-${number}`,
                isExpanded: !!opened?.isQuestion,
                press: () => this.#open(number, true),
              })
            : nothing
        }
      </div>
      ${opened ? this.#renderOpened(opened, menu) : nothing}
    </li>`;
  }

  #renderOpened(
    { version, isQuestion }: { version: number; isQuestion: boolean },
    menu: Menu,
  ): TemplateResult {
    if (!isQuestion) return this.#renderCompared(`${version}`, menu);
    return html`<div class="panel">
      <p><b>${msg(str`Show version ${version} to customers again?`)}</b></p>
      ${this.#renderCompared(`${version}:published`, menu)}
      <p class="muted small">${msg('The draft stays as it is.')}</p>
      <div class="row">
        ${button({
          label: msg('Roll back'),
          kind: 'primary',
          action: 'confirm-roll-back',
          isBusy: !!this.#work.busy,
          press: () => void this.#rollBack(version, menu),
        })}
        ${button({ label: msg('Cancel'), press: () => this.#open(version, true) })}
      </div>
    </div>`;
  }

  #renderCompared(key: string, menu: Menu): TemplateResult {
    const { comparison, error, showAll } = this.#compared.get(key) ?? {};
    if (error) return html`${failureNotice(this.#work, error, () => this.#compare(key))}`;
    if (!comparison) return skeletonLines(3);
    if (comparison.compared_to === null) return html`<p class="muted">${msg('The first version.')}</p>`;
    if (comparison.differences.length === 0) return html`<p class="muted">${msg('No changes.')}</p>`;
    return differenceList({
      differences: comparison.differences,
      menu,
      showAll: !!showAll,
      onShowAll: () => this.#set(key, { comparison, error: undefined, showAll: true }),
    });
  }

  #open(version: number, isQuestion: boolean): void {
    const isOpen = this.#opened?.version === version && this.#opened.isQuestion === isQuestion;
    this.#opened = isOpen ? undefined : { version, isQuestion };
    if (!isOpen) void this.#compare(isQuestion ? `${version}:published` : `${version}`);
    this.#host.requestUpdate();
  }

  async #load(cursor = ''): Promise<void> {
    const { menu } = this.#draft;
    if (!menu) return;
    if (isUnpublished(menu) && menu.published_version !== null) void this.#compare('draft');
    try {
      const { data, next_cursor } = await this.#api.versions(menu.id, cursor);
      this.#versions = cursor ? [...(this.#versions ?? []), ...data] : data;
      this.#next = next_cursor ?? '';
      this.#error = undefined;
    } catch (error) {
      this.#error = error as TrellisError;
    }
    this.#host.requestUpdate();
  }

  /** @param key `draft`, a version's number, or that and `:published` */
  async #compare(key: string): Promise<void> {
    const { menu } = this.#draft;
    if (!menu) return;
    const [version = '', against] = key.split(':');
    this.#compared.delete(key);
    const of = version === 'draft' ? version : Number(version);
    try {
      const comparison = await this.#api.compare(menu.id, of, against);
      this.#set(key, { comparison, error: undefined, showAll: false });
    } catch (error) {
      this.#set(key, { comparison: undefined, error: error as TrellisError, showAll: false });
    }
  }

  #set(key: string, compared: Compared): void {
    this.#compared.set(key, compared);
    this.#host.requestUpdate();
  }

  async #publish(menu: Menu): Promise<void> {
    const of = { api: this.#api, work: this.#work, draft: this.#draft };
    await publishMenu(of, menu, this.#readAgain, () => this.#take({}));
    await focusOn(this.#host, '#draft-title');
  }

  async #rollBack(version: number, menu: Menu): Promise<void> {
    await this.#work.run({
      place: 'menu',
      action: 'roll-back',
      about: { id: menu.id },
      scope: 'menus:publish',
      send: () => this.#api.rollBack(menu.id, version),
      done: (summary) => {
        this.#opened = undefined;
        this.#take(summary);
        return {
          text: msg(str`Customers see version ${version} again.`),
          advice: msg('The draft stays as it is. Publish it once it is right.'),
        };
      },
    });
    await focusOn(this.#host, '#draft-title');
  }

  /** The draft's content is known: the answer has only what is said of it. */
  #take(summary: Partial<Menu>): void {
    const { menu } = this.#draft;
    if (menu) this.#draft.take({ ...menu, ...summary });
    this.#compared.clear();
    void this.#load();
  }

  /** Somebody else has changed the draft: what would be published is read and shown before that. */
  #readAgain = ({ code }: TrellisError): boolean => {
    const { menu } = this.#draft;
    if (menu && (code === STALE || code === NOT_FOUND)) {
      void this.#draft.load(menu.id).then(() => {
        this.#compared.clear();
        return this.#load();
      });
    }
    return false;
  };
}

const countOf = ({ sections }: Menu): number => sections.reduce((sum, { items }) => sum + items.length, 0);
