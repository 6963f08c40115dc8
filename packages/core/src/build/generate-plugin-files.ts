import {openPartials} from '../content/partial-records.js'
import {createPartialTexts, readAllPartials} from '../content/partial-texts.js'
import {openSiteFiles} from '../content/site-files.js'
import {listPluginFiles, generateFiles} from '../emit/generate-files.js'
import {createRenderedSite} from '../emit/rendered-site.js'
import type {FileMemory, StageResult} from '../memory/build-memory.js'
import {outputFile} from '../output/output-file.js'
import type {OutputFolder} from '../output/output-folder.js'
import {generatedKey, type OutputPlan} from '../output/output-plan.js'
import type {BuildEnvironment} from './build-options.js'
import type {CompiledLocale} from './compile-locale.js'
import type {PlannedLocale} from './plan-locale.js'
import type {RenderedPages} from './render-locale.js'
import type {ScannedLocale} from './scan-locale.js'

/** Files that plugins generated from rendered pages. */
export interface PluginFiles {
  generated: OutputPlan
  /** Keys of the partials' content records that were read. */
  records: readonly string[]
}

interface FileSettings {
  planned: Pick<PlannedLocale, 'plan'>
  output: OutputFolder
  pages: Pick<RenderedPages, 'notes'>
}

/** Lets plugins generate files from finished pages, such as feeds and search indexes. */
export async function generatePluginFiles(
  {site, scan, recordsDir}: ScannedLocale,
  {contents, resolved, markdown}: CompiledLocale,
  {planned: {plan}, output, pages: {notes}}: FileSettings,
  known: Pick<FileMemory, 'files' | 'images'>,
  {generator, progress}: BuildEnvironment
): Promise<StageResult<PluginFiles, Pick<FileMemory, 'files' | 'images'>>> {
  const {siteDir, siteConfig} = site
  const files = openSiteFiles({siteDir, siteConfig, routes: scan.manifest.routes}, known)
  const {hasher, resolver} = files
  const {compilerHash} = generator
  const fileOf = (path: string) => outputFile(path, siteConfig.trailingSlash)
  const partials = openPartials({site, markdown, compilerHash, recordsDir, hasher, resolver})
  const texts = createPartialTexts({siteDir, resolver, partials})
  return progress.stage('files', async () => {
    await readAllPartials(texts, contents.bySource)
    const rendered = createRenderedSite({
      ...{scan, contents, resolved, recordsDir, notes, partials: texts},
      readPage: async (path) => output.read(fileOf(path)),
      keyOfPage: (path) => plan.get(fileOf(path))?.key
    })
    const listed = await listPluginFiles(site.plugins, rendered)
    const generated = await generateFiles(listed, plan, {...output, keyOf: generatedKey})
    return {output: {generated, records: texts.records()}, memory: files.memory()}
  })
}
