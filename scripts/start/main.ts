/** Starts everything on one machine, in order: build, run, print what to open, and end together. */
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from './build.ts';
import { readSettings } from './settings.ts';
import { createStack } from './stack.ts';
import { mailText } from './mailbox.ts';
import { StartFailure } from './start-failure.ts';
import { summary } from './summary.ts';

const settings = readSettings(
  fileURLToPath(new URL('../..', import.meta.url)),
  process.env,
  process.argv.slice(2),
);
const stack = createStack(
  settings,
  (line) => void end(1, line),
  (mail) => console.log(mailText(mail)),
);
let ending: Promise<void> | undefined;

/** Stops everything and exits with this code; the first call counts. */
function end(code: number, line?: string): Promise<void> {
  ending ??= (async () => {
    if (line) console.error(line);
    await stack.stop();
    process.exit(code);
  })();
  return ending;
}

process.on('SIGINT', () => void end(0));
process.on('SIGTERM', () => void end(0));
process.on('disconnect', () => void end(0)); // the parent process is gone
process.channel?.unref();
if (settings.pipedFromParent) obeyParent();

/** What went wrong, in words for the terminal. */
function messageOf(error: unknown): string {
  const { message } = error as Error;
  return error instanceof StartFailure ? message.trim() : `trellis: ${message}`;
}

/** A parent that controls us, as the journeys do: its lines are commands, and its end is ours. */
function obeyParent(): void {
  const commands: Record<string, () => Promise<void>> = {
    'bff stop': () => stack.stopBff(),
    'bff start': () => stack.startBff(),
  };
  createInterface({ input: process.stdin })
    .on('line', (line) => {
      commands[line]?.().then(
        () => console.log(`done: ${line}`),
        (error: Error) => end(1, error.message),
      );
    })
    .on('close', () => void end(0));
}

try {
  await buildIfStale(settings.root);
  const started = await stack.start();
  const color = process.stdout.isTTY && process.stdout.hasColors();
  if (!ending) console.log(summary(settings, started, color));
} catch (error) {
  await end(1, messageOf(error));
}
