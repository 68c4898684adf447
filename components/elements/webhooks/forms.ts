import { openPanel, secretNotice } from './endpoint-panels.ts';
import { EndpointForm } from './endpoint-form.ts';
import { replayPanel, ReplayForm } from './replay-form.ts';
import { simulatePanel, SimulateForm } from './simulate-form.ts';

/** All that opens in the cards. It is loaded after the element has come into use (load-forms.ts). */
export const forms = {
  EndpointForm,
  openPanel,
  ReplayForm,
  replayPanel,
  secretNotice,
  SimulateForm,
  simulatePanel,
};
export type Forms = typeof forms;
