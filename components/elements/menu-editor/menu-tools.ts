import type { LitElement, TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { saveFile } from '../../records/csv-download.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { Draft } from './draft.ts';
import { ImportPanel } from './import-panel.ts';
import type { Tool } from './menu-actions.ts';
import type { ExportKind, MenuApi } from './menu-api.ts';
import type { Menu } from './menu-records.ts';
import type { MenuWork } from './menu-work.ts';
import { NameForm } from './name-form.ts';

// Loaded with the tools.
export { groupsList } from './groups-list.ts';
export { busyText } from './late-words.ts';
export { NameForm } from './name-form.ts';
export { PublishBar } from './publish-bar.ts';
export { PartCard } from './parts/part-card.ts';
export { PictureTray } from './parts/picture-tray.ts';
export { VersionsCard } from './versions-card.ts';

/** A panel over a menu: another name for it, a file for it, or whether customers no longer see it. */
export class MenuTools {
  readonly tool: Tool;

  #api: MenuApi;
  #work: MenuWork;
  #draft: Draft;
  #close: () => void;
  #name: NameForm;
  #import: ImportPanel;

  constructor(
    host: LitElement,
    of: { api: MenuApi; work: MenuWork; draft: Draft; close: () => void },
    tool: Tool,
  ) {
    this.tool = tool;
    this.#api = of.api;
    this.#work = of.work;
    this.#draft = of.draft;
    this.#close = of.close;
    this.#name = new NameForm(host, of.draft.menu?.name);
    this.#import = new ImportPanel(host, of);
  }

  render(): TemplateResult {
    if (this.tool === 'import') return this.#import.render();
    const { busyText } = this.#work;
    if (this.tool === 'rename') {
      return this.#name.render({
        title: msg('Rename the menu'),
        submit: msg('Rename'),
        busyText,
        onSubmit: () => void this.#rename(),
        onCancel: this.#close,
      });
    }
    return html`<div class="panel" role="group" aria-labelledby="archive-title">
      <p id="archive-title"><b>${msg('Archive this menu?')}</b></p>
      <p class="muted small">
        ${msg('Customers no longer see it and can’t order from it. Publish it again to bring it back.')}
      </p>
      <div class="row">
        ${button({
          label: msg('Archive'),
          kind: 'risky',
          action: 'archive',
          isBusy: !!busyText,
          press: () => void this.#archive(),
        })}
        ${button({ label: msg('Keep'), isDisabled: !!busyText, press: this.#close })}
      </div>
    </div>`;
  }

  async #rename(): Promise<void> {
    const name = this.#work.busy ? undefined : this.#name.read();
    if (!name) return;
    await this.#work.run({
      place: 'menu',
      action: 'rename-menu',
      scope: 'menus:write',
      send: () =>
        this.#draft.save({ change: () => ({ name }), fits: (before, now) => before.name === now.name }),
      refused: (error) => this.#name.state.refuse(error),
      done: () => {
        this.#close();
        return msg('Renamed in the draft.');
      },
    });
  }

  async #archive(): Promise<void> {
    const { menu } = this.#draft;
    if (!menu) return;
    await this.#work.run({
      place: 'menu',
      action: 'archive-menu',
      about: { id: menu.id },
      scope: 'menus:publish',
      send: () => this.#api.archive(menu.id),
      done: (summary) => {
        this.#draft.take({ ...menu, ...summary });
        this.#close();
        return msg('The menu is archived.');
      },
    });
  }
}

/** Reads an export with the session's credential, and has the browser save it. */
export async function exportMenu(api: MenuApi, work: MenuWork, menu: Menu, kind: ExportKind): Promise<void> {
  await work.run({
    place: 'menu',
    action: 'export',
    isReading: true,
    about: { id: menu.id },
    scope: 'menus:read',
    send: () => api.exported(menu.id, kind),
    done: (file) => {
      saveFile(file);
      return undefined;
    },
  });
}
