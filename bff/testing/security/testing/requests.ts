/** A request as it is sent. Only `Host` is added, and a length if there is a body. */
export function request(
  line: string,
  headers: readonly string[] = [],
  body: string | Buffer | undefined = undefined,
): Buffer {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const length = bytes === undefined ? [] : [`Content-Length: ${bytes.length}`];
  const head = [`${line} HTTP/1.1`, 'Host: localhost', ...headers, ...length].join('\r\n');
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`, 'latin1'), bytes ?? Buffer.alloc(0)]);
}

export const JSON_TYPE = 'Content-Type: application/json';

export function bearer(credential: string): string {
  return `Authorization: Bearer ${credential}`;
}
