/*
 * Asks a person who they are where a change in an element needs a proof; then the change can be made again.
 */

const PROOF_REQUIRED = 40307;

const dialog = document.querySelector('dialog[data-prove]');
const part = (name) => dialog.querySelector(`[data-${name}]`);

addEventListener('trellis-error', ({ detail }) => {
  if (detail?.code !== PROOF_REQUIRED || dialog.open) return;
  part('refused').hidden = true;
  part('sent').hidden = true;
  part('mail').hidden = false;
  dialog.showModal();
});

/** Sends a form of the dialog. @returns the answer; `undefined` if it was refused */
async function send(form) {
  const button = form.querySelector('button');
  button.disabled = true;
  part('refused').hidden = true;
  try {
    const headers = { Accept: 'application/json' };
    const reply = await fetch(form.action, {
      method: 'POST',
      headers,
      body: new URLSearchParams(new FormData(form)),
    });
    if (reply.ok) return await reply.json();
  } catch {
    // Said below.
  } finally {
    button.disabled = false;
  }
  part('refused').hidden = false;
  return undefined;
}

part('mail').addEventListener('submit', async (event) => {
  event.preventDefault();
  if (!(await send(part('mail')))) return;
  part('mail').hidden = true;
  part('sent').hidden = false;
  part('code').elements.namedItem('proof_code').focus();
});

part('code').addEventListener('submit', async (event) => {
  event.preventDefault();
  const proved = await send(part('code'));
  if (!proved) return;
  // The session has another cookie now, and its forms and elements another token.
  for (const field of document.querySelectorAll('input[name="csrf"]')) field.value = proved.csrf;
  document.querySelector('trellis-session')?.setAttribute('csrf', proved.csrf);
  part('code').reset();
  dialog.close();
});
