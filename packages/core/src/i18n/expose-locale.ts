import type {Compatibility} from '@lectern/types'

/** Sets the variable from which code of another generator's sites reads the current locale. */
export function exposeLocale(
  {localeVariable}: Pick<Compatibility, 'localeVariable'>,
  locale: string
): void {
  if (localeVariable !== undefined) process.env[localeVariable] = locale
}
