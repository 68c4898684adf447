import type { PortClient } from '../../../core/ports/port-client.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { DisputesOfPayment, KeptEvidenceFile, ProcessorDispute } from '../contract/dispute.ts';
import type { ProcessorDisputes, SimulatedDisputes } from '../port.ts';

/** Returns the part of a processor behind HTTP that is about disputes. */
export function httpDisputes(port: PortClient): Omit<ProcessorDisputes, 'simulated'> {
  return {
    async of(reference, at) {
      const path = `/payments/${encodeURIComponent(reference)}/disputes${asOf(at)}`;
      const { data } = await port.ask({ method: 'GET', path }, DisputesOfPayment);
      if (data.some(({ payment }) => payment !== reference)) throw aboutAnother('payment');
      return data;
    },
    async keepFile(bytes, mediaType) {
      const headers = { 'Content-Type': mediaType };
      const request = { method: 'POST', path: '/evidence_files', body: bytes, headers } as const;
      return (await port.ask(request, KeptEvidenceFile)).id;
    },
    sendEvidence: (id, evidence, at) => act(port, id, `evidence${asOf(at)}`, evidence),
    accept: (id, at) => act(port, id, `accept${asOf(at)}`),
  };
}

/** Returns the routes of the built-in processor alone, which open and decide disputes. */
export function simulatedDisputes(port: PortClient): SimulatedDisputes {
  return {
    open(reference, reason) {
      const path = `/payments/${encodeURIComponent(reference)}/disputes`;
      return port.ask({ method: 'POST', path, body: { reason } }, ProcessorDispute);
    },
    decide: (id, outcome, at) => act(port, id, `decision${asOf(at)}`, { outcome }),
  };
}

async function act(port: PortClient, id: string, path: string, body?: object): Promise<ProcessorDispute> {
  const request = { method: 'POST', path: `/disputes/${encodeURIComponent(id)}/${path}` } as const;
  const dispute = await port.ask({ ...request, ...(body && { body }) }, ProcessorDispute);
  if (dispute.id !== id) throw aboutAnother('dispute');
  return dispute;
}

const asOf = (at: Date): string => `?at=${encodeURIComponent(at.toISOString())}`;

function aboutAnother(record: string): ApiError {
  return new ApiError('upstream_failed', { detail: `the processor answered about another ${record}` });
}
