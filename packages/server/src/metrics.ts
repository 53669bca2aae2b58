import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What the host can watch, for Prometheus. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    tablesLoaded: new Gauge({ name: 'parlour_tables_loaded', help: 'Tables held in memory', registers }),
    tablesFailing: new Gauge({
      name: 'parlour_tables_failing',
      help: 'Tables that could not be read or written when last tried',
      registers,
    }),
    sockets: new Gauge({ name: 'parlour_sockets', help: 'Open WebSockets', registers }),
    thinking: new Gauge({ name: 'parlour_bots_thinking', help: 'Bots that are thinking', registers }),
    entries: new Counter({ name: 'parlour_entries_total', help: 'Committed entries', labelNames: ['kind'] as const, registers }),
    conflicts: new Counter({ name: 'parlour_conflicts_total', help: 'Commits that another process overtook', registers }),
    stale: new Counter({ name: 'parlour_stale_total', help: 'Decisions answered with a resync', registers }),
    commit: new Histogram({
      name: 'parlour_commit_seconds',
      help: 'From the decision to commit until it is durable',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
    }),
    notices: new Counter({ name: 'parlour_notices_total', help: 'Notices sent', labelNames: ['kind', 'outcome'] as const, registers }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
