/** The limit: node:http and undici's dispatch, no checks. Nothing that forwards requests can cost much less. */
import { createServer } from 'node:http';
import { Pool } from 'undici';

const upstream = new Pool(process.env.UPSTREAM_URL, { connections: 64, pipelining: 1 });

createServer((req, res) => {
  const chunks = [];
  req.on('data', (chunk) => chunks.push(chunk));
  req.on('end', () => {
    const headers = { 'content-type': req.headers['content-type'] };
    upstream.dispatch(
      { method: req.method, path: req.url, headers, body: Buffer.concat(chunks) },
      answerInto(res),
    );
  });
}).listen(Number(process.env.PORT), '127.0.0.1');

function answerInto(res) {
  const chunks = [];
  let status = 0;
  let contentType = '';
  return {
    onRequestStart() {},
    onResponseStart(_, code, headers) {
      status = code;
      contentType = headers['content-type'];
    },
    onResponseData(_, chunk) {
      chunks.push(chunk);
    },
    onResponseEnd() {
      const body = Buffer.concat(chunks);
      res.writeHead(status, { 'Content-Type': contentType, 'Content-Length': body.length }).end(body);
    },
    onResponseError() {
      res.writeHead(502).end();
    },
  };
}
