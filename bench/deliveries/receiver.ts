import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Accepts every message at once, in a process of its own. Prints its port. */
const server = createServer((req, res) => {
  req.resume().on('end', () => res.writeHead(204).end());
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
