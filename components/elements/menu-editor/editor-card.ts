import { type LitElement, nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { focusOn, html } from '../../session/base-element.ts';
import { skeletonLines } from '../../kit/loading/state-panel.ts';
import { tabs } from '../../kit/controls/tabs.ts';
import { tag } from '../../kit/controls/tag.ts';
import { msg } from '../../i18n/message.ts';
import { DoneToast, placeNews } from './done-toast.ts';
import { Draft, MerchantLocations } from './draft.ts';
import { LeaveGuard } from '../../kit/forms/leave-guard.ts';
import { UnsavedQuestion } from './unsaved-question.ts';
import { later } from './load-later.ts';
import { menuActions, type Tool } from './menu-actions.ts';
import type { ExportKind, MenuApi } from './menu-api.ts';
import { MenuOutline } from './outline/menu-outline.ts';
import { findSection, isUnpublished, type Menu } from './menu-records.ts';
import { statusTag } from './menu-words.ts';
import type { MenuTools } from './menu-tools.ts';
import type { MenuWork } from './menu-work.ts';
import { movePart } from './outline/moves.ts';
import { notLoaded } from './menus-table.ts';
import type { PartToOpen } from './parts/open-part.ts';
import type { PartCard } from './parts/part-card.ts';
import type { PictureTray } from './parts/picture-tray.ts';
import type { PublishBar } from './publish-bar.ts';
import type { VersionsCard } from './versions-card.ts';

type View = 'items' | 'groups' | 'versions';

/** One menu: its parts beside the one that is open, and what is done to the menu as a whole. */
export class EditorCard {
  may = { write: false, publish: false, locations: false };
  /** Leads back to the list; absent if the page has chosen the menu. */
  back: (() => void) | undefined;
  readonly draft: Draft;

  #host: LitElement;
  #api: MenuApi;
  #work: MenuWork;
  #outline: MenuOutline;
  #part: PartCard | undefined;
  #tools: MenuTools | undefined;
  #versions: VersionsCard | undefined;
  #view: View = 'items';
  #question: UnsavedQuestion;
  #locations: MerchantLocations;
  #toast: DoneToast;
  #bar: PublishBar | undefined;
  /** Pictures that wait for their items. */
  #tray: PictureTray | undefined;

  constructor(host: LitElement, api: MenuApi, work: MenuWork) {
    this.#host = host;
    this.#api = api;
    this.#work = work;
    this.draft = new Draft(host, api);
    this.#outline = new MenuOutline(host);
    this.#question = new UnsavedQuestion(host);
    this.#toast = new DoneToast(host, work);
    this.#locations = new MerchantLocations(host, api);
    // For as long as the host lives: it is one of its controllers.
    void new LeaveGuard(host, () => this.isDirty);
  }

  get isDirty(): boolean {
    return !!this.#part?.isDirty;
  }

  get isWrong(): boolean {
    return !!this.#part?.isWrong;
  }

  /** Opens a menu: one that is at hand, or by its id. */
  async open(id: string, menu?: Menu): Promise<void> {
    this.close();
    if (menu) this.draft.take(menu);
    else await this.draft.load(id);
    const { merchant } = this.draft.menu ?? {};
    if (!merchant || !this.may.write) return;
    void later.load();
    if (this.may.locations) void this.#locations.load(merchant);
  }

  close(): void {
    this.draft.reset();
    this.#outline.reset();
    this.#become(undefined);
    this.#tray?.remove();
    this.#tools = this.#versions = undefined;
    this.#view = 'items';
    this.#work.invalidate();
  }

  render(isHeadingHidden: boolean): TemplateResult {
    const menu = this.draft.shown;
    if (!menu) return html``;
    return html`${this.#renderHead(menu, isHeadingHidden)} ${placeNews(this.#work, 'menu')}
    ${this.#tools?.render()}
    ${tabs(
      {
        label: msg('Parts of the menu'),
        tabs: [
          { id: 'items', label: msg('Items') },
          { id: 'groups', label: msg('Modifier groups') },
          { id: 'versions', label: msg('Versions') },
        ],
        chosen: this.#view,
        content: this.#renderView(menu),
      },
      (view) => this.#leave(() => void this.#show(view as View)),
    )}
    ${this.#question.render(async () => !!(await this.#part?.save()))} ${this.#toast.render()}
    ${this.may.publish && this.#view !== 'versions' ? this.#renderBar(menu) : nothing}`;
  }

  /** Review and publishing; what is typed and not saved is asked about first. */
  #renderBar(menu: Menu): unknown {
    const loaded = later.for(this.#host);
    if (!loaded) return nothing;
    const bar = (this.#bar ??= new loaded.PublishBar(this.#host, this.#shared()));
    return bar.render(
      menu,
      () => this.#leave(() => void this.#show('versions')),
      () =>
        this.#leave(() => {
          if (this.isDirty) this.#become(undefined);
          void bar.publish(this.draft.menu ?? menu);
        }),
    );
  }

  #renderHead(menu: Menu, isHeadingHidden: boolean): TemplateResult {
    const { back } = this;
    return html`<div class="head">
      <div class="title">
        ${
          back
            ? button({
                label: msg('All menus'),
                isSlim: true,
                action: 'back',
                press: () => this.#leave(back),
              })
            : nothing
        }
        ${
          isHeadingHidden
            ? nothing
            : html`<h2 part="heading" id="heading" tabindex="-1"><bdi>${menu.name}</bdi></h2>`
        }
        <span class="tags"
          >${tag(...statusTag(menu))}${
            menu.status === 'published' && isUnpublished(menu)
              ? tag('warning', msg('Unpublished changes'))
              : nothing
          }</span
        >
      </div>
      ${this.#renderActions(menu)}
      <slot name="actions"></slot>
    </div>`;
  }

  #renderActions(menu: Menu): TemplateResult {
    return menuActions(menu, {
      may: this.may,
      open: (tool) => this.#leave(() => void this.#openTool(tool)),
      export: (kind) => void this.#export(kind),
    });
  }

  #renderView(menu: Menu): TemplateResult {
    if (this.#view === 'versions') return this.#versions?.render(menu, this.may.publish) ?? skeletonLines(4);
    return this.#view === 'groups' ? this.#renderGroups(menu) : this.#renderItems(menu);
  }

  #renderItems(menu: Menu): TemplateResult {
    const list = this.#outline.render(menu, {
      chosen: this.#part?.id,
      canWrite: this.may.write,
      choose: (id) =>
        this.#leave(() => void this.#openPart({ kind: findSection(menu, id) ? 'section' : 'item', id })),
      addItem: (section) => this.#leave(() => void this.#openPart({ kind: 'item', section })),
      addSection: () => this.#leave(() => void this.#openPart({ kind: 'section' })),
      move: (id, to) => movePart(this.draft, this.#work, id, to),
    });
    return this.#split(menu, list, msg('Choose an item or a section to see it here.'));
  }

  #renderGroups(menu: Menu): TemplateResult {
    const list = later.for(this.#host)?.groupsList({
      menu,
      chosen: this.#part?.id,
      canWrite: this.may.write,
      choose: (id) => this.#leave(() => void this.#openPart({ kind: 'group', id })),
      add: () => this.#leave(() => void this.#openPart({ kind: 'group' })),
    });
    return this.#split(menu, list ?? skeletonLines(4), msg('Choose a group to see it here.'));
  }

  /** A list, and beside it what is open: an empty menu leaves it all the room. */
  #split(menu: Menu, list: TemplateResult, hint: string): TemplateResult {
    const part = this.#part;
    const isEmpty = this.#view === 'groups' ? menu.groups.length === 0 : menu.sections.length === 0;
    return html`<div class="split ${part ? 'open' : isEmpty ? 'empty' : ''}">
      <div class="list">${list}</div>
      <div class="detail">
        ${part?.render(menu, this.may.write) ?? html`<p class="muted hint">${hint}</p>`}
      </div>
    </div>`;
  }

  /** Goes on at once, or asks first. */
  #leave(next: () => void): void {
    if (this.#work.busy) return;
    if (!this.isDirty) return next();
    this.#question.ask(next);
  }

  async #show(view: View): Promise<void> {
    this.#view = view;
    this.#become(undefined);
    this.#versions = undefined;
    this.#work.invalidate();
    this.#host.requestUpdate();
    if (view === 'items') return;
    const loaded = await later.load();
    if (!loaded) return this.#work.fail(notLoaded('menu', () => this.#show(view)));
    if (this.#view === 'versions') this.#versions = new loaded.VersionsCard(this.#host, this.#shared());
    this.#host.requestUpdate();
  }

  #shared() {
    const close = (): void => {
      this.#tools = undefined;
      void focusOn(this.#host, '[popovertarget=actions]');
    };
    return { api: this.#api, work: this.#work, draft: this.draft, close };
  }

  /** Opens another part, or none; the one before gives back what it holds. */
  #become(part: PartCard | undefined): void {
    this.#part?.close();
    this.#part = part;
  }

  async #openTool(tool: Tool): Promise<void> {
    const loaded = await later.load();
    if (!loaded) return this.#work.fail(notLoaded('menu', () => this.#openTool(tool)));
    this.#work.invalidate();
    this.#become(undefined);
    this.#tools = new loaded.MenuTools(this.#host, this.#shared(), tool);
    const focus = { rename: '#name', import: '#file', archive: '[data-action=archive]' }[tool];
    await focusOn(this.#host, focus);
  }

  async #export(kind: ExportKind): Promise<void> {
    const loaded = await later.load();
    const { menu } = this.draft;
    if (!loaded) return this.#work.fail(notLoaded('menu', () => this.#export(kind)));
    if (menu) await loaded.exportMenu(this.#api, this.#work, menu, kind);
  }

  async #openPart(of: PartToOpen): Promise<void> {
    const loaded = await later.load();
    if (!loaded) return this.#work.fail(notLoaded('menu', () => this.#openPart(of)));
    this.#work.invalidate();
    this.#tools = undefined;
    this.#tray ??= new loaded.PictureTray(this.#host);
    this.#become(this.#partOf(of, loaded.PartCard, this.#tray));
    await focusOn(this.#host, of.id ? '#part-title' : '#name');
  }

  #partOf(of: PartToOpen, Card: typeof PartCard, tray: PictureTray): PartCard {
    const { kind } = of;
    const hooks = {
      saved: (id: string) => {
        this.#become(this.#partOf({ kind, id }, Card, tray));
        this.#outline.reveal(id);
      },
      closed: (isRemoved = false) => this.#closePart(isRemoved),
      step: (id: string, step: 1 | -1) => this.#outline.step(id, step),
      addItem: (section: string) => void this.#openPart({ kind: 'item', section }),
    };
    const shared = { ...this.#shared(), locations: this.#locations, tray };
    return new Card(this.#host, { ...shared, hooks }, of);
  }

  /** Back to the line that opened it. */
  #closePart(isRemoved: boolean): void {
    const close = (): void => {
      const { id } = this.#part ?? {};
      this.#become(undefined);
      this.#work.invalidate();
      void focusOn(
        this.#host,
        isRemoved || !id
          ? `[data-action=add-${this.#view === 'groups' ? 'group' : 'section'}]`
          : `[data-action=open-${id}]`,
      );
    };
    if (isRemoved) close();
    else this.#leave(close);
  }
}
