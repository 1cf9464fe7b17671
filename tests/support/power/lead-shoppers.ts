import { sendLead } from '../service/lead-client.ts';

let created = 0;

/**
 * Sends leads, always `inFlight` of them at a time, until `total` are acknowledged.
 *
 * @param onAcknowledged gets the id of each lead as soon as its answer has arrived
 */
export async function sendLeads(
  port: number,
  { total, inFlight }: { total: number; inFlight: number },
  onAcknowledged: (id: string) => void,
): Promise<void> {
  let acknowledged = 0;
  const sendNext = async () => {
    while (acknowledged < total) {
      created += 1;
      const id = await sendLead(port, `shopper${created}`);
      if (id === null) throw new Error('A lead was not acknowledged.');
      acknowledged += 1;
      onAcknowledged(id);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, sendNext));
}
