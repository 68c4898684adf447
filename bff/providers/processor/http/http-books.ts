import { Type } from 'typebox';
import { ApiError } from '../../../core/api/errors.ts';
import type { PortClient } from '../../../core/ports/port-client.ts';
import { MovementPage } from '../contract/movement.ts';
import type { ProcessorBooks, SimulatedBooks } from '../port.ts';

/**
 * Returns the books of a processor behind HTTP. One that doesn't serve them answers that nothing is there.
 */
export function httpBooks(port: PortClient): Omit<ProcessorBooks, 'simulated'> {
  return {
    async list({ merchant, from, to, cursor, at }) {
      const query = new URLSearchParams({
        merchant,
        from: from.toISOString(),
        to: to.toISOString(),
        at: at.toISOString(),
        ...(cursor !== undefined && { cursor }),
      });
      try {
        return await port.ask({ method: 'GET', path: `/movements?${query}` }, MovementPage);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not_found') return undefined;
        throw error;
      }
    },
  };
}

const Planted = Type.Object({ id: Type.String() });

/** Returns the routes of the built-in processor alone, which change what its books say. */
export function simulatedBooks(port: PortClient): SimulatedBooks {
  return {
    async plant({ merchant, reference = null, change }) {
      const body = { merchant, reference, ...change };
      return (await port.ask({ method: 'POST', path: '/movements/differences', body }, Planted)).id;
    },
    async undo(merchant, movement) {
      const path = '/movements/differences/undo';
      await port.ask({ method: 'POST', path, body: { merchant, movement } }, Planted);
    },
  };
}
