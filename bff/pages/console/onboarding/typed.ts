import type { JsonObject } from '../../../core/api/json.ts';
import { putAt } from '../../shell/forms/put-at.ts';
import type { Form } from '../../shell/forms/read-form.ts';
import type { Typed } from '../parts/country-fields.ts';
import type { ReadField } from './asked.ts';

export type { Typed } from '../parts/country-fields.ts';

export function typedIn(form: Form, asked: readonly ReadField[]): Typed {
  return Object.fromEntries(asked.map(({ path }) => [path, form.get(path)?.trim() ?? '']));
}

/** What was saved, as it would have been typed. What is masked is empty. */
export function typedOf(record: object, asked: readonly ReadField[]): Typed {
  return Object.fromEntries(
    asked.map(({ path, masked }) => {
      const value = masked
        ? undefined
        : path.split('.').reduce<unknown>((at, name) => Reflect.get(Object(at), name) as unknown, record);
      return [path, typeof value === 'string' || typeof value === 'number' ? String(value) : ''];
    }),
  );
}

/** The properties of a change. What was left empty is cleared; something masked stays as it is. */
export function changeOf(typed: Typed, asked: readonly ReadField[]): JsonObject {
  const change: JsonObject = {};
  for (const { path, masked } of asked) {
    const text = typed[path] ?? '';
    if (text === '' && masked) continue;
    const value = path === 'ownership' && /^\d{1,3}$/.test(text) ? Number(text) : text;
    putAt(change, path, text === '' ? null : value);
  }
  return change;
}
