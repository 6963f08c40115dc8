const DATE =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/

/**
 * Read a date as authors write it, with or without a time. A time without a zone is UTC, so that a
 * build gives the same everywhere.
 *
 * @returns ISO 8601 in UTC, or `undefined` for what is no date.
 */
export function parsePostDate(text: string): string | undefined {
  const match = DATE.exec(text.trim())
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((digits) => Number(digits ?? 0))
  if (hour > 23 || minute > 59 || second > 59) return undefined
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  // `Date` turns 30 February into 2 March: month and day show that.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  return new Date(date.getTime() - parseZone(match[7])).toISOString()
}

/** Milliseconds that a zone such as `+02:00` is ahead of UTC. */
function parseZone(zone: string | undefined): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '') ?? []
  if (sign === undefined) return 0
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000)
}
