import type {JsonObject, SiteContext, SiteProblem, SourceHistory} from '@lectern/types'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {createFileHasher, type HashedFiles} from '../assets/file-hasher.js'
import {type AssetReader, createAssetReader, type ImageSizes} from '../assets/site-assets.js'
import {areEntriesMissing, mayCauseErrors} from '../config/invalid-fields.js'
import {checkParser} from '../config/check-parser.js'
import {checkClientModules} from '../config/check-client-modules.js'
import {checkFavicon} from '../config/check-favicon.js'
import {checkStaticDirectories} from '../config/static-directories.js'
import {checkCodeLanguages} from '../config/check-code-languages.js'
import {createSourceHistory} from '../history/source-history.js'
import {checkTranslationFolders} from '../i18n/check-translation-folders.js'
import {checkLocaleConfigs} from '../i18n/check-locale-configs.js'
import {localizationFolder} from '../i18n/choose-locale.js'
import {validatePartially} from '../config/validate-partially.js'
import {checkThemeConfig} from '../plugins/check-theme-config.js'
import {joinUnknownParts} from '../plugins/unknown-parts.js'
import {type AdaptOptions, type LoadedPlugin, loadPlugins} from '../plugins/load-plugins.js'
import {joinErrors, settleAll} from '../plugins/settle-all.js'
import {adaptSources} from '../sources/adapt-sources.js'
import type {RememberingReader} from '../sources/source-reader.js'
import {
  type CodeMessages,
  collectDefaultMessages,
  mergeMessages
} from '../translations/code-messages.js'
import {checkPlaceholders} from '../translations/check-placeholders.js'
import {localizePlugins, localizeThemeConfig} from '../translations/localize-plugin.js'
import {
  listTranslationFiles,
  readCodeTranslations,
  type TranslationFolders
} from '../translations/read-translations.js'
import {readBuildTime} from './build-time.js'
import {createUrlProblem} from './folder-config.js'
import {type OpenedSite, openSite, type OpenSettings} from './open-site.js'
import {listThemePaths, type Site} from './site.js'
import {findPrismLanguages, loadPrismLanguages} from './prism-languages.js'

interface LoadSettings extends OpenSettings {
  mode: SiteContext['mode']
  reader: RememberingReader
  /** The configuration, if it's already loaded. */
  opened?: OpenedSite
  /** The source history, if another locale has already loaded it. */
  history?: SourceHistory
  /** Data about files from the previous build. */
  known?: {files: HashedFiles; images: ImageSizes}
  adaptOptions?: AdaptOptions | undefined
  /** Positions of plugins that aren't created. */
  skippedPlugins?: readonly number[]
}

/**
 * Loads the configuration and the plugins. Themes validate `themeConfig`.
 *
 * @throws SiteError with all problems in the configuration and options. With `isTolerant`, they're
 *   in `problems` instead, and an error is only thrown if the site can't be loaded without the
 *   invalid parts.
 */
export async function loadSite(settings: LoadSettings): Promise<Site> {
  const {siteDir, generator, isTolerant = false} = settings
  const opened = settings.opened ?? (await openSite(settings))
  const {siteConfig, entries, loader, compatibility} = opened
  const {files = {}, images = {}} = settings.known ?? {}
  const pageImages = createAssetReader(createFileHasher(siteDir, files), images)
  const context = createContext(settings, opened, pageImages)
  await checkEnvironment(opened, context)
  const folders = {siteDir, localizationDir: context.localizationDir}
  const loaded = await loadPlugins({
    entries,
    context,
    generatorDirs: generator.dirs,
    loader,
    compatibility,
    isForeign: opened.foreign !== undefined,
    adaptOptions: settings.adaptOptions,
    skipped: settings.skippedPlugins
  })
  const plugins = localizePlugins(loaded.plugins, folders)
  const languagesFile = findPrismLanguages(siteConfig, listThemePaths({siteDir, plugins}))
  const theme = await validateThemeConfig(plugins, context, languagesFile)
  const strings = await readStrings(plugins, theme.value ?? {}, folders, opened)
  const errors = [...loaded.errors, ...theme.errors, ...strings.errors]
  if (errors.length > 0 && !(isTolerant && theme.value)) throw joinWith(opened, errors)
  if (theme.errors.length > 0)
    return loadSite({...settings, opened: withThemeConfig(opened, theme)})
  if (isTolerant && mayCauseErrors(opened.invalid.fields)) throw joinWith(opened, errors)
  const addLanguages =
    languagesFile &&
    (await loadPrismLanguages(languagesFile, siteConfig, {loader, cacheDir: settings.cacheDir}))
  return {
    siteDir,
    ...(addLanguages && {addLanguages}),
    siteConfig: {...siteConfig, themeConfig: strings.themeConfig},
    plugins,
    messages: strings.messages,
    ...(strings.siteMessages && {siteMessages: strings.siteMessages}),
    compatibility,
    hasStyleLayers: opened.hasStyleLayers,
    sortsMediaQueries: opened.sortsMediaQueries,
    configSource: context.configSource,
    exportedConfig: opened.exportedConfig,
    problems: [
      ...opened.invalid.problems,
      ...errors.flatMap(({problems}) => problems),
      ...strings.problems,
      ...findConfigProblems(opened, context, plugins)
    ],
    unknownParts: joinUnknownParts(loaded.unknownParts, {
      isIncomplete: areEntriesMissing(opened.invalid.fields)
    }),
    loadModule: (file) => loader.load(file),
    moduleFiles: () => new Set([...loader.files(), ...loader.readFiles()]),
    configFiles: new Set([...loader.files(), ...listTranslationFiles(folders)]),
    hashCode: loader.settle(),
    pageImages: () => pageImages.published().flatMap(({copyFrom}) => copyFrom ?? []),
    reference: createReference(settings, loaded.unneeded)
  }
}

/** Checks the fields whose values depend on files and installed packages. */
async function checkEnvironment(
  {siteConfig, invalid}: OpenedSite,
  {siteDir, configSource}: SiteContext
): Promise<void> {
  const problems = [
    ...checkStaticDirectories(siteDir, siteConfig.staticDirectories, configSource),
    ...(await checkParser(siteConfig.markdown, configSource))
  ]
  if (problems.length > 0) throw new SiteError([...invalid.problems, ...problems])
}

function joinWith({invalid}: OpenedSite, errors: readonly SiteError[]): SiteError {
  return joinErrors(
    invalid.problems.length > 0 ? [new SiteError(invalid.problems), ...errors] : errors
  )
}

/**
 * Removes invalid fields from `themeConfig`. Requires creating the plugins again, because they read
 * it when they're created.
 */
function withThemeConfig(opened: OpenedSite, {input, errors}: ValidThemeConfig): OpenedSite {
  const {siteConfig, invalid} = opened
  const problems = [...invalid.problems, ...errors.flatMap((error) => error.problems)]
  return {
    ...opened,
    siteConfig: {...siteConfig, themeConfig: input},
    invalid: {...invalid, problems}
  }
}

/** Creates the context that plugins receive. */
function createContext(
  {siteDir, mode, cacheDir, reader, history}: LoadSettings,
  {siteConfig, configSource, exportedConfig, loader}: OpenedSite,
  pageImages: AssetReader
): SiteContext {
  return {
    siteDir,
    localizationDir: localizationFolder(siteDir, siteConfig),
    mode,
    now: readBuildTime(process.env, Date.now()),
    siteConfig,
    configSource,
    exportedConfig,
    sources: siteConfig.compatibility ? adaptSources(reader, pageImages) : reader,
    history: history ?? createSourceHistory({siteDir, cacheDir}),
    loadModule: (absolutePath) => loader.load(absolutePath)
  }
}

/** `themeConfig` without its invalid fields. */
interface ValidThemeConfig {
  input: JsonObject
  /** Validated value with defaults filled in. Absent if no part of it is valid. */
  value?: JsonObject
  errors: readonly SiteError[]
}

/** @param languagesFile - File that adds languages, which can have any names. */
async function validateThemeConfig(
  plugins: readonly LoadedPlugin[],
  {siteConfig, configSource}: SiteContext,
  languagesFile: string | undefined
): Promise<ValidThemeConfig> {
  const given: JsonObject = siteConfig.themeConfig
  const {problems, cause, ...rest} = await validatePartially(given, async (themeConfig) => {
    const checked = await checkThemeConfig(themeConfig, plugins, configSource)
    if (languagesFile === undefined) await checkCodeLanguages(checked, configSource)
    return checked
  })
  return {...rest, errors: problems.length > 0 ? [new SiteError(problems, {cause})] : []}
}

interface SiteStrings {
  themeConfig: JsonObject
  messages: CodeMessages
  siteMessages?: CodeMessages
  errors: readonly SiteError[]
  problems: readonly SiteProblem[]
}

/** Reads the translated strings of the configuration and of the site's code. */
async function readStrings(
  plugins: readonly LoadedPlugin[],
  themeConfig: JsonObject,
  folders: TranslationFolders,
  {siteConfig, compatibility}: Pick<OpenedSite, 'siteConfig' | 'compatibility'>
): Promise<SiteStrings> {
  const localized = await settleAll([localizeThemeConfig(plugins, themeConfig, folders)])
  const defaults = await settleAll([collectDefaultMessages(plugins)])
  const own = await settleAll([Promise.resolve(folders).then(readCodeTranslations)])
  const themeMessages = defaults.results[0] ?? {}
  const ownMessages = own.results[0] ?? {}
  const {currentLocale} = siteConfig.i18n
  const foreignMessages = siteConfig.compatibility ? compatibility.readMessages(currentLocale) : {}
  const result = {
    themeConfig: localized.results[0] ?? themeConfig,
    errors: [localized, defaults, own].flatMap(({errors}) => errors),
    problems: checkPlaceholders(ownMessages, [themeMessages, foreignMessages], folders)
  }
  if (!siteConfig.compatibility)
    return {...result, messages: mergeMessages(themeMessages, ownMessages)}
  const all = {...themeMessages, ...foreignMessages}
  return {
    ...result,
    messages: compatibility.adaptMessages(mergeMessages(all, ownMessages)),
    siteMessages: mergeMessages(compatibility.omitWrittenMessages(all, currentLocale), ownMessages)
  }
}

/** Finds problems in a configuration that don't prevent the site from loading. */
function findConfigProblems(
  {foreign, configuredLocales, compatibility, siteConfig, isDefault}: OpenedSite,
  {siteDir, configSource, mode}: SiteContext,
  plugins: readonly LoadedPlugin[]
): Site['problems'] {
  return [
    ...(isDefault && mode === 'production' ? [createUrlProblem(siteConfig)] : []),
    ...(foreign ? [...foreign, ...compatibility.findUnreadFiles(siteDir)] : []),
    ...checkClientModules(siteDir, siteConfig.clientModules, configSource),
    ...checkFavicon(siteConfig, {siteDir, configSource}),
    ...checkLocaleConfigs(configuredLocales, siteConfig.i18n.locales, configSource),
    ...checkTranslationFolders(
      siteDir,
      siteConfig,
      plugins.map(({plugin: {name}, id}) => ({name, id}))
    )
  ]
}

function createReference(
  settings: LoadSettings,
  skippedPlugins: readonly number[]
): Site['reference'] {
  const {
    siteDir,
    mode,
    configFile,
    isPlayground,
    baseUrl,
    locale,
    cacheDir,
    generator,
    isTolerant
  } = settings
  return {
    ...{siteDir, mode, configFile, isPlayground, baseUrl, locale, cacheDir},
    ...(isTolerant && {isTolerant}),
    ...(skippedPlugins.length > 0 && {skippedPlugins}),
    generatorDirs: generator.dirs,
    loaderHash: generator.loaderHash,
    compatibility: generator.compatibility
  }
}
