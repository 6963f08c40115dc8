import {readFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {transformSync} from 'esbuild'
import {expect, test} from 'vitest'
import {parseConfig} from '../../packages/core/src/config/config-schema.js'
import {parseBlogOptions} from '../../packages/plugin-blog/src/options/blog-options.js'
import {parseDocsOptions} from '../../packages/plugin-docs/src/options/docs-options.js'
import {parsePagesOptions} from '../../packages/plugin-pages/src/pages-options.js'
import {parseChangelogOptions} from '../../packages/plugin-changelog/src/changelog-options.js'
import {parseIdealImageOptions} from '../../packages/plugin-ideal-image/src/ideal-image-options.js'
import {parseInsightOptions} from '../../packages/plugin-insight/src/insight-options.js'
import {parseOpenApiOptions} from '../../packages/plugin-openapi/src/options/openapi-options.js'
import {parseTypeDocOptions} from '../../packages/plugin-typedoc/src/options/typedoc-options.js'
import {parsePwaOptions} from '../../packages/plugin-pwa/src/options/pwa-options.js'
import {parseRedirectsOptions} from '../../packages/plugin-client-redirects/src/redirects-options.js'
import {checkSearchConfig} from '../../packages/plugin-search/src/config/check-search-config.js'
import {parseSocialImagesOptions} from '../../packages/plugin-social-images/src/social-images-options.js'
import {parseLlmsOptions} from '../../packages/plugin-llms/src/llms-options.js'
import {parseSitemapOptions} from '../../packages/plugin-sitemap/src/sitemap-options.js'
import {createThemeConfig} from '../../packages/theme/src/config/theme-config.js'
import {listFiles} from '../list-files.js'

const MANUAL = fileURLToPath(new URL('../../content/docs', import.meta.url))

/** A code block in the docs with a complete site configuration. */
interface Example {
  /** File and line, for the test title. */
  location: string
  code: string
  /** Whether the docs show an error after it. */
  isInvalid: boolean
}

function findExamples(): Example[] {
  return listFiles(MANUAL, /\.mdx?$/).flatMap(findInFile)
}

function findInFile(file: string): Example[] {
  const text = readFileSync(path.join(MANUAL, file), 'utf8')
  const blocks = text.matchAll(
    /^( *)```ts title="site\.config\.ts".*\n([\s\S]*?)^\1```\n(\n\1```text\nerror )?/gm
  )
  return [...blocks].map(({index, 2: code = '', 3: error}) => ({
    location: `${file}:${text.slice(0, index).split('\n').length}`,
    code,
    isInvalid: error !== undefined
  }))
}

/** Runs the code of an example. Functions replace imported plugins. */
async function runExample(code: string): Promise<unknown> {
  const alone = code
    .replace(/^ *import \{defineConfig\}.*$/m, 'const defineConfig = (config) => config')
    .replace(/^ *import \{(\w+)\} from.*$/gm, 'const $1 = () => () => undefined')
    .replace(/^ *import (\w+) from.*$/gm, 'const $1 = () => undefined')
  const script = transformSync(alone, {loader: 'ts', format: 'esm'}).code
  const url = `data:text/javascript,${encodeURIComponent(script)}`
  return ((await import(/* @vite-ignore */ url)) as {default?: unknown}).default
}

/** Checks the options of a plugin, by its name in the configuration. */
const PLUGINS: Readonly<Record<string, (options: unknown) => unknown>> = {
  docs: parseDocsOptions,
  blog: parseBlogOptions,
  pages: parsePagesOptions,
  sitemap: parseSitemapOptions,
  llms: parseLlmsOptions,
  changelog: parseChangelogOptions,
  'client-redirects': parseRedirectsOptions,
  'ideal-image': parseIdealImageOptions,
  insight: parseInsightOptions,
  openapi: parseOpenApiOptions,
  pwa: parsePwaOptions,
  'social-images': parseSocialImagesOptions,
  typedoc: parseTypeDocOptions
}

/** Checks everything that doesn't need the files of a site. */
function checkConfig(value: unknown): void {
  const {siteConfig, entries} = parseConfig(value, {file: 'site.config.ts', text: ''})
  // Without any of them, the site has no theme.
  expect([...entries.presets, ...entries.plugins, ...entries.themes]).not.toEqual([])
  createThemeConfig({...siteConfig.themeConfig})
  checkSearchConfig({search: siteConfig.themeConfig.search ?? {}})
  for (const entry of entries.plugins) {
    if (Array.isArray(entry)) PLUGINS[String(entry[0])]?.(entry[1])
  }
  for (const entry of entries.presets) {
    if (Array.isArray(entry)) checkPreset(entry[1] as Readonly<Record<string, object | boolean>>)
  }
}

function checkPreset(options: Readonly<Record<string, object | boolean>>): void {
  for (const [name, own] of Object.entries(options))
    if (typeof own === 'object') PLUGINS[name]?.(own)
}

const examples = findExamples()
const examplesOf = (isInvalid: boolean) =>
  examples
    .filter((example) => example.isInvalid === isInvalid)
    .map(({location, code}) => [location, code] as const)

test.each(examplesOf(false))('%s: a valid configuration', async (_location, code) => {
  const config = await runExample(code)
  expect(() => checkConfig(config)).not.toThrow()
})

test.each(examplesOf(true))('%s: an invalid configuration', async (_location, code) => {
  const config = await runExample(code)
  expect(() => checkConfig(config)).toThrow()
})
