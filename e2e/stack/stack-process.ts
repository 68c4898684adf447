import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from './free-ports.ts';
import { ownEnvironment } from './own-environment.ts';
import { ProcessOutput } from './process-output.ts';
import { copyTemplate } from './stack-template.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface StackProcess {
  readonly process: ChildProcess;
  readonly lines: ProcessOutput;
  readonly dataDir: string;
  readonly api: string;
  readonly demo: string;
  readonly operator: string;
}

/**
 * Starts `npm start` with a data folder of its own, on free ports. It ends with this process: its standard
 * input is our pipe.
 * @param settings more variables of its environment
 */
export async function startProcess(settings: Readonly<Record<string, string>> = {}): Promise<StackProcess> {
  const [port, demoPort, operatorPort] = await freePorts(3);
  const dataDir = await mkdtemp(join(tmpdir(), 'trellis-e2e-'));
  await copyTemplate(dataDir);
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: {
      ...ownEnvironment(),
      TRELLIS_PARENT: 'pipe',
      DATA_DIR: dataDir,
      SANDBOX_HISTORY_DAYS: '0',
      ...settings,
      PORT: String(port),
      DEMO_PORT: String(demoPort),
      OPERATOR_PORT: String(operatorPort),
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  return {
    process: child,
    lines: new ProcessOutput(child),
    dataDir,
    api: `http://localhost:${port}`,
    demo: `http://localhost:${demoPort}`,
    operator: `http://localhost:${operatorPort}`,
  };
}
