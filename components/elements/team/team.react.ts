import { createComponent } from '@lit/react';
import * as react from 'react';
import { named } from '../../entries/react-event.ts';
import { type TeamEventMap, TrellisTeam } from './team.ts';

/**
 * `<trellis-team>` for React.
 *
 * @example
 * <Team deviceAddress="https://shop.example/dashboard/device" />
 */
export const Team = createComponent({
  tagName: 'trellis-team',
  elementClass: TrellisTeam,
  react,
  events: {
    onTrellisReady: named<TeamEventMap, 'trellis-ready'>('trellis-ready'),
    onTrellisBeforeChange: named<TeamEventMap, 'trellis-before-change'>('trellis-before-change'),
    onTrellisChanged: named<TeamEventMap, 'trellis-changed'>('trellis-changed'),
    onTrellisError: named<TeamEventMap, 'trellis-error'>('trellis-error'),
    onTrellisMissingScope: named<TeamEventMap, 'trellis-missing-scope'>('trellis-missing-scope'),
  },
});
