import {findPathIssue} from '@lectern/shared/files/output-path'
import {z} from '@lectern/shared/schema/schema'
import type {LocaleSettings, SiteConfig} from '@lectern/types'
import {createBasePathField, isBasePath, originField} from './url-fields.js'
import {completeLocaleSettings, isLanguageTag} from './locale-settings.js'

const folderPath = z
  .string()
  .refine(
    (path) => !findPathIssue(path.replace(/^\.\//, '').replace(/\/$/, '')),
    'a path inside the site root'
  )

const localeSettings = z.strictObject({
  label: z.string().optional(),
  direction: z.enum(['ltr', 'rtl']).optional(),
  htmlLang: z.string().refine(isLanguageTag, 'a language tag such as "fr" or "pt-BR"').optional(),
  calendar: z.string().refine(isCalendar, 'a calendar such as "gregory" or "persian"').optional(),
  path: folderPath.optional(),
  translate: z.boolean().optional(),
  url: originField.optional(),
  baseUrl: createBasePathField('/fr/').optional()
})

const fields = z.strictObject({
  defaultLocale: z.string().default('en'),
  locales: z.array(z.string()).min(1, 'a list of at least one locale').optional(),
  path: folderPath.default('i18n'),
  localeConfigs: z.record(z.string(), localeSettings).default({})
})

type GivenI18n = z.infer<typeof fields>

/** Schema of the `i18n` option, which contains the locales of a site. */
export const localesOption = fields.prefault({})

/** Fills in the defaults of the locale settings. The default locale is the current one. */
export function completeLocales(given: GivenI18n, baseUrl: string): SiteConfig['i18n'] {
  const {defaultLocale} = given
  const locales = given.locales ?? [defaultLocale]
  const defaults = {defaultLocale, baseUrl}
  return {
    ...given,
    locales,
    currentLocale: defaultLocale,
    localeConfigs: Object.fromEntries(
      locales.map((locale) => [
        locale,
        completeLocaleSettings(locale, given.localeConfigs[locale] ?? {}, defaults)
      ])
    )
  }
}

interface Issue {
  /** Path of the invalid value in `i18n`. */
  path: (string | number)[]
  /** Description of the expected value. */
  message: string
}

/** Finds errors in locale settings that involve several fields. */
export function findLocaleIssues(given: GivenI18n, baseUrl: string): Issue[] {
  const invalid = [...findInvalidTags(given), ...findRepeated(given), ...findMissingDefault(given)]
  // Names and directions are available only for well-formed tags.
  return invalid.length > 0 ? invalid : findSharedLocations(completeLocales(given, baseUrl))
}

function findInvalidTags({defaultLocale, locales, localeConfigs}: GivenI18n): Issue[] {
  const isKnown = (locale: string) =>
    isFolderName(locale) &&
    (isLanguageTag(locale) || isLanguageTag(localeConfigs[locale]?.htmlLang ?? ''))
  const message = 'a language tag such as "fr" or "pt-BR"'
  if (!locales) return isKnown(defaultLocale) ? [] : [{path: ['defaultLocale'], message}]
  return locales.flatMap((locale, index) =>
    isKnown(locale) ? [] : [{path: ['locales', index], message}]
  )
}

/** Returns whether a locale is valid as a folder name and in URLs. */
function isFolderName(locale: string): boolean {
  return !locale.includes('/') && isBasePath(`/${locale}/`) && !findPathIssue(locale, 'win32')
}

function findRepeated({locales = []}: GivenI18n): Issue[] {
  return locales.flatMap((locale, index) =>
    locales.indexOf(locale) === index
      ? []
      : [{path: ['locales', index], message: "a locale that isn't in the list yet"}]
  )
}

function findMissingDefault({defaultLocale, locales}: GivenI18n): Issue[] {
  if (!locales?.length || locales.includes(defaultLocale)) return []
  const choices = locales.map((locale) => `"${locale}"`).join(', ')
  return [{path: ['defaultLocale'], message: `one of \`i18n.locales\`: ${choices}`}]
}

/** Finds locales that have the same folder or URL. */
function findSharedLocations({locales, localeConfigs}: SiteConfig['i18n']): Issue[] {
  return locales.flatMap((locale, index): Issue[] => {
    const own = localeConfigs[locale]
    const sharing = (isSame: (other: LocaleSettings) => boolean) =>
      locales.slice(0, index).find((other) => {
        const settings = localeConfigs[other]
        return settings !== undefined && isSame(settings)
      })
    const folder = sharing(({path}) => path === own?.path)
    const sameUrl = sharing(({url, baseUrl}) => url === own?.url && baseUrl === own?.baseUrl)
    const at = (key: string) => ['localeConfigs', locale, key]
    return [
      ...(folder
        ? [{path: at('path'), message: `a folder that differs from that of "${folder}"`}]
        : []),
      ...(sameUrl
        ? [{path: at('baseUrl'), message: `a path that differs from that of "${sameUrl}"`}]
        : [])
    ]
  })
}

function isCalendar(name: string): boolean {
  return Intl.supportedValuesOf('calendar').includes(name)
}
