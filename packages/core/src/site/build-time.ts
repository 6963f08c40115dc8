/**
 * Returns the time of a build: ISO 8601, UTC.
 *
 * @param environment - `SOURCE_DATE_EPOCH` is the time in seconds, as other build tools read it.
 * @param clock - Milliseconds since 1970, if the variable isn't set or isn't a number.
 */
export function readBuildTime(
  {SOURCE_DATE_EPOCH: seconds = ''}: Readonly<Record<string, string | undefined>>,
  clock: number
): string {
  const isTime = /^\d{1,11}$/.test(seconds)
  return new Date(isTime ? Number(seconds) * 1000 : clock).toISOString()
}
