import { msg } from '../../i18n/message.ts';
import type { AvailabilityForm } from './availability-form.ts';
import type { Draft } from './draft.ts';
import type { MenuApi } from './menu-api.ts';
import type { AvailabilityChange } from './menu-records.ts';
import type { MenuWork } from './menu-work.ts';

/** Sends what a form of the availability says. It acts at once; the draft stays as it is. */
export async function setAvailability(
  form: AvailabilityForm,
  { api, work, draft }: { api: MenuApi; work: MenuWork; draft: Draft },
): Promise<void> {
  const read = work.busy ? undefined : form.read();
  const { menu } = draft;
  if (!read || !menu) return;
  let change: AvailabilityChange | undefined;
  await work.run({
    place: 'part',
    action: 'set-availability',
    about: { id: form.item.id },
    scope: 'menus:write',
    send: async () => {
      change ??= read.endsIn ? { ...read.change, until: await endOf(read.endsIn, api) } : read.change;
      return api.setAvailability(menu.id, [change]);
    },
    refused: (error) => form.state.refuse(error),
    done: (entries) => {
      const now = draft.menu ?? menu;
      const others = now.availability.filter(
        (old) => !entries.some(({ target, location }) => target === old.target && location === old.location),
      );
      draft.take({ ...now, availability: [...others, ...entries] });
      return msg('The availability is set.');
    },
  });
}

/** By the service's clock, which also says when it is over. */
const endOf = async (minutes: number, api: MenuApi): Promise<string> =>
  new Date((await api.now()) + minutes * 60_000).toISOString();
