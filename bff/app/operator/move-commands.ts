import { readFileSync } from 'node:fs';
import { loadGuestLinks } from '../../accounts/identity/guest-links/guest-links.ts';
import { loadEndpointSecrets } from '../../developers/webhooks/webhooks.ts';
import { exportPartner, type MoveDeps } from '../moves/export-partner.ts';
import { forgetPartner } from '../moves/forget-partner.ts';
import { importPartner } from '../moves/import-partner.ts';
import { redirectPartner, resumePartner } from '../moves/pause-partner.ts';
import { type Command, type CommandContext, need, UsageError } from './command.ts';

/** Moves a partner with everything it owns to another installation. */
export const MOVE_COMMANDS: readonly Command[] = [
  {
    name: 'partner export',
    isChange: true,
    isOfPlatform: true,
    usage:
      '--partner par_… --folder PATH --key-file PATH [--last true]  (writes its records while it is ' +
      'served, and again what has changed; --last pauses it, for the last changes)',
    run: async (context) => {
      const partner = partnerIn(context);
      const isLast = context.flags.get('last') === 'true';
      return exportPartner(await depsOf(context), { ...placeIn(context), partner, isLast });
    },
  },
  {
    name: 'partner import',
    isChange: true,
    isOfPlatform: true,
    usage:
      '--folder PATH --key-file PATH [--activate true]  (writes the records of a folder here; --activate ' +
      'serves the partner, after everything was verified)',
    run: async (context) => {
      const isActivated = context.flags.get('activate') === 'true';
      return importPartner(await depsOf(context), { ...placeIn(context), isActivated });
    },
  },
  {
    name: 'partner redirect',
    isChange: true,
    isOfPlatform: true,
    usage:
      '--partner par_… --to https://… --hosted-domain DOMAIN  (sends its requests to the PUBLIC_URL ' +
      'and the HOSTED_DOMAIN of the other installation)',
    run: async (context) => {
      const partner = partnerIn(context);
      const to = originIn(need(context.flags, 'to'));
      const hostedDomain = need(context.flags, 'hosted-domain');
      if (!/^[a-z0-9.-]{1,253}(?::\d{1,5})?$/.test(hostedDomain))
        throw new UsageError('--hosted-domain must be a domain, such as shops.example.com');
      await redirectPartner(context, partner, { to, hostedDomain });
      return { partner, to, hosted_domain: hostedDomain };
    },
  },
  {
    name: 'partner resume',
    isChange: true,
    isOfPlatform: true,
    usage: '--partner par_…  (takes its move back: only while it is not active at the other installation)',
    run: async (context) => {
      const partner = partnerIn(context);
      await resumePartner(context, partner);
      return { partner, state: 'active' };
    },
  },
  {
    name: 'partner forget',
    isChange: true,
    isOfPlatform: true,
    usage:
      '--partner par_… [--confirm par_…]  (deletes its records here: of an import that is not active, or, ' +
      'confirmed, of a partner that has moved away, whose requests are still sent on)',
    run: async (context) => {
      const partner = partnerIn(context);
      return forgetPartner(context, partner, context.flags.get('confirm'));
    },
  },
];

async function depsOf({ db, clock, secrets }: CommandContext): Promise<MoveDeps> {
  return {
    db,
    clock,
    secrets: await loadEndpointSecrets(db, clock, secrets?.webhookSecretsKey),
    links: await loadGuestLinks(db, clock),
  };
}

/** Returns the folder, and the key from its file: a key in a flag would stay in the shell's history. */
function placeIn({ flags }: CommandContext): { readonly folder: string; readonly key: string } {
  const folder = need(flags, 'folder');
  const path = need(flags, 'key-file');
  try {
    return { folder, key: readFileSync(path, 'utf8') };
  } catch (cause) {
    throw new UsageError(`the key file ${path} can't be read`, { cause });
  }
}

function partnerIn({ flags }: CommandContext): string {
  const partner = need(flags, 'partner');
  if (!/^par_[0-9A-Z]{26}$/.test(partner)) throw new UsageError(`${partner} isn't the ID of a partner`);
  return partner;
}

function originIn(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')) return url.origin;
  throw new UsageError(
    '--to must be the PUBLIC_URL of the other installation, such as https://api.example.com',
  );
}
