/** `trellis`: the command of the package. */
import { LOGIN, LOGOUT } from './account/login.ts';
import { Problem, UsageFault, type Command } from './command.ts';
import { DOCTOR } from './doctor/doctor.ts';
import { LISTEN } from './events/listen.ts';
import { TRIGGER } from './events/trigger.ts';
import { Output } from './output.ts';
import { INIT } from './init/init.ts';
import { LOGS } from './logs/logs.ts';
import { THEME } from './theme/theme.ts';

const COMMANDS: readonly Command[] = [INIT, LOGIN, LOGOUT, LISTEN, TRIGGER, LOGS, DOCTOR, THEME];

const WIDTH = Math.max(...COMMANDS.map(({ name }) => name.length)) + 2;
const HELP = `trellis: build on Trellis from the command line

${COMMANDS.map(({ name, summary }) => `  trellis ${name.padEnd(WIDTH)}${summary}`).join('\n')}

trellis COMMAND --help says more. Each command takes --json. TRELLIS_KEY and TRELLIS_URL stand in for a login.
Exit codes: 0, all is well; 1, a problem; 2, wrong usage.
`;

async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(HELP);
    return 0;
  }
  const command = COMMANDS.find((one) => one.name === name);
  if (!command) {
    process.stderr.write(name === undefined ? HELP : `trellis: there is no command ${name}\n\n${HELP}`);
    return 2;
  }
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(command.help);
    return 0;
  }
  const out = new Output({ isJson: args.includes('--json') });
  try {
    return await command.run(args, out);
  } catch (error) {
    if (!(error instanceof UsageFault || error instanceof Problem)) throw error;
    const usage = error instanceof UsageFault ? `\nTry trellis ${command.name} --help.` : '';
    out.say(`trellis ${command.name}: ${error.message}${usage}`);
    return error instanceof UsageFault ? 2 : 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
