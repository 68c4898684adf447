import { signedHeaders } from '../../bff/core/events/signature.ts';
import { reasonOf } from '../client.ts';
import { isLocal, ok, problem, skipped, warning, type Finding } from './finding.ts';

const PATIENCE_MS = 15_000;
/** A secret that no endpoint has. */
const FORGED = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const STALE_MS = 10 * 60_000;

/**
 * Checks a receiver of webhooks: that it takes what is signed, and nothing else.
 * @param secret of the endpoint; without it, only forged events are sent
 */
export async function checkWebhook(target: URL, secret: string | undefined): Promise<readonly Finding[]> {
  const forged = await send(target, FORGED, Date.now());
  if (typeof forged === 'string') {
    const mend = 'Start your receiver, and look at its address, its port and what is in front of it.';
    return [problem('webhook', `${target.href} can’t be reached: ${forged}.`, mend)];
  }
  const findings: Finding[] = [checkForged(forged)];
  if (target.protocol === 'http:' && !isLocal(target))
    findings.push(
      problem(
        'webhook-https',
        `${target.href} isn’t https.`,
        'Serve it by https: production sends to nothing else.',
      ),
    );
  if (secret === undefined) {
    const mend =
      'Set TRELLIS_WEBHOOK_SECRET to the secret of the endpoint, or to that of trellis listen --print-secret.';
    return [...findings, skipped('webhook', 'No genuine event was sent: its secret is unknown.', mend)];
  }
  const genuine = await send(target, secret, Date.now());
  findings.push(checkGenuine(genuine));
  if (typeof genuine === 'number' && isTaken(genuine) && !isTaken(forged)) {
    const stale = await send(target, secret, Date.now() - STALE_MS);
    if (typeof stale === 'number' && isTaken(stale))
      findings.push(
        warning(
          'webhook-replay',
          'An event that was signed ten minutes ago was taken.',
          'Refuse those with a webhook-timestamp more than five minutes off, as verifyWebhook does.',
        ),
      );
  }
  return findings;
}

const isTaken = (status: number): boolean => status >= 200 && status < 300;

function checkForged(status: number): Finding {
  if (!isTaken(status)) return ok('webhook-forged', `A forged event was refused with ${status}.`);
  return problem(
    'webhook-forged',
    `A forged event was taken with ${status}: anybody can send your server events.`,
    'Verify each request by verifyWebhook of trellis/server, with the raw body, and answer 400 if it throws.',
  );
}

function checkGenuine(outcome: number | string): Finding {
  if (typeof outcome === 'number' && isTaken(outcome))
    return ok('webhook', `A genuine event was taken with ${outcome}.`);
  if (typeof outcome === 'number' && outcome >= 300 && outcome < 400) {
    return problem(
      'webhook',
      `A genuine event was redirected with ${outcome}.`,
      'Register the address that it leads to: redirects aren’t followed.',
    );
  }
  if (outcome === 404 || outcome === 405) {
    return problem(
      'webhook',
      `A genuine event was answered with ${outcome}.`,
      'Look at the path, and that it takes POST.',
    );
  }
  return problem(
    'webhook',
    `A genuine event was refused: ${typeof outcome === 'number' ? `it answered ${outcome}` : outcome}.`,
    'Look at the secret of this endpoint, and that the signature is checked over the raw body, before it is parsed.',
  );
}

/** @returns the status, or why there was none */
async function send(target: URL, secret: string, atMs: number): Promise<number | string> {
  const id = `evt_doctor${atMs}`;
  const body = JSON.stringify({
    id,
    type: 'ping',
    timestamp: new Date(atMs).toISOString(),
    environment: 'sandbox',
    merchant: null,
    data: { object: 'ping', endpoint: null },
  });
  try {
    const response = await fetch(target, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Trellis-Webhooks/1',
        ...signedHeaders([secret], { id, body, sentAtMs: atMs }),
      },
      body,
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    return reasonOf(error);
  }
}
