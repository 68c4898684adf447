import { msg } from '../../i18n/message.ts';
import type { SessionApi } from '../../kit/loading/session-api.ts';
import type { Loaded } from '../../records/record.ts';
import { NOT_FOUND, STALE, type TrellisError } from '../../session/trellis-error.ts';
import { type Device, DEVICES_PATH, type Person, type Place, type StaffRole } from './records.ts';
import { blamed, type TypedForm } from './team-fields.ts';
import type { TeamAction, TeamPlace, TeamWork } from './team-work.ts';

/** The state that the panels read and change. */
export interface PanelsContext {
  api: SessionApi;
  work: TeamWork;
  people: Loaded<Person[]>;
  devices: Loaded<Device[]>;
  /** The locations that a person or a device can be limited to; none that the session may not read. */
  places: () => readonly Place[];
  /** The roles that the session may give; `undefined` from a service that doesn't say. */
  roles: () => readonly StaffRole[] | undefined;
  /** The path of the people in the API. */
  path: () => string;
  /** Whether a device can still be opened for the first time. */
  isWaiting: (device: Device) => boolean;
  deviceAddress: () => string | undefined;
}

/** The forms and questions. */
export type Kind = Exclude<TeamAction, 'invite-again'>;

/** The form or the question that is open: about whom or what, with what was typed. */
export interface Open extends TypedForm {
  kind: Kind;
  /** Whether a device is added by a link, which needs no code. */
  isByLink: boolean;
  /** ID of the person or the device; empty in a form for another one. */
  id: string;
}

/** A change to send, and what to say once it is made. */
interface Change {
  action: TeamAction;
  id: string;
  send: () => Promise<unknown>;
  done: (response: unknown) => string;
  refused?: (error: TrellisError) => boolean;
}

/** The panel from which changes are sent, as far as they act on it. */
interface ChangedPanel {
  /** Whether the session may give a role. */
  gives: (role: string) => boolean;
  /** Shows the link of the device that was just added by one. */
  showLink: (made: MadeDevice | undefined) => void;
  /** Closes what is open, and moves the focus. */
  finish: (selector: string) => void;
  focus: (selector: string) => void;
}

/** A device that was added by a link. */
export interface MadeDevice {
  id: string;
  link: string;
}

/** The changes of a team: their requests, and the lists once they are made. */
export class TeamChanges {
  #of: PanelsContext;
  #panel: ChangedPanel;
  /** The reload after someone else's change; the next request waits for it. */
  #reading: Promise<unknown> | undefined;

  constructor(of: PanelsContext, panel: ChangedPanel) {
    this.#of = of;
    this.#panel = panel;
  }

  /** Sends an invitation again. */
  sendAgain(id: string): Promise<void> {
    const { api, path, people } = this.#of;
    return this.run({
      action: 'invite-again',
      id,
      send: () => api.change<Person>('POST', `${path()}/${id}/invitation`, {}),
      done: (response) => this.#replace(people, response as Person, msg('The invitation is sent.')),
    });
  }

  /** Returns the request that a form or a question stands for. */
  of({ kind, id, typed, chosen, isByLink }: Open): Pick<Change, 'send' | 'done'> {
    const { api, path, people, devices } = this.#of;
    const name = typed.name.trim();
    // Without a choice, locations stay as they are.
    const where = this.#of.places().length > 1 ? { locations: chosen.length > 0 ? chosen : null } : {};
    switch (kind) {
      case 'invite': {
        const body = { email: typed.email.trim(), ...(name && { name }), role: typed.role, ...where };
        return {
          send: () => api.change<Person>('POST', path(), body),
          done: (response) => {
            const made = response as Person;
            // An invitation that has expired is replaced.
            people.value = people.value?.filter(({ email }) => email !== made.email);
            return this.#add(people, made, msg('The invitation is sent.'));
          },
        };
      }
      case 'change-role':
        return {
          send: this.#update(people, path(), id, {
            ...(this.#panel.gives(typed.role) && { role: typed.role }),
            ...where,
          }),
          done: (changed) => this.#replace(people, changed as Person, msg('Saved.')),
        };
      case 'remove-person':
        return {
          send: () => api.request({ method: 'DELETE', path: `${path()}/${id}` }),
          done: () => this.#drop(people, id, 'invite'),
        };
      case 'add-device': {
        const body = { name, ...(!isByLink && { code: typed.code.trim() }), ...where };
        return {
          send: () => api.change<Device>('POST', DEVICES_PATH, body),
          done: (response) => {
            const { link, ...made } = response as Device & { link?: string | null };
            this.#panel.showLink(link ? { id: made.id, link } : undefined);
            const text = this.#add(devices, made, link ? '' : msg('The device is added.'));
            if (link) this.#panel.focus('[id=link]');
            return text;
          },
        };
      }
      case 'rename-device':
        return {
          send: this.#update(devices, DEVICES_PATH, id, { name, ...where }),
          done: (changed) => this.#replace(devices, changed as Device, msg('Saved.')),
        };
      case 'remove-device':
        return {
          send: () => api.request({ method: 'DELETE', path: `${DEVICES_PATH}/${id}` }),
          done: () => this.#drop(devices, id, 'add-device'),
        };
    }
  }

  /** The version is the one known when the request is first sent. A retry repeats that request. */
  #update<Row extends Person | Device>(
    list: Loaded<Row[]>,
    path: string,
    id: string,
    change: object,
  ): () => Promise<Row> {
    let version: number | undefined;
    return () => {
      version ??= list.value?.find((one) => one.id === id)?.version;
      return this.#of.api.change<Row>('PATCH', `${path}/${id}`, { ...change, version });
    };
  }

  /** Reloads what someone else has changed or removed; the next attempt is sent after that. */
  run({ action, id, send, done, refused }: Change): Promise<void> {
    const { work, people, devices } = this.#of;
    const place: TeamPlace = /device/.test(action) ? 'devices' : 'people';
    const isOwner = people.value?.find((one) => one.id === id)?.role === 'owner';
    return work.run<unknown>({
      place,
      action,
      about: id ? { [place === 'people' ? 'person' : 'device']: id } : {},
      scope: 'staff:write',
      send: async () => {
        await this.#reading;
        try {
          return await send();
        } catch (cause) {
          throw blamed(cause as TrellisError, isOwner);
        }
      },
      done,
      refused: (error) => {
        if ([STALE, NOT_FOUND].includes(error.code))
          this.#reading = place === 'people' ? people.load() : devices.load();
        return refused?.(error) ?? false;
      },
    });
  }

  #add<Row extends Person | Device>(list: Loaded<Row[]>, made: Row, text: string): string {
    list.value = [...(list.value ?? []).filter(({ id }) => id !== made.id), made];
    this.#panel.finish(`[popovertarget="more-${made.id}"]`);
    return text;
  }

  #replace<Row extends Person | Device>(list: Loaded<Row[]>, changed: Row, text: string): string {
    list.value = list.value?.map((one) => (one.id === changed.id ? changed : one));
    this.#panel.finish(`[popovertarget="more-${changed.id}"]`);
    return text;
  }

  #drop<Row extends Person | Device>(list: Loaded<Row[]>, id: string, action: string): string {
    list.value = list.value?.filter((one) => one.id !== id);
    this.#panel.finish(`[data-action=${action}]`);
    return msg('Removed.');
  }
}
