/** What a merchant sees once its record is there. It is loaded behind the first rendering (load-forms.ts). */
export { formStyles } from './forms.styles.ts';
export { StepViews } from './step-views.ts';
