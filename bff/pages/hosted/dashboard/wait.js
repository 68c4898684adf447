/*
 * Waits on a tablet until somebody has typed its code. The page is reloaded only once it has changed, so that
 * neither the focus nor a screen reader loses its place.
 */

const LOOK_EVERY_MS = 4_000;
const code = document.querySelector('.code').textContent;

/** Whether the tablet is a device now, to which the service redirects, or its code has ended. */
async function hasChanged() {
  const response = await fetch(location.href, { redirect: 'manual' });
  return response.type === 'opaqueredirect' || (response.ok && !(await response.text()).includes(code));
}

async function look() {
  // The next look finds out what this one couldn't.
  if (await hasChanged().catch(() => false)) location.reload();
  else setTimeout(look, LOOK_EVERY_MS);
}

setTimeout(look, LOOK_EVERY_MS);
