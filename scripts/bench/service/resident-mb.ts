/** Resident memory of a service in MB, by its metrics. */
export async function residentMb(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const bytes = /^process_resident_memory_bytes (\S+)/m.exec(text)?.[1];
  if (bytes === undefined) throw new Error('The metrics have no process_resident_memory_bytes.');
  return Number(bytes) / 1024 / 1024;
}
