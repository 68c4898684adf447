/** `trellis`: the command of the package. What it makes goes to the output, and all else that it says beside it. */
import { theme } from './theme/theme.ts';

const HELP = `trellis – what goes with the package of elements

  trellis theme tokens.json > theme.css   custom properties of a Design Tokens file
  trellis theme --help                    what the file may have
`;

const [command, ...args] = process.argv.slice(2);
if (command === 'theme') process.exitCode = theme(args);
else if (command === '--help' || command === '-h') process.stdout.write(HELP);
else {
  process.stderr.write(command === undefined ? HELP : `trellis: there is no command ${command}\n\n${HELP}`);
  process.exitCode = 2;
}
