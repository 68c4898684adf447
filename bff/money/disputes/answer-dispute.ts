import { normalized } from '../../core/contract/text-fields.ts';
import type { MerchantView } from '../../core/database/owner.ts';
import { newId } from '../../core/database/ids.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { Clock } from '../../core/api/clock.ts';
import { ApiError } from '../../core/api/errors.ts';
import { setTimer } from '../../core/timers/timers.ts';
import {
  MOST_EVIDENCE_FILES,
  type EvidenceFileType,
  type SentEvidence,
} from '../../providers/processor/contract/dispute.ts';
import { EVIDENCE_TEXT_NAMES } from './contract/dispute.ts';
import type { EvidenceInput } from './contract/disputes.ts';
import { changeDispute, lockDispute, ownerOf, type DisputeRow } from './dispute-records.ts';
import { isOpenStatus } from './dispute-steps.ts';
import type { EvidenceTexts, KeptFile } from './tables.ts';

/**
 * The timer kind whose handler tells the processor what is wanted of a dispute. The record is the dispute.
 */
export const DISPUTE_SEND = 'dispute.send';

/** The one that wants it sends it at once; the timer is for when that fails. */
const SENT_AGAIN_AFTER_MS = 5_000;

export interface Answering {
  /** Real time, for the timer. */
  readonly clock: Clock;
  /** The environment's time. */
  readonly at: Date;
  /** `idempotency.id` of the request. */
  readonly intent: string | undefined;
}

/**
 * Keeps evidence as a draft, or lets it be sent.
 * @throws {ApiError} not_found; state_forbids: it was sent, the deadline is over, or the dispute is
 */
export async function answerDispute(
  work: Work,
  view: MerchantView,
  id: string,
  { submit, ...texts }: EvidenceInput,
  answering: Answering,
): Promise<DisputeRow> {
  const row = await lockDispute(work.db, view, id);
  // A request that is repeated after its response was lost.
  if (submit && row.evidence_intent !== null && row.evidence_intent === answering.intent) return row;
  requireAnswerable(row, answering.at);
  const evidence = withTexts(row.evidence, texts);
  if (submit) requireContent(evidence, row.evidence_files);
  const wanted = submit && ({ wanted: 'evidence', evidence_intent: answering.intent ?? null } as const);
  const columns = {
    evidence: JSON.stringify(evidence),
    ...(wanted && { ...wanted, wanted_at: new Date(answering.clock.now()) }),
    updated_at: answering.at,
  };
  if (submit) await sendSoon(work, row, answering);
  return changeDispute(work.db, row, columns, 'dispute.updated');
}

/**
 * Lets a dispute be given up. One that was accepted or is lost stays as it is.
 * @throws {ApiError} not_found; state_forbids: it was won, or its evidence is being sent
 */
export async function giveUpDispute(
  work: Work,
  view: MerchantView,
  id: string,
  answering: Answering,
): Promise<DisputeRow> {
  const row = await lockDispute(work.db, view, id);
  if (row.status === 'accepted' || row.status === 'lost' || row.wanted === 'acceptance') return row;
  if (row.status === 'won') throw forbidden('The dispute was won. There is nothing to accept.');
  if (row.wanted === 'evidence') throw forbidden('The evidence is being sent. Accept the dispute later.');
  await sendSoon(work, row, answering);
  const columns = {
    wanted: 'acceptance',
    wanted_at: new Date(answering.clock.now()),
    updated_at: answering.at,
  } as const;
  return changeDispute(work.db, row, columns, 'dispute.updated');
}

/** Real time: a processor doesn't know a sandbox's clock. */
async function sendSoon({ db }: Work, row: DisputeRow, { clock }: Answering): Promise<void> {
  const dueAt = new Date(clock.now() + SENT_AGAIN_AFTER_MS);
  await setTimer(db, ownerOf(row), { kind: DISPUTE_SEND, record: row.id, dueAt, isRealTime: true });
}

/** A file that the processor keeps. */
export interface NewFile {
  readonly name: string;
  readonly mediaType: EvidenceFileType;
  readonly size: number;
  readonly token: string;
}

/** @throws {ApiError} not_found, state_forbids: as for evidence, and when there are three files already */
export async function addFile(
  work: Work,
  view: MerchantView,
  id: string,
  file: NewFile,
  { at, intent }: Answering,
): Promise<DisputeRow> {
  const row = await lockDispute(work.db, view, id);
  const files = row.evidence_files;
  if (files.some((one) => one.intent !== null && one.intent === intent)) return row;
  requireRoom(row, at);
  const kept: KeptFile = { id: newId('dfl'), ...file, intent: intent ?? null };
  const columns = { evidence_files: JSON.stringify([...files, kept]), updated_at: at };
  return changeDispute(work.db, row, columns, 'dispute.updated');
}

/** @throws {ApiError} not_found: also of the file; state_forbids */
export async function removeFile(
  work: Work,
  view: MerchantView,
  { id, file }: { readonly id: string; readonly file: string },
  at: Date,
): Promise<DisputeRow> {
  const row = await lockDispute(work.db, view, id);
  const files = row.evidence_files.filter((one) => one.id !== file);
  if (files.length === row.evidence_files.length) {
    throw new ApiError('not_found', { message: "This file doesn't exist." });
  }
  requireAnswerable(row, at);
  const columns = { evidence_files: JSON.stringify(files), updated_at: at };
  return changeDispute(work.db, row, columns, 'dispute.updated');
}

/** @throws {ApiError} state_forbids */
export function requireRoom(row: DisputeRow, at: Date): void {
  requireAnswerable(row, at);
  if (row.evidence_files.length < MOST_EVIDENCE_FILES) return;
  throw forbidden(`At most ${MOST_EVIDENCE_FILES} files are sent. Remove one first.`);
}

/** Whether evidence can be written: it wasn't sent, and the bank still takes it. */
export function isAnswerable(
  { status, respond_by, wanted, evidence_submitted_at }: DisputeRow,
  at: Date,
): boolean {
  const isInTime = respond_by !== null && respond_by > at;
  return status === 'needs_response' && wanted === null && evidence_submitted_at === null && isInTime;
}

/** @throws {ApiError} state_forbids, with the reason */
function requireAnswerable(row: DisputeRow, at: Date): void {
  if (isAnswerable(row, at)) return;
  const { status, respond_by: deadline, wanted } = row;
  if (!isOpenStatus(status)) throw forbidden(`The dispute is ${status}. It takes no evidence.`);
  if (wanted === 'acceptance') throw forbidden('The dispute is being accepted. It takes no evidence.');
  if (wanted === 'evidence' || row.evidence_submitted_at !== null || status === 'under_review') {
    throw forbidden('The evidence was sent, which is done once.');
  }
  throw forbidden(
    deadline === null
      ? 'The bank takes no evidence for this dispute.'
      : `Evidence was taken until ${deadline.toISOString()}.`,
  );
}

/** @throws {ApiError} field_missing */
function requireContent(evidence: EvidenceTexts, files: readonly KeptFile[]): void {
  if (files.length > 0 || Object.keys(evidence).length > 0) return;
  throw new ApiError('field_missing', {
    message: 'There is nothing to send. Say what happened, or upload a file.',
    param: 'explanation',
  });
}

function forbidden(message: string): ApiError {
  return new ApiError('state_forbids', { message });
}

/** Texts that are left out stay; `null` removes one. */
function withTexts(kept: EvidenceTexts, sent: Omit<EvidenceInput, 'submit'>): EvidenceTexts {
  const texts = EVIDENCE_TEXT_NAMES.map((name) => {
    const text = sent[name];
    return [name, text === undefined ? kept[name] : text === null ? undefined : normalized(text)] as const;
  });
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined));
}

/** Returns what the processor gets. */
export function sentEvidence({ evidence, evidence_files: files }: DisputeRow): SentEvidence {
  return { ...evidence, files: files.map(({ token }) => token) };
}
