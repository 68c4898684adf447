import { msg } from '../../../i18n/message.ts';
import type { Section } from './section.ts';
import { daysSection } from './days-section.ts';
import { hoursSection } from './hours-section.ts';
import { areaSection, detailsSection, slotsSection, waysSection } from './plain-sections.ts';
import { taxesSection, tipsSection } from './taxes-section.ts';

/** The sections in the order of the page. The one without fields is the pause, which acts at once. */
export const SECTIONS: readonly Section[] = [
  {
    id: 'hours',
    title: () => msg('Hours'),
    lead: () => msg('When customers can order. Two times on one day make a break.'),
    paths: ['hours.'],
    render: hoursSection,
  },
  {
    id: 'days',
    title: () => msg('Holidays and other days'),
    link: () => msg('Holidays'),
    lead: () => msg('These go before the week’s hours.'),
    paths: ['exceptions'],
    render: daysSection,
  },
  {
    id: 'ways',
    title: () => msg('Fulfillments'),
    lead: () => msg('How customers can get their orders.'),
    paths: ['fulfillments.pickup.', 'fulfillments.delivery.', 'fulfillments.dine_in.', 'at_pickup'],
    render: waysSection,
  },
  {
    id: 'slots',
    title: () => msg('Orders and slots'),
    lead: () => msg('How much you take on at once.'),
    paths: ['accept.', 'slot.'],
    render: slotsSection,
  },
  {
    id: 'area',
    title: () => msg('Delivery area'),
    lead: () => msg('Customers outside it can’t choose delivery.'),
    paths: ['fulfillments.delivery.postal_prefixes'],
    render: areaSection,
  },
  {
    id: 'taxes',
    title: () => msg('Taxes'),
    lead: () => msg('On items and charges of this location.'),
    paths: ['taxes', 'charge_categories.'],
    render: taxesSection,
  },
  {
    id: 'tips',
    title: () => msg('Tips'),
    lead: () => msg('Customers choose one of three, or another amount.'),
    paths: ['tip_presets_bps'],
    render: tipsSection,
  },
  {
    id: 'pause',
    title: () => msg('Pause'),
    lead: () => msg('Acts at once. Orders you have stay.'),
    paths: [],
    render: () => {
      throw new Error('the pause renders itself');
    },
  },
  {
    id: 'details',
    title: () => msg('Name and address'),
    lead: () => msg('Where customers find you.'),
    paths: ['name', 'status', 'phone', 'address.', 'timezone', 'day_starts_at'],
    render: detailsSection,
  },
];
