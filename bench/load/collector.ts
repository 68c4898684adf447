import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Takes telemetry and keeps nothing of it. Says its port when asked, and ends with the parent. */
const server = createServer((req, res) => {
  req.resume().on('end', () => res.writeHead(200, { 'Content-Type': 'application/x-protobuf' }).end());
});
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
