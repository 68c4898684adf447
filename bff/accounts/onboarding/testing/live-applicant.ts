import { ALL_SCOPES } from '../../../core/contract/scopes.ts';
import { call, signUp, type Service, type SignedUp } from '../../../testing/service/service.ts';

/** A partner with a production key, and a merchant of production that needs data. */
export interface LiveApplicant {
  /** The partner, with its production key. */
  readonly partner: SignedUp;
  /** The id of the merchant. */
  readonly id: string;
}

export async function liveApplicant(service: Service, name = 'Counter POS'): Promise<LiveApplicant> {
  const partner = await signUp(service, name);
  await call(service, 'POST /v1/partners/me/publish', { credential: partner.key });
  const { body: key } = await call<{ secret: string }>(service, 'POST /v1/keys', {
    credential: partner.key,
    body: { name: 'Live', capability: ALL_SCOPES, environment: 'production' },
  });
  const { body: merchant } = await call<{ id: string }>(service, 'POST /v1/merchants', {
    credential: key.secret,
    body: {
      legal_name: 'Till & Cup Ltd',
      display_name: 'Till & Cup',
      country: 'GB',
      currency: 'GBP',
      timezone: 'Europe/London',
      address: { line1: '1 Mill Lane', city: 'Reading', postal_code: 'RG1 2AB', country: 'GB' },
      business: { type: 'company', mcc: '5814' },
    },
  });
  return { partner: { ...partner, key: key.secret, active: merchant.id }, id: merchant.id };
}

/** A file that says what it is in its first bytes. */
export const pdfOf = (text: string): Buffer => Buffer.from(`%PDF-1.4\n${text}`);

/** A picture of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Uploads a document of a merchant. */
export async function uploadDocument(
  service: Service,
  { partner, id }: LiveApplicant,
  bytes: Buffer,
  { credential = partner.key, key, type = 'application/pdf' }: UploadOptions = {},
): Promise<{ readonly status: number; readonly body: Record<string, unknown> }> {
  const response = await fetch(`${service.url}/v1/merchants/${id}/onboarding/documents`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${credential}`,
      'content-type': type,
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

interface UploadOptions {
  readonly credential?: string;
  /** The idempotency key. */
  readonly key?: string;
  /** The declared media type. */
  readonly type?: string;
}

/** Uploads a document, and returns its token. */
export async function uploaded(service: Service, applicant: LiveApplicant, bytes: Buffer): Promise<string> {
  const { status, body } = await uploadDocument(service, applicant, bytes);
  if (status !== 201) throw new Error(`the upload was answered with ${status}: ${JSON.stringify(body)}`);
  return String(body['token']);
}
