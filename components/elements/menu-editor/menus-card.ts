import { type LitElement, nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import type { Sorting } from '../../kit/tables/data-table.ts';
import { focusOn, html, emit } from '../../session/base-element.ts';
import { outcome } from '../../kit/loading/work.ts';
import { selectField } from '../../kit/forms/select-field.ts';
import { statePanel } from '../../kit/loading/state-panel.ts';
import { msg } from '../../i18n/message.ts';
import type { TrellisError } from '../../session/trellis-error.ts';
import { later } from './load-later.ts';
import type { MenuApi } from './menu-api.ts';
import type { Menu, MenuSummary } from './menu-records.ts';
import type { MenuWork } from './menu-work.ts';
import { menusTable, notLoaded } from './menus-table.ts';
import type { NameForm } from './name-form.ts';

const STATUSES = ['', 'published', 'draft', 'archived'] as const;
type Status = (typeof STATUSES)[number];

/** The list of a merchant's menus. */
export class MenusCard {
  loaded = false;
  error: TrellisError | undefined;
  mayWrite = false;
  pageSize = 50;

  #host: LitElement;
  #api: MenuApi;
  #work: MenuWork;
  #open: (id: string, menu?: Menu) => void;
  #all: readonly MenuSummary[] = [];
  #next = '';
  #status: Status = '';
  #sorting: Sorting = { column: 'updated', isDescending: true };
  #form: NameForm | undefined;
  #round = 0;

  constructor(host: LitElement, api: MenuApi, work: MenuWork, open: (id: string, menu?: Menu) => void) {
    this.#host = host;
    this.#api = api;
    this.#work = work;
    this.#open = open;
  }

  /** There are no menus, whatever the filter. */
  get isEmpty(): boolean {
    return this.loaded && this.#all.length === 0 && !this.#status;
  }

  get isWrong(): boolean {
    return !!this.#form?.state.wrong;
  }

  load = async (cursor = ''): Promise<void> => {
    const round = ++this.#round;
    try {
      const { data, next_cursor } = await this.#api.menus(this.#status, this.pageSize, cursor);
      if (round !== this.#round) return;
      this.#all = cursor ? [...this.#all, ...data] : data;
      this.#next = next_cursor ?? '';
      this.error = undefined;
      this.loaded = true;
    } catch (error) {
      if (round !== this.#round) return;
      this.error = error as TrellisError;
    }
    this.#host.requestUpdate();
  };

  reset(): void {
    this.#round++;
    this.#all = [];
    this.#form = this.error = undefined;
    this.loaded = false;
  }

  render(): TemplateResult {
    return html`${outcome(this.#work, 'menus')} ${this.#renderForm()}
    ${this.isEmpty ? nothing : this.#renderFilter()}
    ${this.isEmpty ? this.#renderEmpty() : this.#renderTable()}
    ${
      this.mayWrite && !this.#form && !this.isEmpty
        ? html`<div class="row">${this.#addButton()}<slot name="actions"></slot></div>`
        : nothing
    }`;
  }

  #addButton(): TemplateResult {
    return button({
      label: msg('Add menu'),
      action: 'add-menu',
      kind: 'primary',
      isBusy: !!this.#work.busy,
      press: () => void this.#add(),
    });
  }

  #renderEmpty(): TemplateResult | typeof nothing {
    if (this.#form) return nothing;
    return html`<slot name="empty"
      >${statePanel({
        kind: 'empty',
        title: msg('No menus yet.'),
        advice: this.mayWrite
          ? msg('Add one, then fill it by hand or from a file. Customers see it once you publish it.')
          : msg('Nobody has added one yet.'),
        ...(this.mayWrite && { action: this.#addButton() }),
      })}</slot
    >`;
  }

  #renderFilter(): TemplateResult {
    const names: Record<Status, string> = {
      '': msg('All menus'),
      published: msg('Published'),
      draft: msg('Draft'),
      archived: msg('Archived'),
    };
    return html`<div class="filters">
      ${selectField(
        {
          name: 'status',
          label: msg('Status'),
          value: this.#status,
          options: STATUSES.map((one) => [one, names[one]]),
        },
        (status) => {
          this.#status = status as Status;
          emit(this.#host, 'trellis-filter-change', { status });
          void this.load();
        },
      )}
    </div>`;
  }

  #renderTable(): TemplateResult {
    return menusTable({
      menus: this.#all,
      sorting: this.#sorting,
      sort: (sorting) => {
        this.#sorting = sorting;
        this.#host.requestUpdate();
      },
      open: (id) => this.#open(id),
      more: this.#next ? () => void this.load(this.#next) : undefined,
    });
  }

  #renderForm(): TemplateResult | typeof nothing {
    return (
      this.#form?.render({
        title: msg('New menu'),
        submit: msg('Add menu'),
        busyText: this.#work.busyText,
        onSubmit: () => void this.#create(),
        onCancel: () => {
          this.#form = undefined;
          this.#work.invalidate();
          void focusOn(this.#host, '[data-action=add-menu]');
        },
      }) ?? nothing
    );
  }

  async #add(): Promise<void> {
    const parts = await later.load();
    if (!parts) return this.#work.fail(notLoaded('menus', () => this.#add()));
    this.#work.invalidate();
    this.#form = new parts.NameForm(this.#host);
    await focusOn(this.#host, '#name');
  }

  async #create(): Promise<void> {
    const form = this.#form;
    const name = form?.read();
    if (!form || !name) return;
    await this.#work.run({
      place: 'menus',
      action: 'create-menu',
      scope: 'menus:write',
      send: () => this.#api.create(name),
      refused: (error) => form.state.refuse(error),
      done: (menu) => {
        this.#form = undefined;
        this.#open(menu.id, menu);
        return undefined;
      },
    });
    form.state.focusWrong();
  }
}
