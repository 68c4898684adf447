import type { JsonSchema, OpenApiDocument } from '../../core/contract/openapi-schemas.ts';
import { refusesUnknown } from '../../core/contract/versions/versions.ts';

/**
 * Marks the schemas of requests as closed to further members, if the version refuses them. Schemas shared
 * with responses or webhooks stay open, because they may get new fields.
 */
export function closeRequests(document: OpenApiDocument, version: string): OpenApiDocument {
  const { schemas } = document.components;
  const open = new Set<string>();
  const sent = new Set<string>();
  for (const [path, methods] of [...Object.entries(document.paths), ...Object.entries(document.webhooks)]) {
    for (const { requestBody, ...rest } of Object.values(methods)) {
      addTitles(requestBody, refusesUnknown({ path }, version) ? sent : open, schemas);
      addTitles(rest, open, schemas);
    }
  }
  const closed = Object.entries(schemas).map(([title, schema]) => [
    title,
    sent.has(title) && !open.has(title) ? closedSchema(schema) : schema,
  ]);
  return {
    ...document,
    components: { ...document.components, schemas: Object.fromEntries(closed) as typeof schemas },
  };
}

/** Adds the titles of all schemas that a part of the document refers to, directly or indirectly. */
function addTitles(part: unknown, titles: Set<string>, schemas: Readonly<Record<string, JsonSchema>>): void {
  for (const [, title = ''] of JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    if (titles.has(title)) continue;
    titles.add(title);
    addTitles(schemas[title], titles, schemas);
  }
}

function closedSchema(schema: JsonSchema): JsonSchema {
  const { items, properties, anyOf } = schema;
  return {
    ...schema,
    ...(items && { items: closedSchema(items) }),
    ...(anyOf && { anyOf: anyOf.map(closedSchema) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, closedSchema(field)]),
      ),
      additionalProperties: false,
    }),
  };
}
