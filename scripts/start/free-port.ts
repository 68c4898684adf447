import { takenPort } from '../setup/taken-port.mjs';
import { StartFailure } from './start-failure.ts';

/**
 * Refuses a port on which another program listens. Otherwise a start would take that program's responses for
 * those of its own process.
 * @param setting name of the environment variable that chooses the port
 */
export async function assertFree(port: number, setting: string): Promise<void> {
  const taken = await takenPort(port, setting);
  if (taken !== undefined) throw new StartFailure(taken);
}
