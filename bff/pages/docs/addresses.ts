import { slugOf } from '../../developers/document/openapi-tags.ts';
import type { Operation } from '../../core/contract/operation.ts';
import { OPERATIONS } from '../../developers/document/operations.ts';

/** What Trellis is, and the parts of the documentation. */
export const FIRST_PAGE = '/docs';
/** Every chapter, element, group and record, in lists. */
export const INDEX_PAGE = `${FIRST_PAGE}/index`;
/** Every operation, by group. */
export const OPERATIONS_INDEX_PAGE = `${INDEX_PAGE}/operations`;

/** Each group of operations has a page that lists them. */
export function pageOf(tag: Operation['tag']): string {
  return `${FIRST_PAGE}/${slugOf(tag)}`;
}

export const GROUP_PAGES: readonly string[] = [...new Set(OPERATIONS.map(({ tag }) => pageOf(tag)))];

/** Where a chapter of the reference is, by the name of its page. */
export function pageOfChapter(name: string): string {
  return `${FIRST_PAGE}/reference/${name}`;
}

/** Each operation has a page of its own, below its group's. */
export function addressOf({ id, tag }: Pick<Operation, 'id' | 'tag'>): string {
  return `${pageOf(tag)}/${id}`;
}

/** The same for an operation that words name by its id. @throws {Error} there is no such operation */
export function addressOfOperation(id: string): string {
  const operation = OPERATIONS.find((one) => one.id === id);
  if (!operation) throw new Error(`the reference names an operation that there is not: ${id}`);
  return addressOf(operation);
}

export function addressOfError(code: number): string {
  return `${pageOfChapter('errors')}#error-${code}`;
}
