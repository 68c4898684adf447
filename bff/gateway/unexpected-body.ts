import type { IncomingMessage } from 'node:http';
import { parseJson, readBytes } from './body.ts';
import { ApiError } from './errors.ts';
import { unknownMember } from './unknown-members.ts';

/** `{}`, which many clients send with every request. */
const EMPTY_OBJECT_BYTES = 2;

/**
 * Looks at a body sent to an operation that takes none: it may be an empty object.
 * @param ignored is called for any other; left out: it's refused
 * @throws {ApiError} field_invalid, naming the first member; body_too_large
 */
export async function noteUnexpectedBody(
  req: IncomingMessage,
  ignored: (() => void) | undefined,
): Promise<void> {
  const length = Number(req.headers['content-length'] ?? 0);
  if (length === 0 && req.headers['transfer-encoding'] === undefined) return;
  if (!ignored) return refuseMembers(await readBytes(req));
  if (length > EMPTY_OBJECT_BYTES || req.headers['transfer-encoding'] !== undefined) ignored();
}

function refuseMembers(bytes: Buffer): void {
  if (bytes.length === 0) return;
  const body = jsonIn(bytes);
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new ApiError('field_invalid', { message: 'This operation takes no body.' });
  }
  const [name] = Object.keys(body ?? {});
  if (name !== undefined) throw unknownMember({ path: [name], known: [] });
}

function jsonIn(bytes: Buffer): unknown {
  try {
    return parseJson(bytes);
  } catch {
    return undefined;
  }
}
