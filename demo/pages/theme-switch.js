/* The theme and mode switch in the bar at the top. theme.js has applied the stored choice. */
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

/* The merchant menu closes as menus do: with Escape, with a click elsewhere, and when it loses the focus. */
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
