// Words for the benchmark's pages, about an invented product that schedules deliveries.

export const SECTIONS = Object.freeze([
  'Planning',
  'Routing',
  'Storage',
  'Billing',
  'Tracking',
  'Operations',
  'Security',
  'Reporting',
  'Devices',
  'Integrations',
  'Forecasts',
  'Partners'
])

export const VERBS = Object.freeze([
  'Add',
  'Archive',
  'Audit',
  'Combine',
  'Compare',
  'Delay',
  'Describe',
  'Export',
  'Filter',
  'Group',
  'Import',
  'Label',
  'Limit',
  'Merge',
  'Move',
  'Preview',
  'Repair',
  'Replay',
  'Share',
  'Split'
])

export const NOUNS = Object.freeze([
  'parcel',
  'depot',
  'shift',
  'invoice',
  'route plan',
  'pickup window',
  'driver profile',
  'vehicle',
  'rate card',
  'signature',
  'geofence',
  'webhook',
  'scan event',
  'return label',
  'service area',
  'load sheet',
  'customs form',
  'alert rule',
  'access token',
  'storage bay',
  'weight class',
  'holiday calendar',
  'fuel report',
  'handover note',
  'locker',
  'pallet',
  'delivery zone',
  'callback',
  'retry queue',
  'ledger'
])

export const ACTORS = Object.freeze([
  'The dispatcher',
  'A planner',
  'Your integration',
  'The nightly job',
  'The mobile app',
  'An administrator',
  'The import service',
  'Each worker',
  'The scheduler',
  'A partner account'
])

export const ACTIONS = Object.freeze([
  'reads the saved settings',
  'keeps the older value',
  'waits for a free slot',
  'writes one line to the journal',
  'asks the nearest depot',
  'compares both timestamps',
  'drops duplicates silently',
  'sends a short summary',
  'locks the record for a minute',
  'recalculates the totals',
  'skips entries without an owner',
  'falls back to the regional default'
])

export const MOMENTS = Object.freeze([
  'before the first truck leaves',
  'after every successful scan',
  'when the queue is longer than usual',
  'at the end of a shift',
  'as soon as the form is saved',
  'while the device is offline',
  'once per billing period',
  'whenever two plans overlap',
  'during the morning rush',
  'until somebody confirms it'
])

export const REASONS = Object.freeze([
  'because clocks on handheld devices drift',
  'so that two teams never edit the same plan',
  'which keeps the report small',
  'since carriers answer at different speeds',
  'so nothing is lost on a bad connection',
  'because a late change costs more than a wrong one',
  'which makes the result easy to repeat',
  'so that the numbers match the invoice'
])

export const TERMS = Object.freeze([
  'maxStops',
  'bay_code',
  'retryAfter',
  'plan.lock',
  'zone_id',
  'etaWindow',
  'dry-run',
  'batchSize',
  'carrierRef',
  '--since',
  'status',
  'ledger_row'
])

export const ADVICE = Object.freeze([
  'Try it on a copy of last week first',
  'Keep the list short',
  'Write down who asked for the change',
  'Start with one depot and add the rest later',
  'Prefer a narrow filter to a broad one',
  'Check the preview twice',
  'Leave the default unless a carrier asks',
  'Name things after their place, not their owner',
  'Run the export before you delete anything',
  'Measure a quiet day and a busy day'
])
