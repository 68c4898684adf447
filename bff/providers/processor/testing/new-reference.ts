let references = 0;

/** Returns an ID that no other test has used. */
export function newReference(prefix = 'pay'): string {
  references += 1;
  return `${prefix}_${process.pid}_${Date.now()}_${references}`;
}
