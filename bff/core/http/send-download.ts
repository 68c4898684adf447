import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file that a browser saves. */
export interface Download {
  /** Without parameters. */
  readonly mediaType: string;
  /** Letters, digits, hyphens and a dot. */
  readonly name: string;
  /** Whole, or in pieces as they are made. */
  readonly content: string | Buffer | AsyncIterable<string>;
}

/** Texts are sent in UTF-8. What fails after the first piece ends the connection: a file cut off must not look whole. */
export async function sendDownload(res: ServerResponse, status: number, download: Download): Promise<void> {
  const { content } = download;
  if (typeof content === 'string' || Buffer.isBuffer(content)) {
    setHeaders(res, status, download);
    res.setHeader('Content-Length', Buffer.byteLength(content));
    res.end(content);
    return;
  }
  const pieces = content[Symbol.asyncIterator]();
  // What fails before there is anything to send is an error like any other.
  const first = await pieces.next();
  setHeaders(res, status, download);
  if (res.req.method === 'HEAD') {
    await pieces.return?.();
    res.end();
    return;
  }
  // Pieces are made as the reader takes them, and no more once it has left.
  await pipeline(Readable.from(following(first, pieces), { objectMode: false }), res).catch(unlessGone);
}

function setHeaders(res: ServerResponse, status: number, { mediaType, name }: Download): void {
  res.statusCode = status;
  res.setHeader('Content-Type', mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType);
  res.setHeader('Content-Disposition', `attachment; filename="${name}"`);
}

/** That a reader has left is no failure of ours. */
function unlessGone(error: unknown): void {
  const isGone = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
  if (!isGone) throw error;
}

async function* following(
  first: IteratorResult<string>,
  pieces: AsyncIterator<string>,
): AsyncGenerator<string> {
  try {
    for (let next = first; next.done !== true; next = await pieces.next()) yield next.value;
  } finally {
    await pieces.return?.();
  }
}
