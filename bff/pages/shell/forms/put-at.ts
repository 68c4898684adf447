import type { Json, JsonObject } from '../../../core/api/json.ts';

/** Sets a property below others, by its path: `business.tax_registration.number`. */
export function putAt(target: JsonObject, path: string, value: Json): void {
  const [name = '', ...inner] = path.split('.');
  if (inner.length === 0) {
    target[name] = value;
    return;
  }
  const below = (target[name] ??= {}) as JsonObject;
  putAt(below, inner.join('.'), value);
}
