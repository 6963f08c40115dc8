import fs from 'node:fs'
import path from 'node:path'

type Environment = Readonly<Record<string, string | undefined>>

const DAY = 24 * 60 * 60 * 1000

/**
 * Returns the environment for the second build, with a different time zone, language and clock.
 *
 * @param env - Environment of the first build, with `SOURCE_DATE_EPOCH`.
 * @param clock - Milliseconds since 1970.
 * @param folder - Absolute folder for the module that shifts the clock.
 */
export function createSecondEnvironment(
  env: Environment,
  clock: number,
  folder: string
): Environment {
  const timeZone = 'Pacific/Kiritimati'
  // Turkish has different case rules: the lowercase of I isn't i.
  const language = 'tr_TR.UTF-8'
  const isTurkish = (env.LC_ALL || env.LANG) === language
  const locale = isTurkish ? 'en_US.UTF-8' : language
  const file = path.join(folder, 'clock.cjs')
  fs.writeFileSync(file, shiftClock(chooseShift(clock)))
  // Unlike `--import`, this also applies to threads.
  const clockOption = `--require=${JSON.stringify(file)}`
  return {
    ...env,
    TZ: env.TZ === timeZone ? 'Pacific/Pago_Pago' : timeZone,
    LANG: locale,
    LC_ALL: locale,
    // The remote cache already contains the output of the first build.
    SITE_CACHE_URL: 'off',
    NODE_OPTIONS: [env.NODE_OPTIONS, clockOption].filter(Boolean).join(' ')
  }
}

/** Chooses a shift of 40 days within the same year, because copyright notices include the year. */
export function chooseShift(clock: number): number {
  const yearOf = (time: number) => new Date(time).getUTCFullYear()
  return yearOf(clock) === yearOf(clock + 40 * DAY) ? 40 * DAY : -40 * DAY
}

/** Returns code that shifts the clock of a process and its threads. */
function shiftClock(shift: number): string {
  return [
    'const Clock = Date',
    `const now = () => Clock.now() + ${shift}`,
    'globalThis.Date = new Proxy(Clock, {',
    '  construct: (target, values, type) => Reflect.construct(target, values.length ? values : [now()], type === Date ? target : type),',
    '  apply: () => new Clock(now()).toString(),',
    "  get: (target, key) => key === 'now' ? now : Reflect.get(target, key)",
    '})',
    'Clock.prototype.constructor = Date'
  ].join('\n')
}
