import type { DemoPartner } from './demo-partner.ts';
import { shownPath, type Settings } from './settings.ts';
import { StartFailure } from './start-failure.ts';

/** A second partner is never signed up silently: the first one's records would seem lost. */
export function keyRefused(settings: Settings, { id, name }: DemoPartner, file: string): StartFailure {
  return new StartFailure(
    `trellis: the sandbox key of ${name} (${id}) no longer works: it was revoked, has expired or belongs to another database. Do one of these:
  - Create a key with \`npm run -s operator -- keys create --partner ${id} --name demo --json\`
    and set "key" to its secret in ${shownPath(file)}.
  - Sign up a new partner with \`npm start -- --new-partner\`. The previous partner's data is kept.
  - To start from scratch, delete ${settings.dataDirShown}.`,
  );
}
