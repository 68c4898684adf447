// @ts-check
/**
 * `npm start`: sets everything up, then runs the BFF and the demo until Ctrl-C. The steps are in start/main.ts. A
 * port in use is reported at once, not after minutes of installing and building.
 */
import { setUp } from './setup.mjs';
import { takenPort } from './setup/taken-port.mjs';

const { PORT, DEMO_PORT, OPERATOR_PORT } = process.env;
const demoPort = Number(DEMO_PORT || 8081);
const taken =
  (await takenPort(Number(PORT || 8080), 'PORT')) ??
  (await takenPort(demoPort, 'DEMO_PORT')) ??
  (await takenPort(Number(OPERATOR_PORT || demoPort + 1), 'OPERATOR_PORT'));

if (taken !== undefined) {
  console.error(taken);
  process.exitCode = 1;
} else if (await setUp(import.meta.url)) await import('./start/main.ts');
