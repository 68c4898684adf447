import type { LitElement } from 'lit';
import { refusalText } from '../../records/refusals.ts';
import { own, type TrellisError } from '../../session/trellis-error.ts';
import { type Form, idOf, type LocationField, type Problems } from './fields/field.ts';
import { locationFields } from './fields/location-fields.ts';
import type { Location, Merchant } from './records.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * A location and the typed changes to it: only values that differ from the record are kept, so a newer record
 * updates all other fields.
 */
export class Draft implements Form {
  /** The record that the form was made from, or the newest one that it has been compared with. */
  location: Location;
  readonly merchant: Merchant;
  /** Fields that someone else has meanwhile changed to a different value. */
  clashes: readonly LocationField[] = [];

  #host: LitElement;
  #typed = new Map<string, unknown>();
  /** Problems by path. */
  #problems = new Map<string, Problems>();

  constructor(host: LitElement, location: Location, merchant: Merchant) {
    this.#host = host;
    this.location = location;
    this.merchant = merchant;
  }

  value = <Typed>(path: string): Typed =>
    (this.#typed.has(path) ? this.#typed.get(path) : this.saved(path)) as Typed;

  /** Returns what the record has, as it would be typed. */
  saved<Typed>(path: string): Typed {
    return fieldAt(path).typed(this.location, this.merchant) as Typed;
  }

  /** A field that was wrong is read again with every key, so that it turns right as soon as it is. */
  set(path: string, typed: unknown): void {
    if (isSame(typed, this.saved(path))) this.#typed.delete(path);
    else this.#typed.set(path, typed);
    if (this.#problems.has(path)) this.#check(fieldAt(path));
    this.#host.requestUpdate();
  }

  /** The fields that were changed, in the order of the page. */
  get changed(): readonly LocationField[] {
    return locationFields().filter((field) => this.#typed.has(field.path) && !this.#isSaved(field));
  }

  /** The fields of a section in words, as label and text; those of a fulfillment that is off are left out. */
  factsAt(paths: readonly string[]): [label: string, text: string][] {
    const isHere = (path: string): boolean =>
      paths.some(
        (one) => path === one || (one.endsWith('.') && path.startsWith(one) && !path.endsWith('prefixes')),
      );
    return locationFields()
      .filter(({ path }) => isHere(path))
      .filter(({ path }) => {
        const way = /^fulfillments\.\w+\./.exec(path)?.[0];
        return !way || path.endsWith('enabled') || path.endsWith('prefixes') || this.value(`${way}enabled`);
      })
      .map((field) => [field.label(), field.text(this.value(field.path), this)]);
  }

  /** Problems by the IDs of controls. */
  get problems(): Problems {
    const all = locationFields().map(({ path }) => this.#problems.get(path) ?? {});
    return own(Object.assign({}, ...all)) as Problems;
  }

  /** Returns the change to send; `undefined` if something is wrong, and then it is shown. */
  read(): Record<string, unknown> | undefined {
    this.#problems.clear();
    const change: Record<string, unknown> = own({});
    for (const field of this.changed) {
      const value = this.#check(field);
      if (value !== undefined) put(change, field.path.split('.'), value);
    }
    this.#host.requestUpdate();
    return this.#problems.size > 0 ? undefined : change;
  }

  /** Shows a refusal on the field that it is about. @returns false when it is about none */
  refuse(error: TrellisError): boolean {
    const { param } = error.detail;
    const field = locationFields().find(({ path }) => param === path || param.startsWith(`${path}.`));
    if (error.type !== 'input' || !field) return false;
    const below = param.slice(field.path.length + 1).split('.');
    const id = field.idAt?.(this.value(field.path), below) ?? idOf(field.path);
    this.#problems.set(field.path, { [id]: refusalText(error) });
    return true;
  }

  /** Takes over the saved record, and keeps all other typed values. */
  take(location: Location): void {
    this.location = location;
    this.clashes = [];
    for (const path of this.#typed.keys()) if (this.#isSaved(fieldAt(path))) this.#typed.delete(path);
  }

  /**
   * Compares the draft with a version that someone else has saved.
   * @returns whether nothing clashes, so that the typed values can be sent with this version
   */
  meet(latest: Location): boolean {
    const before = this.location;
    const clashes = this.changed.filter(({ path, typed }) => {
      const theirs = typed(latest, this.merchant);
      return !isSame(theirs, typed(before, this.merchant)) && !isSame(theirs, this.value(path));
    });
    this.take(latest);
    this.clashes = clashes;
    return clashes.length === 0;
  }

  /** Replaces typed values with the saved ones, in some fields or in all. */
  discard(fields: readonly LocationField[] = locationFields()): void {
    for (const { path } of fields) {
      this.#typed.delete(path);
      this.#problems.delete(path);
    }
    this.clashes = [];
    this.#host.requestUpdate();
  }

  /** Whether a typed value equals the saved one: `8` is `08:00`. */
  #isSaved({ path, read }: LocationField): boolean {
    const [typed, saved] = [this.value(path), this.saved(path)];
    if (isSame(typed, saved)) return true;
    const reading = read(typed, this);
    return !Object.hasOwn(reading, 'problems') && isSame(reading, read(saved, this));
  }

  /** Reads a field and notes what is wrong. @returns the value to send, if it is right */
  #check(field: LocationField): unknown {
    const reading = field.read(this.value(field.path), this);
    this.#problems.delete(field.path);
    if (Object.hasOwn(reading, 'problems')) {
      this.#problems.set(field.path, (reading as { problems: Problems }).problems);
      return undefined;
    }
    return (reading as { value: unknown }).value;
  }
}

/** @throws {Error} there is no field of this path */
export function fieldAt(path: string): LocationField {
  const field = locationFields().find((one) => one.path === path);
  if (!field) throw new Error(`no field ${path}`);
  return field;
}

/** Puts a value into nested objects. */
function put(into: Record<string, unknown>, [name = '', ...below]: readonly string[], value: unknown): void {
  if (below.length === 0) into[name] = value;
  else put((into[name] ??= own({})) as Record<string, unknown>, below, value);
}
