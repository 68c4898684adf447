import { COLOR_NAMES } from '../../bff/developers/themes/contract/token-names.ts';

export const HELP = `trellis theme tokens.json > theme.css

Writes the custom properties of a Design Tokens file (format 2025.10) as a style sheet, and says which texts are hard to read.
The file may hold any tokens. Read are these, at its top or in its group "trellis", where they may refer to others: "{blue.600}".

  color.…           ${COLOR_NAMES.slice(0, 8).join(', ')},
                    ${COLOR_NAMES.slice(8).join(', ')}
  dark.color.…      the same in dark; what is left out is worked out
  control.height, control.background, dark.control.background
  radius.control, space.step
  font.text, font.mono, font-weight.strong

  --strict   exit with 1 where a contrast is too low
  --json     prints the style sheet and the warnings as JSON
  --help     this

Exits with 2, and writes nothing, if the file can’t be read. "-" reads what is piped in.
`;
