import type {ContentFeature, ContentRecord, SiteConfig} from '@lectern/types'
import type {ImportedContent} from '@lectern/bundler'
import {relativePath} from '@lectern/shared/files/relative-path'
import {replaceTokens} from '@lectern/shared/cache/content-token'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {sortProblems} from '../report/problem-policy.js'
import type {PartialRecords} from './partial-records.js'
import type {TokenResolver} from './resolve-tokens.js'

interface ImportSettings {
  siteDir: string
  siteConfig: SiteConfig
  partials: PartialRecords
  resolver: TokenResolver
  /** Stylesheet of each content feature. */
  styles: Readonly<Partial<Record<ContentFeature, string>>>
}

/**
 * Compiles a partial, which is a Markdown file that is imported as a module.
 *
 * @throws SiteError with the problems that fail the build, including broken links and images.
 */
export async function compileImport(
  absolutePath: string,
  {siteDir, siteConfig, partials, resolver, styles}: ImportSettings
): Promise<ImportedContent> {
  const source = relativePath(siteDir, absolutePath)
  const {record, key, snippets} = await partials.read(absolutePath)
  const own = record.problems.map((problem) => ({
    ...problem,
    position: {...problem.position, file: source}
  }))
  const content = {...record, key: source, textHash: '', hasExcerpt: false}
  const {tokens, problems} = resolver.resolve(source, content)
  // Warnings are reported on the pages that use the partial.
  const {failures} = sortProblems([...own, ...problems], siteConfig)
  if (failures.length > 0) throw new SiteError(failures)
  return {
    code: importStyles(record, styles) + replaceTokens(record.code, tokens),
    record: key,
    snippets
  }
}

/** Adds stylesheet imports to the module of a partial, because a component may import it. */
function importStyles(
  {features, styles}: Pick<ContentRecord, 'features' | 'styles'>,
  featureStyles: ImportSettings['styles']
): string {
  const sheets = features.flatMap((feature) => featureStyles[feature] ?? [])
  if (styles) sheets.push(`data:text/css,${encodeURIComponent(styles)}`)
  return sheets.map((sheet) => `import ${JSON.stringify(sheet)}\n`).join('')
}
