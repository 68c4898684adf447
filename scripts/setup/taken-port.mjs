// @ts-check
/** It runs before any package is installed, so it is plain JavaScript on built-ins, for Node 20 and later. */
import { createServer } from 'node:net';

/**
 * Whether another program listens on a port of this machine.
 * @param {number} port
 * @param {string} setting name of the environment variable that chooses the port
 * @returns {Promise<string | undefined>} the line to show; undefined when the port is free, or no port at all
 */
export function takenPort(port, setting) {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== 'EADDRINUSE') return resolve(undefined); // the server itself has a better message
      const hint = `stop the program that uses it, or set ${setting} to another port`;
      return resolve(`trellis: port ${port} is in use: ${hint}`);
    });
    if (!Number.isInteger(port) || port < 1 || port > 65535) return resolve(undefined);
    return probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(undefined)));
  });
}
