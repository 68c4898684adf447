import { createComponent } from '@lit/react';
import * as react from 'react';
import { type CreatePlantEventMap, TrellisCreatePlant } from '../elements/create-plant/create-plant.ts';
import { named } from './react-event.ts';
import { type TrellisEventMap, TrellisSession } from '../session/session.ts';

/**
 * `<trellis-session>` for React; `fetchToken` may be a new function with every render.
 *
 * @example
 * <Session endpoint="/trellis-session" api="https://api.example.com">
 *   <CreatePlant onTrellisPlantCreated={(event) => refresh(event.detail)} />
 * </Session>
 */
export const Session = createComponent({
  tagName: 'trellis-session',
  elementClass: TrellisSession,
  react,
  events: { onTrellisError: named<TrellisEventMap, 'trellis-error'>('trellis-error') },
});

/**
 * `<trellis-create-plant>` for React.
 *
 * @example
 * <CreatePlant onTrellisPlantCreated={({ detail }) => console.log(detail.id, detail.name)} />
 */
export const CreatePlant = createComponent({
  tagName: 'trellis-create-plant',
  elementClass: TrellisCreatePlant,
  react,
  events: {
    onTrellisReady: named<CreatePlantEventMap, 'trellis-ready'>('trellis-ready'),
    onTrellisBeforeSubmit: named<CreatePlantEventMap, 'trellis-before-submit'>('trellis-before-submit'),
    onTrellisPlantCreated: named<CreatePlantEventMap, 'trellis-plant-created'>('trellis-plant-created'),
    onTrellisError: named<CreatePlantEventMap, 'trellis-error'>('trellis-error'),
    onTrellisMissingScope: named<CreatePlantEventMap, 'trellis-missing-scope'>('trellis-missing-scope'),
  },
});
