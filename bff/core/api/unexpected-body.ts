import type { IncomingMessage } from 'node:http';
import type { Operation } from '../contract/operation.ts';
import { parseJson, readBytes } from '../http/body.ts';
import { ApiError } from './errors.ts';
import type { Json } from './json.ts';
import type { MaybePromise } from './maybe-promise.ts';
import { unknownMember } from './unknown-members.ts';

/** `{}`, which many clients send with every request. */
const EMPTY_OBJECT_BYTES = 2;

/**
 * Looks at a body sent to an operation that takes none: it may be an empty object.
 * @param isRead whether its content matters; else any longer one counts
 * @returns the refusal of any other, naming its first member
 * @throws {ApiError} body_too_large, request_malformed
 */
export function unexpectedBodyIn(
  req: IncomingMessage,
  { method, body, upload }: Operation,
  isRead: boolean,
): MaybePromise<ApiError | undefined> {
  if (body || upload || method === 'get') return undefined;
  const isStreamed = req.headers['transfer-encoding'] !== undefined;
  const length = Number(req.headers['content-length'] ?? 0);
  if (length === 0 && !isStreamed) return undefined;
  if (isRead) return readBytes(req).then(refusalOf);
  return length > EMPTY_OBJECT_BYTES || isStreamed ? takesNone() : undefined;
}

function refusalOf(bytes: Buffer): ApiError | undefined {
  if (bytes.length === 0) return undefined;
  const body = jsonIn(bytes);
  if (typeof body !== 'object' || Array.isArray(body)) return takesNone();
  const [name] = Object.keys(body ?? {});
  return name === undefined ? undefined : unknownMember({ path: [name], known: [] });
}

function takesNone(): ApiError {
  return new ApiError('field_invalid', { message: 'This operation takes no body.' });
}

/** Undefined for what is no JSON. */
function jsonIn(bytes: Buffer): Json | undefined {
  try {
    return parseJson(bytes);
  } catch {
    return undefined;
  }
}
