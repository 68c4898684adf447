import { createComponent } from '@lit/react';
import * as react from 'react';
import { named } from '../../entries/react-event.ts';
import { type LocationsEventMap, TrellisLocations } from './locations.ts';

/**
 * `<trellis-locations>` for React.
 *
 * @example
 * <Locations onTrellisChanged={(event) => refresh(event.detail.location)} />
 */
export const Locations = createComponent({
  tagName: 'trellis-locations',
  elementClass: TrellisLocations,
  react,
  events: {
    onTrellisReady: named<LocationsEventMap, 'trellis-ready'>('trellis-ready'),
    onTrellisRecordSelect: named<LocationsEventMap, 'trellis-record-select'>('trellis-record-select'),
    onTrellisBeforeChange: named<LocationsEventMap, 'trellis-before-change'>('trellis-before-change'),
    onTrellisChanged: named<LocationsEventMap, 'trellis-changed'>('trellis-changed'),
    onTrellisError: named<LocationsEventMap, 'trellis-error'>('trellis-error'),
    onTrellisMissingScope: named<LocationsEventMap, 'trellis-missing-scope'>('trellis-missing-scope'),
  },
});
