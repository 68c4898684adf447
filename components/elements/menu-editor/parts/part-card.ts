import { type LitElement, nothing, type TemplateResult } from 'lit';
import { button } from '../../../kit/controls/button.ts';
import { focusOn, html } from '../../../session/base-element.ts';
import { underway, type Outcome } from '../../../kit/loading/work.ts';
import { msg } from '../../../i18n/message.ts';
import { STALE, type TrellisError } from '../../../session/trellis-error.ts';
import { refusalText } from '../../../records/refusals.ts';
import { conflictView } from '../differences.ts';
import { placeNews } from '../done-toast.ts';
import type { Draft, MerchantLocations } from '../draft.ts';
import { groupBody } from './group-form.ts';
import { itemBody } from './item-form.ts';
import type { MenuApi } from '../menu-api.ts';
import type { Menu } from '../menu-records.ts';
import type { MenuAction, MenuWork } from '../menu-work.ts';
import { hasPart, idsOf, type OpenPart, openPart, type PartToOpen } from './open-part.ts';
import { deletionOf, deletionQuestion } from './part-deletion.ts';
import { iconButton } from './part-form.ts';
import type { PictureTray } from './picture-tray.ts';
import { sectionBody } from './section-form.ts';
import { setAvailability } from './availability-form.ts';

/** The callbacks for when a part is opened, saved or closed. */
interface PartHooks {
  /** It is saved: a new one has its id now. */
  saved: (id: string) => void;
  /** It is closed. @param removed it is no longer there */
  closed: (removed?: boolean) => void;
  step: (id: string, step: 1 | -1) => void;
  addItem: (section: string) => void;
}

/** The context that a part shares with its menu. */
interface PartShared {
  api: MenuApi;
  work: MenuWork;
  draft: Draft;
  locations: MerchantLocations;
  tray: PictureTray;
  hooks: PartHooks;
}

/** One part of a menu in its form: an item, a section or a modifier group. */
export class PartCard {
  readonly part: OpenPart;

  #host: LitElement;
  #api: MenuApi;
  #work: MenuWork;
  #draft: Draft;
  #locations: MerchantLocations;
  #hooks: PartHooks;

  constructor(host: LitElement, { api, work, draft, locations, tray, hooks }: PartShared, of: PartToOpen) {
    this.#host = host;
    this.#api = api;
    this.#work = work;
    this.#draft = draft;
    this.#locations = locations;
    this.#hooks = hooks;
    this.part = openPart(host, draft.menu as Menu, { api, work, tray }, of);
  }

  get id(): string | undefined {
    return this.part.form.id;
  }

  get isDirty(): boolean {
    const { part } = this;
    return part.form.isDirty || (part.kind === 'item' && part.image.isOpen);
  }

  get isWrong(): boolean {
    const { form } = this.part;
    return !!form.state.wrong || form.isGone || form.conflicts.length > 0;
  }

  /** Gives back what it holds. */
  close(): void {
    if (this.part.kind === 'item') this.part.image.close();
  }

  render(menu: Menu, canWrite: boolean): TemplateResult {
    const { part } = this;
    const { form, kind } = part;
    const busyText = this.#work.busyAt === 'part' ? this.#work.busyText : '';
    const isReadonly = !canWrite || !!busyText;
    const title = this.#title();
    return html`<form
      class="part"
      part="form"
      novalidate
      aria-label=${title}
      aria-busy=${!!busyText}
      @submit=${(event: Event) => {
        event.preventDefault();
        void this.save();
      }}
    >
      <div class="head">
        <h3 id="part-title" tabindex="-1"><bdi>${title}</bdi></h3>
        ${this.#renderSteps(canWrite)}
      </div>
      ${placeNews(this.#work, 'part')} ${this.#renderConflict(menu)}
      ${part.question && form.id !== undefined ? this.#renderQuestion(menu, form.id, busyText) : nothing}
      ${
        kind === 'item'
          ? html`${canWrite ? this.#renderAvailability(menu, !!busyText) : nothing}
            ${itemBody(part.form, menu, isReadonly, part.image.render(isReadonly))}`
          : kind === 'section'
            ? sectionBody(part.form, isReadonly)
            : groupBody(part.form, menu.currency, isReadonly)
      }
      ${canWrite ? this.#renderButtons(busyText) : nothing}
    </form>`;
  }

  #renderAvailability(menu: Menu, isBusy: boolean): TemplateResult | undefined {
    const form = this.part.kind === 'item' ? this.part.availability : undefined;
    const shared = { api: this.#api, work: this.#work, draft: this.#draft };
    const locations = this.#locations.list;
    return form?.render({ menu, locations, isBusy, onSet: () => void setAvailability(form, shared) });
  }

  /** @returns whether it is saved */
  save = async (): Promise<boolean> => {
    const { form, kind } = this.part;
    const edit = this.#work.busy ? undefined : form.edit();
    if (!edit) return false;
    const isNew = form.id === undefined;
    const before = new Set(idsOf(this.#draft.menu as Menu, kind));
    let isSaved = false;
    await this.#work.run({
      place: 'part',
      action: `save-${kind}` satisfies MenuAction,
      ...(form.id !== undefined && { about: { id: form.id } }),
      scope: 'menus:write',
      send: () => this.#draft.save(edit),
      refused: this.#refused,
      done: (menu) => {
        isSaved = true;
        const id = form.id ?? idsOf(menu, kind).find((one) => !before.has(one)) ?? '';
        this.#hooks.saved(id);
        return this.#savedText(isNew, kind === 'section' ? id : undefined);
      },
    });
    if (!isSaved) form.state.focusWrong();
    return isSaved;
  };

  #title(): string {
    const { kind, form } = this.part;
    if (form.id !== undefined) return form.values.name || '–';
    return { item: msg('New item'), section: msg('New section'), group: msg('New modifier group') }[kind];
  }

  /** @param section that is new and has no items yet */
  #savedText(isNew: boolean, section: string | undefined): Outcome {
    const { kind } = this.part;
    const next = isNew &&
      section !== undefined && { label: msg('Add item'), run: () => this.#hooks.addItem(section) };
    const text = isNew
      ? {
          item: msg('The item was added.'),
          section: msg('The section was added.'),
          group: msg('The group was added.'),
        }[kind]
      : msg('Saved in the draft.');
    return this.#draft.isMerged
      ? { text, advice: msg('Someone else changed other parts of the menu meanwhile. You see both now.') }
      : { text, ...(next && { next }) };
  }

  #renderSteps(canWrite: boolean): TemplateResult | typeof nothing {
    const { id } = this;
    if (!canWrite || id === undefined || this.part.kind === 'group') return nothing;
    const isBusy = !!this.#work.busy;
    const step = (by: 1 | -1) => () => this.#hooks.step(id, by);
    return html`<span class="icons"
      >${iconButton('up', msg('Move up'), step(-1), isBusy)}
      ${iconButton('down', msg('Move down'), step(1), isBusy)}</span
    >`;
  }

  #renderButtons(busyText: string): TemplateResult {
    const { form, kind, question } = this.part;
    const words = { item: msg('Delete item'), section: msg('Delete section'), group: msg('Delete group') };
    return html`<div class="row buttons">
      <button part="button submit" class="primary" aria-disabled=${!!busyText}>
        ${form.id === undefined ? msg('Add') : msg('Save')}
      </button>
      ${button({
        label: msg('Close'),
        action: 'close-part',
        isDisabled: !!busyText,
        press: () => this.#hooks.closed(),
      })}
      ${
        form.id === undefined || question
          ? nothing
          : button({
              label: words[kind],
              kind: 'risky',
              action: 'delete-part',
              isDisabled: !!busyText,
              press: () => {
                this.part.question = true;
                void focusOn(this.#host, '#question .risky');
              },
            })
      }
      ${form.isDirty ? html`<span class="muted small">${msg('Not saved yet')}</span>` : nothing}
      ${underway(busyText)}
    </div>`;
  }

  #renderQuestion(menu: Menu, id: string, busyText: string): TemplateResult {
    return deletionQuestion({
      menu,
      id,
      kind: this.part.kind,
      isBusy: !!busyText,
      remove: () => void this.#remove(id),
      cancel: () => {
        this.part.question = false;
        void focusOn(this.#host, '[data-action=delete-part]');
      },
    });
  }

  #renderConflict(menu: Menu): TemplateResult | typeof nothing {
    const { form, given } = this.part;
    if (!form.isGone && form.conflicts.length === 0) return nothing;
    return conflictView({
      conflicts: form.conflicts,
      isGone: form.isGone,
      given,
      menu,
      choose: (field, isMine) => {
        if (isMine) given.delete(field);
        else given.add(field);
        this.#host.requestUpdate();
      },
      save: () => {
        form.settle(menu, given);
        given.clear();
        if (form.isDirty) void this.save();
        else this.#hooks.saved(form.id ?? '');
      },
      discard: () => this.#hooks.closed(form.isGone),
    });
  }

  #refused = (error: TrellisError): boolean => {
    const { form } = this.part;
    const { code } = error;
    const { type, param } = error.detail;
    if (code === STALE && this.#draft.menu && form.confront(this.#draft.menu)) {
      void focusOn(this.#host, '#conflict');
      return true;
    }
    return type === 'input' && form.refuse(param, refusalText(error));
  };

  async #remove(id: string): Promise<void> {
    const { kind } = this.part;
    await this.#work.run({
      place: 'part',
      action: `delete-${kind}` satisfies MenuAction,
      about: { id },
      scope: 'menus:write',
      send: () => this.#draft.save(deletionOf(kind, id)),
      refused: ({ code }) => {
        // Somebody else has removed it: that is what was asked for.
        const isGone = code === STALE && !hasPart(this.#draft.menu as Menu, kind, id);
        if (isGone) this.#hooks.closed(true);
        return isGone;
      },
      done: () => {
        this.#hooks.closed(true);
        return undefined;
      },
    });
  }
}
