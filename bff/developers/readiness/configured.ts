import { openBank } from '../../providers/bank/bank.ts';
import { openPostmen } from '../../providers/messages/messages.ts';
import { openPlantApi } from '../../providers/plants/plants.ts';
import { openProcessor } from '../../providers/processor/processor.ts';
import type { ProductionConnections } from './check-connections.ts';

/** The parts of the configuration that connect production to something; undefined where it isn't connected. */
type Connected = Parameters<typeof openPostmen>[0] & {
  readonly plantApi?: Parameters<typeof openPlantApi>[0] | undefined;
  readonly processor?: Parameters<typeof openProcessor>[0] | undefined;
  readonly bank?: Parameters<typeof openBank>[0] | undefined;
};

/** Opens what a configuration connects production to, for as long as `use` takes. */
export async function withConfigured<Result>(
  config: Connected,
  use: (connections: ProductionConnections) => Promise<Result>,
): Promise<Result> {
  const plantApi = config.plantApi && openPlantApi(config.plantApi);
  const processor = config.processor && openProcessor(config.processor);
  const bank = config.bank && openBank(config.bank);
  const postmen = openPostmen(config);
  try {
    return await use({ plantApi: plantApi ?? 'built_in', processor, bank, postmen });
  } finally {
    await Promise.all(
      [plantApi, processor, bank, postmen.email, postmen.sms].map((client) => client?.close()),
    );
  }
}
