import { worker } from './worker.js';

/** The worker as Bun serves it. @returns the server, which listens */
export const bunServer = (settings) =>
  Bun.serve({ ...worker(settings), port: settings.port ?? 0, hostname: '127.0.0.1' });
