/** The public file of the audit log. */
export { purgeEntries, sealEntries } from './seal.ts';
export { verifyChains, type BrokenLink, type Verified } from './verify.ts';
