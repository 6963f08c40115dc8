const YEAR_FIRST = /^(?<year>\d{4})([-/])(?<month>\d{1,2})\2(?<day>\d{1,2})/
const MONTH_FIRST = /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})/
const TIME = /^(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/

/**
 * Parses a date, with or without a time. The year comes first, or the format is `month/day/year`. A
 * time without a time zone is in UTC, so builds are the same everywhere.
 *
 * @returns ISO 8601 in UTC, or `undefined` if the text isn't a date.
 */
export function parseDate(text: string): string | undefined {
  const read = readDate(text)
  return read?.exists ? read.date : undefined
}

/**
 * Converts a date that doesn't exist to a day in the next month: 30 February becomes 1 or 2 March.
 *
 * @returns ISO 8601 in UTC, or `undefined` for dates that exist and for other text.
 */
export function rollDate(text: string): string | undefined {
  const read = readDate(text)
  return read?.exists === false ? read.date : undefined
}

function readDate(text: string): {date: string; exists: boolean} | undefined {
  const day = YEAR_FIRST.exec(text.trim()) ?? MONTH_FIRST.exec(text.trim())
  const time = day && TIME.exec(text.trim().slice(day[0].length))
  if (!time) return undefined
  const [hour = 0, minute = 0, second = 0] = time.slice(1, 4).map((digits) => Number(digits ?? 0))
  if (hour > 23 || minute > 59 || second > 59) return undefined
  const {year, month, day: dayOfMonth} = day.groups ?? {}
  const monthIndex = Number(month) - 1
  const date = new Date(
    Date.UTC(Number(year), monthIndex, Number(dayOfMonth), hour, minute, second)
  )
  // `Date` converts 30 February to 2 March, so the month and day differ.
  const exists = date.getUTCMonth() === monthIndex && date.getUTCDate() === Number(dayOfMonth)
  return {date: new Date(date.getTime() - parseZone(time[4])).toISOString(), exists}
}

/** Converts the offset of a time zone, such as `+02:00`, to milliseconds. */
function parseZone(zone: string | undefined): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '') ?? []
  if (sign === undefined) return 0
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000)
}
