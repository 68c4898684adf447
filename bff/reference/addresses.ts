import { slugOf } from '../contract/openapi-tags.ts';
import type { Operation } from '../contract/operation.ts';
import { OPERATIONS } from '../contract/operations.ts';

/** What a reader needs before the first call, and the list of all operations. */
export const FIRST_PAGE = '/docs';

/** Each group of operations has a page of its own. */
export function pageOf(tag: Operation['tag']): string {
  return `${FIRST_PAGE}/${slugOf(tag)}`;
}

export const GROUP_PAGES: readonly string[] = [...new Set(OPERATIONS.map(({ tag }) => pageOf(tag)))];

export function addressOf({ id, tag }: Pick<Operation, 'id' | 'tag'>): string {
  return `${pageOf(tag)}#${id}`;
}

/** The same for an operation that words name by its id. @throws {Error} there is no such operation */
export function addressOfOperation(id: string): string {
  const operation = OPERATIONS.find((one) => one.id === id);
  if (!operation) throw new Error(`the reference names an operation that there is not: ${id}`);
  return addressOf(operation);
}

export function addressOfError(code: number): string {
  return `${FIRST_PAGE}#error-${code}`;
}
