import type { JsonSchema } from '../openapi-schemas.ts';
import type { Operation } from '../operation.ts';
import type { Deprecation, Deprecations } from './deprecation.ts';

/** Returns a part of the OpenAPI document, marked as deprecated and with its replacement if it is. */
export function marked<Part extends { readonly description?: string }>(
  part: Part,
  deprecation: Deprecation | undefined,
): Part & { readonly deprecated?: true } {
  if (!deprecation) return part;
  const words = [part.description, `Deprecated: ${deprecation.instead}`].filter(Boolean).join(' ');
  return { ...part, description: words, deprecated: true };
}

/** Marks the deprecated fields of request bodies in the published schemas, by their titles. */
export function fieldMarker(
  operations: readonly Operation[],
  deprecations: Deprecations,
): (title: string, schema: JsonSchema) => JsonSchema {
  const byTitle = new Map(
    operations.flatMap(({ id, body }) => {
      const fields = deprecations.ofOperation(id)?.fields;
      return fields && fields.size > 0 ? [[titleOf(body), fields] as const] : [];
    }),
  );
  return (title, schema) => {
    const fields = byTitle.get(title);
    if (!fields || !schema.properties) return schema;
    const properties = Object.entries(schema.properties).map(
      ([name, field]) => [name, marked(field, fields.get(name))] as const,
    );
    return { ...schema, properties: Object.fromEntries(properties) };
  };
}

function titleOf(schema: unknown): string {
  return String(Reflect.get(Object(schema), 'title'));
}
