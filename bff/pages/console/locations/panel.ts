import type { MerchantPanel } from '../console-section.ts';
import { detailsForm } from './details-form.ts';
import { hoursForm } from './hours-form.ts';
import { mountLocationPage } from './location-page.ts';
import { locationsSection } from './locations-section.ts';
import { mountNewLocationPage } from './new-location-page.ts';
import { orderingForm } from './ordering-form.ts';
import { mountSettingsForm } from './settings-form.ts';
import { taxesForm } from './taxes-form.ts';

/** Locations in the console. The new one's page comes first: its path would fit that of a location. */
export const locationsPanel: MerchantPanel = {
  show: locationsSection,
  pages: [
    mountNewLocationPage,
    mountLocationPage,
    ...[detailsForm, hoursForm, orderingForm, taxesForm].map(
      (form): MerchantPanel['pages'][number] =>
        (router, context, pages) =>
          mountSettingsForm(router, context, pages, form),
    ),
  ],
};
