import { type LitElement, nothing, type TemplateResult } from 'lit';
import { counted } from '../../i18n/format.ts';
import { msg, str } from '../../i18n/message.ts';
import { Toast } from '../../kit/controls/overlays.ts';
import { button } from '../../kit/controls/button.ts';
import { outcome, underway } from '../../kit/loading/work.ts';
import type { SessionApi } from '../../kit/loading/session-api.ts';
import { focusOn, html } from '../../session/base-element.ts';
import { own, STALE, type TrellisError } from '../../session/trellis-error.ts';
import { clashView } from './clash-view.ts';
import { Draft } from './draft.ts';
import type { LocationsWork } from './locations-work.ts';
import { type Location, locationsPath, type Merchant } from './records.ts';
import { SECTIONS } from './sections/all-sections.ts';
import { PauseCard } from './sections/pause-section.ts';
import { SectionNav } from './section-nav.ts';
import type { Section, SectionPage } from './sections/section.ts';

export { NewLocation } from './new-location.ts';

interface EditorContext {
  api: SessionApi;
  work: LocationsWork;
  merchant: Merchant;
  locale: string;
  /** Returns today’s date at the location that is shown. */
  today: () => string;
  /** Called with each record that was saved, or read again. */
  taken: (location: Location) => void;
}

/** The form of a location, with the drafts of all that were opened: choosing another one loses nothing. */
export class LocationEditor {
  #host: LitElement;
  #page: SectionPage;
  #of: EditorContext;
  #drafts = new Map<string, Draft>();
  #nav: SectionNav;
  #toast: Toast;
  #pause: PauseCard;

  constructor(host: LitElement, of: EditorContext) {
    this.#host = host;
    this.#page = { host, opened: new Set(), today: of.today };
    this.#of = of;
    this.#nav = new SectionNav(host, SECTIONS[0]?.id ?? '');
    this.#toast = new Toast(host);
    this.#pause = new PauseCard({ ...of, taken: (location) => this.#take(location), update: this.#update });
  }

  /** Whether something was typed that isn't saved: at a location, or at any. */
  isDirty(id?: string): boolean {
    const drafts = [...this.#drafts].filter(([one]) => id === undefined || one === id);
    return drafts.some(([, { changed }]) => changed.length > 0);
  }

  /** Closes the open entries when another location is shown, because they belong to the one before. */
  turn(): void {
    this.#page.opened.clear();
  }

  say(text: string): void {
    this.#toast.show(text);
  }

  render(location: Location, mayWrite: boolean): TemplateResult {
    const draft = this.#draftOf(location);
    return html`<div class="lay">
        ${this.#nav.render(SECTIONS)}
        <div class="sections">
          ${SECTIONS.map(({ id, title, lead, paths, render }) => {
            const content = (): unknown =>
              paths.length > 0 ? render(draft, this.#page) : this.#pause.render(draft);
            return html`<section
              part="section"
              class="block"
              id="section-${id}"
              tabindex="-1"
              aria-labelledby="section-${id}-title"
            >
              <div>
                <h3 id="section-${id}-title">${title()}</h3>
                <p class="muted small">${lead()}</p>
              </div>
              ${mayWrite ? content() : this.#facts(draft, paths)}
            </section>`;
          })}
        </div>
      </div>
      ${this.#toast.render()} ${mayWrite ? this.#renderBottom(draft) : nothing}`;
  }

  #draftOf(location: Location): Draft {
    const known = this.#drafts.get(location.id);
    if (known) {
      // A list that was read again: without changes here, its records are shown.
      if (known.changed.length === 0 && location.version > known.location.version) known.take(location);
      return known;
    }
    const draft = new Draft(this.#host, location, this.#of.merchant);
    this.#drafts.set(location.id, draft);
    return draft;
  }

  /** Renders the saved values in words, for viewers. */
  #facts(draft: Draft, paths: Section['paths']): TemplateResult {
    if (paths.length === 0)
      return html`<div part="card" class="card"><p>${this.#pause.stateText(draft.location)}</p></div>`;
    return html`<div part="card" class="card">
      <dl class="facts">
        ${draft.factsAt(paths).map(
          ([label, text]) =>
            html`<dt>${label}</dt>
              <dd><bdi>${text}</bdi></dd>`,
        )}
      </dl>
    </div>`;
  }

  #renderBottom(draft: Draft): TemplateResult {
    const { work } = this.#of;
    const { changed, clashes } = draft;
    const isBusy = work.busy === 'save';
    return html`<div class="bottom">
      ${clashes.length > 0 ? clashView(draft, () => void this.save(draft)) : nothing} ${outcome(work, 'form')}
      ${
        changed.length > 0
          ? html`<div
              part="save-bar"
              class="save-bar"
              role="group"
              aria-label=${msg('Unsaved changes')}
              aria-busy=${isBusy}
            >
              <p role="status">
                <b>${this.#countText(draft)}</b>
                <span class="muted">${changed.map(({ label }) => label()).join(', ')}</span>
              </p>
              ${underway(isBusy ? work.busyText : '')}
              <span class="row">
                ${button({
                  label: msg('Discard'),
                  isDisabled: isBusy,
                  action: 'discard',
                  press: () => this.#discard(draft),
                })}
                ${button({
                  label: msg('Save'),
                  kind: 'primary',
                  isBusy,
                  action: 'save',
                  press: () => this.save(draft),
                })}
              </span>
            </div>`
          : nothing
      }
    </div>`;
  }

  #countText({ changed, problems }: Draft): string {
    const wrong = Object.keys(problems).length;
    if (wrong > 0)
      return wrong === 1 ? msg('1 field is wrong') : msg(str`${counted(wrong)} fields are wrong`);
    const count = changed.length;
    return count === 1 ? msg('1 unsaved change') : msg(str`${counted(count)} unsaved changes`);
  }

  #discard(draft: Draft): void {
    this.#of.work.invalidate();
    draft.discard();
    this.#page.opened.clear();
    void focusOn(this.#host, '[data-record]');
  }

  /** Sends what was changed, and nothing else. What is wrong takes the focus. */
  async save(draft: Draft): Promise<void> {
    const { api, work, merchant } = this.#of;
    const change = work.busy ? undefined : draft.read();
    if (!change) return this.#focusWrong(draft);
    draft.clashes = [];
    const { id, version } = draft.location;
    await work.run({
      place: 'form',
      action: 'save',
      about: { location: id },
      scope: 'merchants:write',
      send: () =>
        api.change<Location>('PATCH', `${locationsPath(merchant.id)}/${id}`, { ...change, version }),
      done: (location) => {
        this.#take(location);
        this.#page.opened.clear();
        this.say(msg('Saved.'));
        void focusOn(this.#host, '[data-record]');
        return undefined;
      },
      refused: (error) => this.#isHandled(error, draft),
    });
  }

  #isHandled(error: TrellisError, draft: Draft): boolean {
    if (error.code === STALE) {
      void this.#compare(draft);
      return true;
    }
    if (!draft.refuse(error)) return false;
    void this.#focusWrong(draft);
    return true;
  }

  /**
   * Handles a save by someone else meanwhile: fields that only one of both has changed are merged and sent
   * again; where both have, both values are shown.
   */
  async #compare(draft: Draft): Promise<void> {
    const { api, work, merchant } = this.#of;
    try {
      const path = `${locationsPath(merchant.id)}/${draft.location.id}`;
      const latest = await api.get<Location>(path);
      const fits = draft.meet(latest);
      this.#of.taken(latest);
      if (fits && draft.changed.length > 0) await this.save(draft);
      else void focusOn(this.#host, '#clash');
    } catch (error) {
      work.fail({ place: 'form', error: error as TrellisError, again: () => this.#compare(draft) });
    }
  }

  async #focusWrong({ problems }: Draft): Promise<void> {
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    const root = this.#host.renderRoot;
    const wrong = Object.keys(problems)
      .map((id) => root.querySelector<HTMLElement>(`[id="${id}"]`))
      .find((one) => one);
    wrong?.scrollIntoView(own({ block: 'center' }));
    wrong?.focus(own({ preventScroll: true }));
  }

  #take(location: Location): void {
    this.#drafts.get(location.id)?.take(location);
    this.#of.taken(location);
  }

  #update = (): void => this.#host.requestUpdate();
}
