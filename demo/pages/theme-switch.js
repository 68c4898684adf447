/* The theme and mode switch in the strip at the top. theme.js has applied what was chosen before. */
const { dataset } = document.documentElement;
const form = document.querySelector('form.look');

form.theme.value = dataset.theme;
form.mode.value = dataset.mode;

form.addEventListener('change', () => {
  const look = { theme: form.theme.value, mode: form.mode.value };
  Object.assign(dataset, look);
  try {
    localStorage.setItem('greenhouse-look', JSON.stringify(look));
  } catch {
    /* Storage is off: the choice lasts as long as the page. */
  }
});

/* The merchant menu closes as menus do: by Escape, by a click elsewhere, when the focus moves on. */
const menu = document.querySelector('details.menu');

menu.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !menu.open) return;
  menu.open = false;
  menu.querySelector('summary').focus();
});

for (const type of ['pointerdown', 'focusin']) {
  document.addEventListener(type, (event) => {
    if (!menu.contains(event.target)) menu.open = false;
  });
}
