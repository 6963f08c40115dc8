/** Length of a date, as in “November 21, 2026” or “Nov 21, 2026”. */
export type DateStyle = 'long' | 'short'

/** Formats an ISO 8601 date in UTC. `style` defaults to `long`. */
export type FormatDate = (iso: string, style?: DateStyle) => string

/**
 * Creates a function that formats dates. Creating a formatter is about a hundred times slower than
 * using it, so each is created on first use and reused.
 */
export function createDateFormats(locale: string, calendar = 'gregory'): FormatDate {
  const formats = new Map<DateStyle, Intl.DateTimeFormat>()
  return (iso, style = 'long') => {
    const format = formats.get(style) ?? createFormat(locale, {month: style, calendar})
    formats.set(style, format)
    return format.format(new Date(iso))
  }
}

function createFormat(
  locale: string,
  {month, calendar}: {month: DateStyle; calendar: string}
): Intl.DateTimeFormat {
  const parts = {day: 'numeric', month, year: 'numeric', timeZone: 'UTC', calendar} as const
  return new Intl.DateTimeFormat(locale, parts)
}
