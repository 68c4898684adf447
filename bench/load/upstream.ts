import { createServer } from 'node:http';

/** The plant API of the measurement: reads the body, returns a plant. Prints its port on the channel. */
const ANSWER = Buffer.from('{"name":"Fern","tag":"shade"}');
const HEAD = { 'Content-Type': 'application/json', 'Content-Length': ANSWER.length };

const server = createServer((req, res) => {
  req.on('end', () => res.writeHead(200, HEAD).end(ANSWER)).resume();
});
server.keepAliveTimeout = 120_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : undefined);
});
process.on('disconnect', () => process.exit(0));
