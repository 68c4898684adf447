/** The public file of the audit log. */
export { auditAcross, type PlatformAuditRow } from './audit-records.ts';
export { purgeEntries, sealEntries } from './seal.ts';
export { verifyChains, type BrokenLink, type Verified } from './verify.ts';
