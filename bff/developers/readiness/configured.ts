import { openBank } from '../../providers/bank/bank.ts';
import type { Config } from '../../app/config.ts';
import { openPostmen } from '../../providers/messages/messages.ts';
import { openPlantApi } from '../../providers/plants/plants.ts';
import { openProcessor } from '../../providers/processor/processor.ts';
import type { ProductionConnections } from './check-connections.ts';

type Connected = Pick<Config, 'plantApi' | 'processor' | 'bank' | 'mail' | 'sms'>;

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
