/** Attributes of the surface, which style sheets show the button or the advice by. */
const CAN = 'data-can-push';
const BLOCKED = 'data-push-blocked';

const offered = new WeakSet<HTMLFormElement>();

/**
 * Lets a form of the site’s page subscribe this browser to an order’s notifications. The permission is asked
 * for when the guest presses its button, never before, and only on the site itself.
 */
export function offerPush(form: HTMLFormElement): void {
  const surface = form.closest<HTMLElement>('trellis-ordering');
  const isAble = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!surface || !isAble) return;
  surface.toggleAttribute(CAN, true);
  if (offered.has(form)) return;
  offered.add(form);
  form.addEventListener('submit', (event) => {
    const key = form.dataset['push'];
    if (key === undefined || form.querySelector('[name=endpoint]')) return;
    event.preventDefault();
    event.stopPropagation();
    void subscribe(surface, form, key);
  });
}

async function subscribe(surface: HTMLElement, form: HTMLFormElement, key: string): Promise<void> {
  const isAllowed = (await Notification.requestPermission()) === 'granted';
  surface.toggleAttribute(BLOCKED, !isAllowed);
  if (!isAllowed) return;
  const button = form.querySelector('button');
  button?.toggleAttribute('disabled', true);
  try {
    const sent = await subscriptionOf(form.dataset['worker'] ?? '', key);
    for (const [name, value] of Object.entries(sent)) {
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
    }
  } catch {
    // The push service is out of reach, or the browser was told to use none.
    surface.toggleAttribute(BLOCKED, true);
    return;
  } finally {
    button?.toggleAttribute('disabled', false);
  }
  form.requestSubmit();
}

async function subscriptionOf(worker: string, key: string): Promise<Record<string, string>> {
  const registration = await navigator.serviceWorker.register(worker);
  await activeOf(registration);
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

/** Waits until a worker runs: before, there is nothing to subscribe. */
function activeOf(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve());
  });
}
