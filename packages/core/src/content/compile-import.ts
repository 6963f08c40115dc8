import fs from 'node:fs/promises'
import path from 'node:path'
import type {ContentFeature, MarkdownOptions, Route, SiteConfig} from '@lectern/types'
import {FEATURE_STYLES, MDX_PROVIDER} from '@lectern/bundler/content-entry'
import {resolveFormat} from '@lectern/markdown/resolve-format'
import {replaceTokens} from '@lectern/shared/content-token'
import {SiteError} from '@lectern/shared/site-problem'
import {sortProblems} from '../report/problem-policy.js'
import {createTokenResolver} from './resolve-tokens.js'
import type {AssetReader} from './site-assets.js'

interface ImportSettings {
  siteDir: string
  siteConfig: SiteConfig
  routes: readonly Route[]
  options: MarkdownOptions
  assets: AssetReader
}

/**
 * Compile a Markdown file that a module imports (a partial) to a module of its own.
 *
 * @throws SiteError with those problems of the file, links and images included, that fail the build.
 */
export async function compileImport(
  absolutePath: string,
  settings: ImportSettings
): Promise<string> {
  const {siteDir, options} = settings
  const source = path.relative(siteDir, absolutePath).replaceAll('\\', '/')
  const text = await fs.readFile(absolutePath, 'utf8')
  // The pipeline takes long to load, and a build with its bundles in the cache gets here never.
  const {compileContent} = await import('@lectern/markdown')
  const format = resolveFormat(source, options.format)
  const record = await compileContent({text, format}, options, {
    live: true,
    providerImportSource: MDX_PROVIDER
  })
  const own = record.problems.map((problem) => ({
    ...problem,
    position: {...problem.position, file: source}
  }))
  const content = {...record, key: source, hasExcerpt: false}
  const {tokens, problems} = createTokenResolver(settings).resolve(source, content)
  // What is only worth a warning shows again where it matters: in the pages that hold the partial.
  const {failures} = sortProblems([...own, ...problems], settings.siteConfig)
  if (failures.length > 0) throw new SiteError(failures)
  return importStyles(record.features) + replaceTokens(record.code, tokens)
}

/**
 * The stylesheets of what a partial holds go with its module: the page that imports it may be a
 * component, of whose contents nobody else knows.
 */
function importStyles(features: readonly ContentFeature[]): string {
  return features.map((feature) => `import ${JSON.stringify(FEATURE_STYLES[feature])}\n`).join('')
}
