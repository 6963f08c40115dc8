import fs from 'node:fs/promises'
import path from 'node:path'
import {context, type BuildContext, type BuildOptions, type Metafile} from 'esbuild'
import {type Corrections, NO_CORRECTIONS} from '../corrections/corrections.js'
import type {BundleEntries, VirtualModule} from '../entries/entries.js'
import {clientOptions, serverOptions} from '../esbuild/esbuild-options.js'
import type {CombinedStyles} from '../esbuild/combine-styles.js'
import type {BundleHost, BundleInput, ImportedContent} from '../input/bundle-input.js'
import type {BundleRun} from '../input/bundle-run.js'
import {readReadyModules} from '../input/ready-modules.js'
import {createStyleReader} from '../styles/style-reader.js'
import {addReplacement} from './add-replacement.js'
import {createContentStyles, type ContentStyleFinder} from './content-styles.js'
import {relativePath} from '@lectern/shared/files/relative-path'

/**
 * Both esbuild builds, and the state that can change between runs.
 *
 * A browser evaluates a module only once per URL, which contains a hash. If code is reverted to an
 * earlier state, the browser wouldn't evaluate it again, and the old components wouldn't return. In
 * this case, the epoch changes, which changes the text of all component modules.
 */
export interface OpenBuilds {
  key: string
  client: BuildContext
  server: BuildContext
  /** Inputs that the builds read while they run. They're replaced before each run. */
  current: {input: BundleInput; host: BundleHost; epoch: number}
  /**
   * Names of the browser's scripts: `known` has all of them so far, `last` the last build's with
   * their entries.
   */
  scripts: {known: Set<string>; last?: ReadonlyMap<string, string>}
  /** Translated modules, by absolute path. Both sides share them. */
  translated: BundleRun['translated']
  /** Reads stylesheets for both sides. Keeps unchanged ones between runs. */
  styles: BundleRun['styles']
  /** Targets of the URLs that the last run found in CSS. */
  urls: BundleRun['urls']
  /** Changes to imports in both builds. */
  corrections: Corrections
  /** The last result for each imported Markdown file, by absolute path. */
  imports: Map<string, ImportedContent>
  clientModules: Map<string, VirtualModule>
  serverModules: Map<string, VirtualModule>
  /** The last stylesheet with the styles of all pages, if the site has one. */
  combined?: CombinedStyles
  /** Creates options for the client's build with additional generated modules. */
  createClientOptions(modules: ReadonlyMap<string, VirtualModule>): BuildOptions
  /** Finds the stylesheets of pages that haven't been opened. */
  contentStyles: ContentStyleFinder
  /** The last bundles; absent if the last run failed. */
  last?: BothBundles
}

/** esbuild's descriptions of both bundles. */
export interface BothBundles {
  client: Metafile
  server: Metafile
  /** Absolute paths of files that were only read to find stylesheets. */
  readFiles: readonly string[]
}

/** Opens both builds without bundling. */
export async function openBuilds(
  input: BundleInput,
  host: BundleHost,
  {
    entries,
    key,
    corrections = NO_CORRECTIONS
  }: {entries: BundleEntries; key: string; corrections?: Corrections}
): Promise<OpenBuilds> {
  const current = {input, host, epoch: 0}
  const clientModules = new Map(entries.modules)
  const serverModules = new Map(entries.modules)
  const translated: OpenBuilds['translated'] = new Map()
  const readyModules = readReadyModules(input.readyDir)
  const outDir = path.join(input.cacheDir, 'bundle')
  const imports: OpenBuilds['imports'] = new Map()
  const compileImport = async (file: string) => {
    const content = await current.host.compileImport(file)
    imports.set(file, content)
    return content
  }
  const styles = createStyleReader(input)
  const urls: BundleRun['urls'] = {files: new Set(), folders: new Set(), problems: []}
  const moduleStyles: BundleRun['moduleStyles'] = new Map()
  const shared = {input, translated, readyModules, styles, moduleStyles, urls, corrections}
  const clientRun: BundleRun = {
    ...shared,
    compileImport: async (file) => {
      const content = await compileImport(file)
      const name = `${relativePath(input.siteDir, file)}.js`
      return {...content, code: await addReplacement(content.code, name, current.epoch)}
    },
    epoch: () => current.epoch
  }
  const serverRun: BundleRun = {...shared, compileImport}
  const createClientOptions: OpenBuilds['createClientOptions'] = (added) => {
    const modules = added.size === 0 ? clientModules : new Map([...clientModules, ...added])
    return clientOptions(clientRun, {...entries, modules}, path.join(outDir, 'client'))
  }
  const open = (options: BuildOptions) => context({...options, write: false})
  const [client, server] = await Promise.all([
    open(createClientOptions(new Map())),
    open(
      serverOptions(serverRun, {...entries, modules: serverModules}, path.join(outDir, 'server'))
    )
  ])
  // An open page may still use scripts from the server's last run.
  const scripts = {known: new Set(await listScripts(path.join(outDir, 'client', 'js')))}
  return {
    ...{key, client, server, current, scripts, translated, imports, clientModules, serverModules},
    ...{styles, urls, corrections, createClientOptions, contentStyles: createContentStyles()}
  }
}

function listScripts(folder: string): Promise<string[]> {
  // Missing before the first build.
  return fs.readdir(folder).catch(() => [])
}
