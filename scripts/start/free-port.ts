import { createServer } from 'node:net';
import { StartFailure } from './start-failure.ts';

/**
 * Refuses a port on which another program listens. Without this a start would take that program's answers for those of
 * the process it has just started.
 * @param setting name of the environment variable that chooses the port
 */
export function assertFree(port: number, setting: string): Promise<void> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return resolve(); // the server itself says it better
      const hint = `stop the program that has it, or set ${setting} to another port`;
      return reject(new StartFailure(`trellis: port ${port} is taken: ${hint}`));
    });
    if (!Number.isInteger(port) || port < 1 || port > 65535) return resolve();
    return probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}
