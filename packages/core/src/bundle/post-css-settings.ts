import fs from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import type {BundleInput} from '@lectern/bundler'
import type {PostCssOptions} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'
import {hashContent, hashValue} from '@lectern/shared/cache/content-hash'
import {isRecord} from '@lectern/shared/text/unknown-record'
import {parseJsonFile, parseYamlFile} from '../modules/parse-data-file.js'
import type {Site} from '../site/site.js'

/** Names of configuration files, in order of preference. */
const CONFIG_FILES = [
  ...['ts', 'mts', 'cts', 'js', 'mjs', 'cjs', 'json'].map((end) => `postcss.config.${end}`),
  ...['', '.json', '.yml', '.yaml', '.ts', '.js', '.mjs', '.cjs'].map((end) => `.postcssrc${end}`)
]

/**
 * Packages whose version affects the CSS. Other packages rarely do, and hashing the lockfile would
 * rebuild the CSS after every unrelated update.
 */
const VERSIONED = ['postcss', 'tailwindcss', '@tailwindcss/postcss', 'autoprefixer']

/**
 * Docusaurus adds this plugin by default, and other plugins expect it in the list. It isn't needed,
 * because esbuild does the same work.
 */
const PRESET_ENV = 'postcss-preset-env'

type PostCssSite = Pick<Site, 'siteDir' | 'plugins' | 'configFiles' | 'loadModule'>

/**
 * Returns the PostCSS settings of a site. Returns `undefined` if there's no configuration file, no
 * `postcss` field in package.json and no plugin that configures PostCSS.
 *
 * @throws SiteError `module-invalid` if package.json isn't valid JSON.
 */
export function createPostCssSettings(site: PostCssSite): BundleInput['postCss'] {
  const {siteDir, plugins, configFiles} = site
  const config = findConfig(siteDir, siteDir)
  const hooks = plugins.filter(({plugin}) => plugin.configurePostCss)
  if (config === undefined && hooks.length === 0) return undefined
  const read = (file: string) => [
    relativePath(siteDir, file),
    fs.existsSync(file) ? hashContent(fs.readFileSync(file, 'utf8')) : ''
  ]
  const files = [...(config ? [config] : []), ...(hooks.length > 0 ? configFiles : [])]
  return {
    key: hashValue([files.map(read), readVersions(siteDir)]),
    load: async () => {
      const own = config === undefined ? {} : await loadOptions(config, site)
      const start: PostCssOptions = {plugins: [[PRESET_ENV, {}]]}
      const changed = hooks.reduce(
        (options, {plugin}) => plugin.configurePostCss?.(options) ?? options,
        start
      )
      return [...listPlugins(own.plugins), ...listPlugins(changed.plugins).filter(isNotDefault)]
    }
  }
}

/**
 * Returns the nearest configuration file, starting in the site root and ending at the root of the
 * repository.
 */
function findConfig(folder: string, siteDir: string): string | undefined {
  const file = CONFIG_FILES.map((name) => path.join(folder, name)).find((one) => fs.existsSync(one))
  if (file !== undefined) return file
  const manifest = path.join(folder, 'package.json')
  if (fs.existsSync(manifest) && readManifest(manifest, siteDir) !== undefined) return manifest
  const parent = path.dirname(folder)
  return parent === folder || fs.existsSync(path.join(folder, '.git'))
    ? undefined
    : findConfig(parent, siteDir)
}

function readManifest(file: string, siteDir: string): unknown {
  const manifest = parseJsonFile(fs.readFileSync(file, 'utf8'), nameOf(file, siteDir))
  return isRecord(manifest) ? manifest.postcss : undefined
}

function nameOf(file: string, siteDir: string): string {
  return relativePath(siteDir, file)
}

async function loadOptions(file: string, site: PostCssSite): Promise<PostCssOptions> {
  const {siteDir} = site
  const exported = await readOptions(file, site)
  const env = process.env.NODE_ENV ?? 'production'
  const created: unknown =
    typeof exported === 'function'
      ? await (exported as (context: object) => unknown)({env, mode: env, cwd: siteDir, file: ''})
      : exported
  return isRecord(created) ? (created as unknown as PostCssOptions) : {}
}

async function readOptions(file: string, {siteDir, loadModule}: PostCssSite): Promise<unknown> {
  if (path.basename(file) === 'package.json') return readManifest(file, siteDir)
  if (/\.postcssrc(?:\.json|\.ya?ml)?$/.test(file))
    return parseYamlFile(fs.readFileSync(file, 'utf8'), nameOf(file, siteDir))
  return loadModule(file)
}

/** Lists plugins from either format: `[name, [name, options], plugin]` or `{name: options}`. */
function listPlugins(plugins: PostCssOptions['plugins']): unknown[] {
  if (Array.isArray(plugins)) return [...(plugins as readonly unknown[])]
  return Object.entries(plugins ?? {}).map(([name, options]) => [name, options])
}

/** Returns whether a plugin differs from Docusaurus's default. */
function isNotDefault(entry: unknown): boolean {
  if (!Array.isArray(entry) || entry[0] !== PRESET_ENV) return entry !== PRESET_ENV
  return isRecord(entry[1]) && Object.keys(entry[1]).length > 0
}

function readVersions(siteDir: string): string[] {
  const require = createRequire(path.join(siteDir, 'package.json'))
  return VERSIONED.map((name) => {
    try {
      return (require(`${name}/package.json`) as {version: string}).version
    } catch {
      // The package isn't installed, or doesn't export its version.
      return ''
    }
  })
}
