/**
 * Returns the build time as ISO 8601 in UTC.
 *
 * @param environment - `SOURCE_DATE_EPOCH` is a time in seconds that many build tools support.
 * @param clock - Milliseconds since 1970. Used if the variable isn't a number.
 */
export function readBuildTime(
  {SOURCE_DATE_EPOCH: seconds = ''}: Readonly<Record<string, string | undefined>>,
  clock: number
): string {
  const isTime = /^\d{1,11}$/.test(seconds)
  return new Date(isTime ? Number(seconds) * 1000 : clock).toISOString()
}
