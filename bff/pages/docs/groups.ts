import { exampleOf } from '../../core/contract/examples.ts';
import type { JsonSchema, OpenApiDocument, OperationObject } from '../../core/contract/openapi-schemas.ts';
import type { Operation } from '../../core/contract/operation.ts';
import { OPERATIONS } from '../../developers/document/operations.ts';
import { pageOf, addressOf } from './site-map.ts';
import { fieldList, fieldsOf, type RecordLinks } from './tables.ts';
import { html } from '../../core/text/html.ts';
import { type GroupPart, prose, panel, jsonSample } from './markup.ts';

/** A record that several operations return, described once, before the first of them. */
interface RecordSection {
  readonly title: string;
  readonly tag: Operation['tag'];
  readonly schema: JsonSchema;
  readonly example: unknown;
  /** The number of its uses in the document. */
  readonly uses: number;
}

/** The records that occur in more than one place of the document, most used first. */
export function sharedRecords(document: OpenApiDocument): RecordSection[] {
  const text = JSON.stringify(document);
  const found = new Map<string, RecordSection>();
  for (const operation of OPERATIONS) {
    const { tag, method, path, success } = operation;
    const ref = answeredRef(document.paths[path]?.[method], success.status);
    const title = ref?.slice(ref.lastIndexOf('/') + 1) ?? '';
    const schema = document.components.schemas[title];
    const uses = text.split(`"${ref}"`).length - 1;
    if (schema && uses > 1 && !found.has(title)) {
      found.set(title, { title, tag, schema, example: exampleOf(operation).response, uses });
    }
  }
  return [...found.values()].toSorted((one, other) => other.uses - one.uses);
}

/** Returns the name of a record's page, which is also its former anchor on its group's page. */
export function recordAnchor(title: string): string {
  return `record-${title}`;
}

export function addressOfRecord({ tag, title }: Pick<RecordSection, 'tag' | 'title'>): string {
  return `${pageOf(tag)}/${recordAnchor(title)}`;
}

export function linksTo(records: readonly RecordSection[]): RecordLinks {
  return new Map(records.map((record) => [record.title, addressOfRecord(record)]));
}

/** Renders the page of a record: the meaning of its fields, and an example. */
export function recordPart({ title, schema, example }: RecordSection, links: RecordLinks): GroupPart {
  return {
    title: `The ${title} record`,
    description: schema.description ?? `What the fields of ${title} mean.`,
    words: html`${schema.description !== undefined && html`<p>${prose(schema.description)}</p>`}
      <h2>Fields</h2>
      ${fieldList(`Fields of ${title}`, fieldsOf(schema, links), 'answered')}`,
    samples: panel(title, `Example of ${title}`, jsonSample(example)),
  };
}

function answeredRef(published: OperationObject | undefined, status: number): string | undefined {
  const response = published?.responses[status];
  if (!response || '$ref' in response) return undefined;
  return response.content?.['application/json']?.schema.$ref;
}

/** Operations of one tag, and the records that they return. */
export interface Group {
  readonly tag: Operation['tag'];
  readonly operations: readonly Operation[];
  readonly records: readonly RecordSection[];
}

/** A record or an operation in a list. */
export interface GroupEntry {
  readonly address: string;
  readonly title: string;
  /** The HTTP method of an operation. */
  readonly method?: string;
}

/** Returns the entries of a group, in reading order. */
export function entriesOf({ records, operations }: Group): readonly GroupEntry[] {
  return [
    ...records.map((record) => ({ address: addressOfRecord(record), title: `The ${record.title} record` })),
    ...operations.map((operation) => ({
      address: addressOf(operation),
      title: operation.summary,
      method: operation.method,
    })),
  ];
}
