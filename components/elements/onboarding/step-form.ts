import type { LitElement } from 'lit';
import type { WrongField } from '../../kit/forms/error-summary.ts';
import { msg } from '../../i18n/message.ts';
import type { TrellisError } from '../../session/trellis-error.ts';
import { type FormField, idOf } from './form-field.ts';

const PREFIX = 'trellis-onboarding:';

/**
 * The typed values of one form, in sessionStorage, so that a reload keeps them: in this tab only, until it is
 * closed. Numbers that identify someone to a bank or an authority are never stored. Without storage, only a
 * reload loses the values.
 */
export class KeptDraft {
  #key: string;

  /** @param name of the merchant and its form; nothing is read for another one */
  constructor(name: string) {
    this.#key = PREFIX + name;
  }

  read(): Record<string, string> {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(this.#key) ?? '{}');
      const texts = Object.entries(Object(kept) as object).filter(([, text]) => typeof text === 'string');
      return Object.fromEntries(texts) as Record<string, string>;
    } catch {
      return {};
    }
  }

  write(values: Readonly<Record<string, string>>): void {
    try {
      if (Object.keys(values).length === 0) sessionStorage.removeItem(this.#key);
      else sessionStorage.setItem(this.#key, JSON.stringify(values));
    } catch {
      // Kept in memory.
    }
  }
}

type Values = Readonly<Record<string, string>>;

/** The fields of a form, depending on the saved and the typed values. */
export interface FormShape {
  /** Before the ids of its controls: forms of several steps can be on one page. */
  prefix: string;
  /** Returns the record's values, by path; called again when the record changes. */
  saved: () => Values;
  fields: (value: (path: string) => string) => FormField[];
}

/**
 * The typed values of a step's form. They survive errors, failed requests and changes of the record, and,
 * except for numbers that identify someone, a reload.
 */
export class StepForm {
  readonly prefix: string;
  problems: Record<string, string | undefined> = {};
  /** Saved numbers that are being replaced, by path. */
  readonly opened = new Set<string>();

  #host: LitElement;
  #shape: FormShape;
  #typed: Record<string, string>;
  #draft: KeptDraft;

  constructor(host: LitElement, shape: FormShape, draft: KeptDraft) {
    this.#host = host;
    this.#shape = shape;
    this.prefix = shape.prefix;
    this.#draft = draft;
    this.#typed = draft.read();
  }

  get fields(): FormField[] {
    return this.#shape.fields((path) => this.value(path));
  }

  /** Returns the value of a field: the typed one, or else the saved one. */
  value(path: string): string {
    return this.#typed[path] ?? this.#shape.saved()[path] ?? '';
  }

  /** Fields that were typed into, with another value than is saved. */
  get dirty(): FormField[] {
    const saved = this.#shape.saved();
    return this.fields.filter(({ path }) => {
      const typed = this.#typed[path];
      return typed !== undefined && typed.trim() !== (saved[path] ?? '');
    });
  }

  /** Fields that somebody else changed since they were typed into. */
  clashes: FormField[] = [];

  get savedValues(): Values {
    return this.#shape.saved();
  }

  /** The typed values. */
  snapshot(): Values {
    return { ...this.#typed };
  }

  /** This is saved. What was typed since then stays. */
  settle(sent: Values): void {
    for (const [path, text] of Object.entries(sent)) {
      if (this.#typed[path] === text) delete this.#typed[path];
    }
    this.problems = {};
    this.clashes = [];
    this.opened.clear();
    this.#keep();
  }

  /**
   * The record was read again: finds fields that were typed into and are no longer saved as they were before.
   */
  clash(before: Values): void {
    const now = this.savedValues;
    this.clashes = this.dirty.filter(({ path }) => (before[path] ?? '') !== (now[path] ?? ''));
  }

  /** Drops the typed values of fields that someone else changed: the saved ones count. */
  yield(): void {
    for (const { path } of this.clashes) delete this.#typed[path];
    this.clashes = [];
    this.#keep();
    this.#host.requestUpdate();
  }

  get hasSecrets(): boolean {
    return this.dirty.some(({ kind, isPrivate }) => kind === 'secret' || isPrivate);
  }

  type({ path }: Pick<FormField, 'path'>, text: string): void {
    this.#typed[path] = text;
    this.#keep();
    if (this.problems[path] !== undefined) this.problems[path] = this.#check()[path];
    this.#host.requestUpdate();
  }

  /** Fields that are wrong, in the order of the page. */
  get wrong(): WrongField[] {
    return this.fields.flatMap((field) => {
      const problem = this.problems[field.path];
      return problem ? [{ name: idOf(field, this.prefix), label: field.label, problem }] : [];
    });
  }

  validate(): boolean {
    this.problems = this.#check();
    this.#host.requestUpdate();
    return this.wrong.length === 0;
  }

  /**
   * Shows a refusal on the field that it is about. @param at where in the request the form's values are:
   * `people.0.`
   */
  refuse({ type, detail: { param } }: TrellisError, at = ''): boolean {
    if (type !== 'input' || !param.startsWith(at)) return false;
    const path = param.slice(at.length);
    const field = this.fields.find((one) => one.path === path || path.startsWith(`${one.path}.`));
    if (!field) return false;
    this.problems = { [field.path]: msg('This isn’t accepted. Check it, or leave it as it was.') };
    return true;
  }

  /**
   * Returns the typed values as the API takes them: `{business: {tax_id: '12 3456 4821'}}`.
   * @param fields defaults to all changed ones
   */
  change(fields: readonly FormField[] = this.dirty): Record<string, unknown> {
    const change: Record<string, unknown> = {};
    for (const { path, read } of fields) {
      const text = this.value(path).trim();
      put(change, path.split('.'), text === '' ? null : read ? read(text) : text);
    }
    return change;
  }

  /** Everything is saved, or nothing shall be. */
  clear(): void {
    this.#typed = {};
    this.problems = {};
    this.opened.clear();
    this.#draft.write({});
  }

  #keep(): void {
    const secret = new Set(
      this.fields.flatMap(({ kind, path, isPrivate }) => (kind === 'secret' || isPrivate ? [path] : [])),
    );
    this.#draft.write(Object.fromEntries(Object.entries(this.#typed).filter(([path]) => !secret.has(path))));
  }

  #check(): Record<string, string | undefined> {
    return Object.fromEntries(
      this.fields.map((field) => [field.path, problemOf(field, this.value(field.path).trim(), this.opened)]),
    );
  }
}

function problemOf(field: FormField, text: string, opened: ReadonlySet<string>): string | undefined {
  const { isRequired, kind, last4, path, check } = field;
  if (text.replaceAll(/[-,]/g, '') === '') {
    // A number that is saved and stays.
    if (!isRequired || (kind === 'secret' && last4 && !opened.has(path))) return undefined;
    return kind === 'checks' || kind === 'radio' || kind === 'select'
      ? msg('Choose one.')
      : kind === 'check'
        ? msg('Check this box to continue.')
        : msg('Fill in this field.');
  }
  return check?.(text);
}

function put(target: Record<string, unknown>, [first = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) target[first] = value;
  else put((target[first] ??= {}) as Record<string, unknown>, rest, value);
}
