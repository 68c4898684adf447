/** What every form of the comparison has. */
export const TITLE = 'Add a plant';
export const FIELDS = [
  {
    name: 'id',
    label: 'Plant number',
    hint: 'A whole number. You can’t change it later.',
    inputmode: 'numeric',
    required: true,
  },
  { name: 'name', label: 'Name', required: true },
  { name: 'tag', label: 'Tag', placeholder: 'indoor', required: false },
];
