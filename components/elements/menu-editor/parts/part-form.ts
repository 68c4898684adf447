import type { LitElement, TemplateResult } from 'lit';
import { FormState, type Problems } from '../../../kit/forms/form-state.ts';
import { changedFields, type Conflict, conflictsOf, type Fields, isSame } from '../differences.ts';
import type { Edit } from '../draft.ts';
import type { DraftChange, Menu } from '../menu-records.ts';
import { msg, str } from '../../../i18n/message.ts';
import { html } from '../../../session/base-element.ts';

/** A part of a menu as a form has it: what was typed, by the names of the fields that are sent. */
export interface PartRules<Values extends object> {
  /** The names of the controls, in the order of the page. */
  names: (values: Values) => readonly string[];
  check: (values: Values) => Problems<string, string>;
  /** The body that is sent for it. */
  fields: (values: Values) => Fields;
  /** The part in a menu. */
  find: (menu: Menu, id: string) => Values | undefined;
  /** @param id of the part; left out: a new one. @returns nothing where there is no place for it */
  change: (menu: Menu, fields: Fields, id: string | undefined) => DraftChange | undefined;
  /** The same as a new part. */
  renewed: (values: Values) => Values;
  /** The control that a refusal is about, by the path of the parameter within the part. */
  controlAt: (values: Values, path: readonly string[]) => string | undefined;
}

/**
 * The form of one part, new or there. It sends only what was changed, so that two people can change different
 * fields of the same part; where they changed the same one, it holds both sides until one is chosen.
 */
export class PartForm<Values extends object> {
  readonly state: FormState<string>;
  /** Fields that somebody else has changed too, to something else. */
  conflicts: readonly Conflict[] = [];
  /** Somebody else has removed it. */
  isGone = false;

  #host: LitElement;
  #rules: PartRules<Values>;
  #values: Values;
  #base: Fields;
  #id: string | undefined;

  constructor(host: LitElement, rules: PartRules<Values>, values: Values, id?: string) {
    this.#host = host;
    this.#rules = rules;
    this.#values = values;
    this.#base = rules.fields(values);
    this.#id = id;
    const names = (): readonly string[] => rules.names(this.#values);
    this.state = new FormState<string>(host, {
      // Rows come and go, and with them their controls.
      get names() {
        return names();
      },
      check: () => rules.check(this.#values),
      refused: () => '',
    });
  }

  get id(): string | undefined {
    return this.#id;
  }

  get values(): Values {
    return this.#values;
  }

  /** Something is typed that isn't saved. */
  get isDirty(): boolean {
    return !isSame(this.#rules.fields(this.#values), this.#base);
  }

  /** @param control the one that was used, by its name */
  set(change: Partial<Values>, control = ''): void {
    this.#values = { ...this.#values, ...change };
    this.state.changed(control);
  }

  /** Returns the change to save, or `undefined` if something is invalid, and then shows why. */
  edit(): Edit | undefined {
    if (!this.state.validate()) return undefined;
    const { change, find, fields } = this.#rules;
    const all = fields(this.#values);
    const id = this.#id;
    if (id === undefined) {
      return {
        change: (menu) => change(menu, all, undefined),
        fits: (_, now) => !!change(now, all, undefined),
      };
    }
    const mine = changedFields(this.#base, all);
    return {
      change: (menu) => change(menu, mine, id),
      fits: (_, now) => {
        const theirs = find(now, id);
        return !!theirs && conflictsOf(this.#base, mine, fields(theirs)).length === 0;
      },
    };
  }

  /**
   * Somebody else has changed it too: what both sides say. @returns whether that is what stands in the way
   */
  confront(now: Menu): boolean {
    const { find, fields } = this.#rules;
    if (this.#id === undefined) return false;
    const theirs = find(now, this.#id);
    this.isGone = !theirs;
    const mine = changedFields(this.#base, fields(this.#values));
    this.conflicts = theirs ? conflictsOf(this.#base, mine, fields(theirs)) : [];
    this.#host.requestUpdate();
    return this.isGone || this.conflicts.length > 0;
  }

  /** Goes on from what the other side made of it. @param given fields where theirs stays */
  settle(now: Menu, given: ReadonlySet<string>): void {
    const theirs = this.#id === undefined ? undefined : this.#rules.find(now, this.#id);
    if (theirs) {
      const mine = Object.keys(changedFields(this.#base, this.#rules.fields(this.#values)));
      const kept = new Set(mine.filter((field) => !given.has(field)));
      const own = Object.entries(this.#values).filter(([field]) => kept.has(field));
      this.#values = { ...theirs, ...Object.fromEntries(own) };
      this.#base = this.#rules.fields(theirs);
    } else {
      this.#id = undefined;
      this.#values = this.#rules.renewed(this.#values);
    }
    this.conflicts = [];
    this.isGone = false;
    this.#host.requestUpdate();
  }

  /** Shows a refusal on the field that it is about. @returns false when it is about none */
  refuse(param: string, message: string): boolean {
    const control = this.#rules.controlAt(this.#values, param.split(/\W+/));
    if (control) this.state.problems = { [control]: message };
    this.#host.requestUpdate();
    return !!control;
  }
}

const icons = { up: 'm6 14 6-6 6 6', down: 'm6 10 6 6 6-6', remove: 'm7 7 10 10M17 7 7 17' };

/** A small button with an icon. @param label says it in words */
export const iconButton = (
  icon: keyof typeof icons,
  label: string,
  press: () => void,
  isDisabled = false,
): TemplateResult =>
  html`<button
    part="button"
    type="button"
    class="icon"
    aria-label=${label}
    title=${label}
    aria-disabled=${isDisabled}
    @click=${() => isDisabled || press()}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${icons[icon]}></path></svg>
  </button>`;

/** Moves a row of a form up or down among its like, or removes it. @param name what the row is called */
export function rowButtons<Row>(
  rows: readonly Row[],
  at: number,
  change: (rows: readonly Row[]) => void,
  name: string,
): TemplateResult {
  const row = rows[at] as Row;
  const to = (place: number): void => change(rows.toSpliced(at, 1).toSpliced(place, 0, row));
  return html`<span class="icons">
    ${iconButton('up', msg(str`Move ${name} up`), () => to(at - 1), at === 0)}
    ${iconButton('down', msg(str`Move ${name} down`), () => to(at + 1), at === rows.length - 1)}
    ${iconButton('remove', msg(str`Remove ${name}`), () => change(rows.toSpliced(at, 1)))}
  </span>`;
}
