/*
 * Locks a shared device on which nobody does anything. The service does it too: this takes what is shown
 * away.
 */

const LOOK_EVERY_MS = 2_000;
/** How often the service hears that somebody is there, in milliseconds. */
const TELL_EVERY_MS = 30_000;

const form = document.querySelector('form[data-lock-after]');
const lockAfterMs = Number(form.dataset.lockAfter);
let touchedAt = Date.now();
let toldAt = Date.now();

function tell() {
  toldAt = Date.now();
  const body = new URLSearchParams({ csrf: form.elements.namedItem('csrf').value });
  // The next touch tells it again.
  fetch(form.dataset.work, { method: 'POST', body }).catch(() => undefined);
}

for (const type of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
  const noticed = () => {
    touchedAt = Date.now();
    if (touchedAt - toldAt >= TELL_EVERY_MS) tell();
  };
  addEventListener(type, noticed, { capture: true, passive: true });
}

setInterval(() => {
  if (Date.now() - touchedAt >= lockAfterMs) form.submit();
}, LOOK_EVERY_MS);
