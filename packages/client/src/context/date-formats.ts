/** The length of a date: “November 21, 2026” or “Nov 21, 2026”. */
export type DateStyle = 'long' | 'short'

/** Formats a date in ISO 8601, in UTC. If `style` isn't set, the date is long. */
export type FormatDate = (iso: string, style?: DateStyle) => string

/**
 * Creates the function that formats dates. Creating a formatter takes a hundred times as long as using it, so
 * each is created once, on first use.
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
