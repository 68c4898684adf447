import type { TSchema } from 'typebox';

/** An error in the declarations, found when the document is created and never by a caller. */
class ContractError extends Error {
  override readonly name = 'ContractError';
}

type ComponentOf = (title: string, schema: JsonSchema) => readonly [title: string, schema: JsonSchema];

/**
 * Turns the schemas of the operations into plain JSON Schema 2020-12 for the document. A titled object
 * becomes one component and a `$ref` at each use; two different objects of one title are an error.
 */
export class SchemaPublisher {
  readonly #components = new Map<string, JsonSchema>();
  readonly #componentOf: ComponentOf;

  /** @param componentOf the name and shape under which a titled object is published; defaults to its own */
  constructor(componentOf: ComponentOf = (title, schema) => [title, schema]) {
    this.#componentOf = componentOf;
  }

  publish(schema: TSchema): JsonSchema {
    return this.#read(plain(schema));
  }

  /** Returns every component so far, by title, in the order of their first use. */
  components(): Record<string, JsonSchema> {
    return Object.fromEntries(this.#components);
  }

  #read({ 'x-use': use, ...schema }: JsonSchema): JsonSchema {
    const whole = tidy(this.#descend(schema));
    if (whole.title === undefined || !whole.properties) return whole;
    return { ...this.#name(whole.title, whole), ...(use !== undefined && { description: use }) };
  }

  #descend(schema: JsonSchema): JsonSchema {
    const { items, properties, patternProperties, anyOf, ...rest } = schema;
    return {
      ...rest,
      ...(items && { items: this.#read(items) }),
      ...(properties && { properties: this.#readAll(properties) }),
      ...(patternProperties && { patternProperties: this.#readAll(patternProperties) }),
      ...(anyOf && { anyOf: anyOf.map((member) => this.#read(member)) }),
    };
  }

  #readAll(schemas: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> {
    return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, this.#read(schema)]));
  }

  #name(own: string, read: JsonSchema): JsonSchema {
    const [title, schema] = this.#componentOf(own, read);
    const known = this.#components.get(title);
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new ContractError(`Two different schemas are titled ${title}`);
    }
    this.#components.set(title, schema);
    return { $ref: `#/components/schemas/${title}` };
  }
}

/**
 * Returns the enumerable JSON of a TypeBox schema: its marks (`~kind`, `~optional`, `~refine`) are not
 * enumerable.
 */
function plain(schema: TSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema)) as JsonSchema;
}

/** Converts TypeBox's notation to the shortest JSON Schema. */
function tidy(schema: JsonSchema): JsonSchema {
  if (schema.format === 'int64' && schema.type === undefined) return { type: 'integer', ...schema };
  if (schema.type === 'number' && Number.isInteger(schema.const)) return { ...schema, type: 'integer' };
  if (schema.anyOf) return tidyUnion(schema, schema.anyOf);
  return tidyRecord(schema);
}

/** Converts literals of one type to an `enum`; `X or null` becomes X with `null` among its types. */
function tidyUnion(schema: JsonSchema, members: readonly JsonSchema[]): JsonSchema {
  const { anyOf: _, ...rest } = schema;
  const [first] = members;
  if (first && members.every((member) => member.const !== undefined && member.type === first.type)) {
    return { ...rest, ...(first.type && { type: first.type }), enum: members.map((member) => member.const) };
  }
  const others = members.filter((member) => member.type !== 'null');
  const [only] = others;
  if (only && others.length === 1 && members.length === 2 && typeof only.type === 'string') {
    return { ...nullable(only, only.type), ...rest };
  }
  return schema;
}

/** Adds `null` to the type, and to an `enum` or `const`, which applies in addition to the type. */
function nullable({ const: only, ...schema }: JsonSchema, type: string): JsonSchema {
  const values = schema.enum ?? (only === undefined ? undefined : [only]);
  return { ...schema, type: [type, 'null'], ...(values && { enum: [...values, null] }) };
}

/**
 * Converts TypeBox's notation of a record, a pattern that every name matches, to `additionalProperties`,
 * which readers and generators know.
 */
function tidyRecord(schema: JsonSchema): JsonSchema {
  const { patternProperties, ...rest } = schema;
  const value = patternProperties?.['^.*$'];
  if (!value || Object.keys(patternProperties ?? {}).length !== 1) return schema;
  return { ...rest, additionalProperties: Object.keys(value).length === 0 ? true : value };
}

/** The parts of OpenAPI 3.1.0 that the published document uses; every object is plain JSON. */

export interface JsonSchema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly deprecated?: true;
  /** The role of a titled object at this place, published next to its reference. */
  readonly 'x-use'?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly required?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
}

export interface Reference {
  readonly $ref: string;
}

export interface HeaderObject {
  readonly description: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

export interface ExampleObject {
  readonly summary: string;
  readonly value: unknown;
}

export interface MediaType {
  readonly schema: JsonSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, ExampleObject | Reference>>;
}

/** Media types and their content. */
export type Content = Readonly<Record<string, MediaType>>;

export interface ResponseObject {
  readonly description: string;
  readonly headers: Readonly<Record<string, HeaderObject | Reference>>;
  readonly content?: Content;
}

export interface ParameterObject {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly deprecated?: true;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

export interface OperationObject {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly deprecated?: true;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly ParameterObject[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly description?: string;
    readonly content: Content;
  };
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  /** The webhooks sent to endpoints, by event type. */
  readonly webhooks: Readonly<Record<string, { readonly post: OperationObject }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>;
    readonly headers: Readonly<Record<string, HeaderObject>>;
    readonly examples: Readonly<Record<string, ExampleObject>>;
    readonly responses: Readonly<Record<string, ResponseObject>>;
  };
}
