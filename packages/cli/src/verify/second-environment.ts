import fs from 'node:fs'
import path from 'node:path'

type Environment = Readonly<Record<string, string | undefined>>

const DAY = 24 * 60 * 60 * 1000

/**
 * Returns the environment of the build that a first one is compared with: another time zone, language and clock.
 *
 * @param env - Environment of the first build, with `SOURCE_DATE_EPOCH`.
 * @param clock - Milliseconds since 1970.
 * @param folder - Where to write the module that moves the clock; absolute.
 */
export function createSecondEnvironment(
  env: Environment,
  clock: number,
  folder: string
): Environment {
  const timeZone = 'Pacific/Kiritimati'
  // In Turkish, the lower case of I isn't i.
  const language = 'tr_TR.UTF-8'
  const isTurkish = (env.LC_ALL || env.LANG) === language
  const locale = isTurkish ? 'en_US.UTF-8' : language
  const file = path.join(folder, 'clock.cjs')
  fs.writeFileSync(file, shiftClock(chooseShift(clock)))
  // Threads run required modules, not imported ones.
  const clockOption = `--require=${JSON.stringify(file)}`
  return {
    ...env,
    TZ: env.TZ === timeZone ? 'Pacific/Pago_Pago' : timeZone,
    LANG: locale,
    LC_ALL: locale,
    NODE_OPTIONS: [env.NODE_OPTIONS, clockOption].filter(Boolean).join(' ')
  }
}

/** Moves the clock by 40 days. The year stays: copyright notices name it. */
export function chooseShift(clock: number): number {
  const yearOf = (time: number) => new Date(time).getUTCFullYear()
  return yearOf(clock) === yearOf(clock + 40 * DAY) ? 40 * DAY : -40 * DAY
}

/** Returns code that moves the clock of a process and its threads. */
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
