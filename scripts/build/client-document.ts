/** Parameters that the client sends by itself. */
const SENT_BY_CLIENT: ReadonlySet<unknown> = new Set(['Idempotency-Key', 'API-Version']);
/** What describes without saying a type; examples make up most of the document. */
const NO_TYPES: ReadonlySet<string> = new Set(['example', 'examples', 'headers', 'x-rule', 'x-use']);

interface Operation {
  readonly parameters?: readonly { readonly name?: string }[];
  readonly responses: Readonly<Record<string, unknown>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: { readonly schemas: object };
}

/**
 * The document with what a typed client needs: refusals are thrown as one class of error, and two headers are
 * its own. A quarter of the types is left.
 */
export function withoutWhatClientsDo(document: object): object {
  const { paths, components, ...rest } = bare(document) as Document;
  const operations = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [method, shortened(operation as Operation)]),
    ),
  ]);
  return { ...rest, paths: Object.fromEntries(operations), components: { schemas: components.schemas } };
}

function shortened({ parameters = [], responses, ...operation }: Operation): object {
  return {
    ...operation,
    parameters: parameters.filter(({ name }) => !SENT_BY_CLIENT.has(name)),
    responses: Object.fromEntries(Object.entries(responses).filter(([status]) => status.startsWith('2'))),
  };
}

/** Properties of records may have such names too: only what stands beside a type or a schema is left out. */
function bare(value: unknown, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((one) => bare(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => isNames || !NO_TYPES.has(name))
      .map(([name, one]) => [name, bare(one, !isNames && ['properties', 'schemas', 'paths'].includes(name))]),
  );
}
