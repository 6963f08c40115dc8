import fs from 'node:fs/promises'
import path from 'node:path'
import {build, type Message, type Metafile} from 'esbuild'
import type {SiteProblem} from '@lectern/types'
import {type FinishedRun, writeCachedBundles} from '../cache/bundle-cache.js'
import {readDiskTime} from '@lectern/shared/cache/file-stamps'
import {listBundledPackages} from '../cache/bundled-packages.js'
import {listOutputFiles} from '../cache/input-files.js'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {type Corrections, findCorrections, NO_CORRECTIONS} from '../corrections/corrections.js'
import {createEntries, type BundleEntries} from '../entries/entries.js'
import type {BundleHost, BundleInput, ImportedContent} from '../input/bundle-input.js'
import type {BundleResult} from '../input/bundle-result.js'
import type {BundleRun, Stubs} from '../input/bundle-run.js'
import {readReadyModules} from '../input/ready-modules.js'
import {createBundles} from '../output/bundles.js'
import {addCompileHints} from '../output/compile-hints.js'
import {fillStartScript} from '../output/fill-start-script.js'
import {adaptServerModules} from '../output/relative-imports.js'
import {renameScripts} from '../output/rename-scripts.js'
import {shareStyles} from '../output/share-styles.js'
import {findMissingComponents} from '../theme/theme-resolver.js'
import {createStyleReader} from '../styles/style-reader.js'
import {readPrerenderModules} from '../vendor/ready-vendor.js'
import {metafileOf} from './build-result.js'
import {
  describeCorrections,
  describeMessages,
  findDiskFailure,
  isBuildFailure,
  uniqueProblems
} from './bundle-error.js'
import {findCircularPartials} from './circular-partials.js'
import {combineStyles} from './combine-styles.js'
import {clientOptions, serverOptions} from './esbuild-options.js'
import {areSameStubs, extendStubs, findStubbedOutputs, NO_STUBS} from './stubs.js'

/** The bundles, and the modules that couldn't be bundled. */
interface RunResult extends Omit<BundleResult, 'isCached' | 'openLocator'> {
  stubs?: Stubs
}

/**
 * Bundles both sides with esbuild and stores the result in place of the last bundles. If modules
 * have errors, empty modules replace them until the rest can be bundled. In this case, nothing is
 * stored.
 */
export async function runEsbuild(input: BundleInput, host: BundleHost): Promise<RunResult> {
  const missing = findMissingComponents(input.components, input.themePaths)
  const {compileImport, listImports} = compileOnce(host)
  const since = readDiskTime(input.cacheDir)
  // Only one process bundles at a time, so they can all use the same name. This way, leftovers of
  // failed runs don't accumulate.
  const outDir = path.join(input.cacheDir, 'bundle-next')
  const entries = createEntries(input)
  const failures: SiteProblem[] = [...missing]
  let stubs = NO_STUBS
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const built = await buildCorrected(
      (corrections) => createRun(input, compileImport, {stubs, corrections}),
      entries,
      outDir
    )
    if (!('errors' in built)) {
      const finished = {...built, entries, outDir, since}
      if (failures.length > 0) return describePart(finished, failures)
      return keepBundles({...finished, imports: await listImports()})
    }
    failures.push(...describeNew(built.errors, missing, input))
    const next = extendStubs(stubs, built.errors)
    if (areSameStubs(stubs, next)) break
    stubs = next
  }
  await fs.rm(outDir, {recursive: true, force: true})
  return {...NOTHING, failures: uniqueProblems(failures)}
}

/**
 * Maximum number of rounds. More than one can be necessary, because a module with an error hides
 * errors in modules that only it imports.
 */
const MAX_ROUNDS = 6

const NOTHING = {problems: [], imports: new Map(), stubbed: new Set<string>()}

/** Creates the state of one run. */
export function createRun(
  input: BundleInput,
  compileImport: BundleHost['compileImport'],
  {stubs, corrections}: {stubs: Stubs; corrections: Corrections}
): BundleRun {
  const {readyDir = '', generatorDirs} = input
  const prerenderModules = readPrerenderModules(readyDir, generatorDirs)
  return {
    ...{input, compileImport, styles: createStyleReader(input), moduleStyles: new Map()},
    ...{translated: new Map(), readyModules: readReadyModules(input.readyDir)},
    urls: {files: new Set(), folders: new Set(), problems: []},
    ...(prerenderModules && {prerenderModules}),
    ...(stubs === NO_STUBS ? {} : {stubs}),
    ...(corrections === NO_CORRECTIONS ? {} : {corrections})
  }
}

/** Describes errors. Missing route components are left out, because they're already described. */
function describeNew(
  errors: readonly Message[],
  missing: readonly SiteProblem[],
  input: BundleInput
): SiteProblem[] {
  const known = new Set(missing.map(({message}) => message))
  return describeMessages(
    errors.filter(({text}) => !known.has(text)),
    input
  )
}

interface FinishedBuild {
  run: BundleRun
  entries: BundleEntries
  outDir: string
  /** Start time of bundling on the file system's clock. */
  since: number
  client: Metafile
  server: Metafile
}

/** Stores bundles in place of the last ones. */
async function keepBundles({
  imports,
  ...finished
}: FinishedBuild & Pick<BundleResult, 'imports'>): Promise<RunResult> {
  const {run, outDir, since, client, server} = finished
  const {input} = run
  const finalDir = path.join(input.cacheDir, 'bundle')
  await fs.rm(finalDir, {recursive: true, force: true})
  await fs.rename(outDir, finalDir)
  const relocate = (file: string) => path.join(finalDir, path.relative(outDir, file))
  const bundles = createBundles({...finished, input, relocate})
  const metafiles = [client, server]
  const outputs = listOutputFiles(metafiles, input.siteDir).map(relocate)
  const problems = listProblems(run)
  const packages = listBundledPackages(client, input.siteDir)
  const created = {
    packages,
    metafiles,
    since,
    outputs,
    imports,
    problems,
    prebuilt: run.prerenderModules?.inputs ?? [],
    styles: await listStyleInputs(run)
  }
  writeCachedBundles(input, bundles, created)
  return {bundles, imports, problems, failures: [], stubbed: new Set()}
}

/** Describes bundles that contain empty modules. */
function describePart(finished: FinishedBuild, failures: readonly SiteProblem[]): RunResult {
  const {run, outDir, server} = finished
  const {input, stubs = NO_STUBS} = run
  const stubbed = [...findStubbedOutputs(server, stubs)]
  return {
    bundles: createBundles({...finished, input, relocate: (file) => file}),
    imports: new Map(),
    problems: listProblems(run),
    failures: uniqueProblems(failures),
    stubs,
    stubbed: new Set(stubbed.map((file) => path.resolve(input.siteDir, file))),
    temporaryDir: outDir
  }
}

/** Lists the problems that don't prevent the use of the bundles. */
function listProblems({urls, corrections, input}: BundleRun): SiteProblem[] {
  return uniqueProblems([...urls.problems, ...describeCorrections(corrections, input)])
}

/** Returns everything that stylesheets depend on besides their own files. */
export async function listStyleInputs({
  styles,
  urls
}: Pick<BundleRun, 'styles' | 'urls'>): Promise<FinishedRun['styles']> {
  const {files, folders} = await styles.inputs()
  const contexts = [...urls.folders].map((folder) => ({folder, glob: '**'}))
  return {files: [...files, ...urls.files], folders: [...folders, ...contexts]}
}

/** Compiles each imported Markdown file once for both bundles. */
function compileOnce(host: BundleHost) {
  const compiled = new Map<string, Promise<ImportedContent>>()
  const compileImport = (file: string) => {
    const content = compiled.get(file) ?? host.compileImport(file)
    compiled.set(file, content)
    return content
  }
  const listImports = async () =>
    new Map(
      await Promise.all(
        [...compiled].map(async ([file, content]) => [file, await content] as const)
      )
    )
  return {compileImport, listImports}
}

/** Metafiles of both sides, or the errors of both. */
type BuiltSides = {client: Metafile; server: Metafile} | {errors: readonly Message[]}

/**
 * Bundles both sides. Repeats this if imports have to be corrected.
 */
async function buildCorrected(
  createRun: (corrections: Corrections) => BundleRun,
  entries: BundleEntries,
  outDir: string
): Promise<BuiltSides & {run: BundleRun}> {
  let corrections = NO_CORRECTIONS
  for (;;) {
    await fs.rm(outDir, {recursive: true, force: true})
    const run = createRun(corrections)
    const built = await buildBoth(run, entries, outDir)
    const errors = 'errors' in built ? built.errors : []
    const found = findCorrections(errors, corrections, run.input)
    if (!found) return {...built, run}
    corrections = found
  }
}

async function buildBoth(
  run: BundleRun,
  entries: BundleEntries,
  outDir: string
): Promise<BuiltSides> {
  const {input} = run
  const settled = await Promise.allSettled([
    build(clientOptions(run, entries, path.join(outDir, 'client'))),
    build(serverOptions(run, entries, path.join(outDir, 'server')))
  ])
  const [bundled, server] = settled.map((side) =>
    side.status === 'fulfilled' ? metafileOf(side.value) : undefined
  )
  if (!bundled || !server) return {errors: settled.flatMap(listErrors)}
  const circles = findCircularPartials(bundled, input.siteDir)
  if (circles.length > 0) return {errors: circles.map(toMessage)}
  await addCompileHints(bundled, input.siteDir)
  const client = await fillStartScript(bundled, input)
  const [clientFiles, serverFiles] = await Promise.all([
    renameScripts(client, input.siteDir),
    renameScripts(server, input.siteDir)
  ])
  await adaptServerModules(serverFiles, input, run.prerenderModules)
  return {client: await joinStyles(clientFiles, {run, entries, outDir}), server: serverFiles}
}

/** Removes duplicates from the stylesheets, and combines them if the site has one for all pages. */
async function joinStyles(
  client: Metafile,
  {run, entries, outDir}: {run: BundleRun; entries: BundleEntries; outDir: string}
): Promise<Metafile> {
  const {siteDir, styleOrder} = run.input
  if (!styleOrder) return shareStyles(client, siteDir)
  const combined = await combineStyles(client, {
    ...{siteDir, order: styleOrder},
    createOptions(added) {
      const modules = new Map([...entries.modules, ...added])
      return clientOptions(run, {...entries, modules}, path.join(outDir, 'client'))
    }
  })
  if (!combined) return shareStyles(client, siteDir)
  const {metafile, styles, replaced} = combined
  await Promise.all([
    ...styles.outputFiles.map(({path: file, contents}) => fs.writeFile(file, contents)),
    ...replaced.map((file) => fs.rm(path.resolve(siteDir, file)))
  ])
  return metafile
}

/** Converts a problem in finished bundles to an esbuild message. */
function toMessage(problem: SiteProblem): Message {
  const {file = ''} = problem.position ?? {}
  const position = {namespace: '', line: 0, column: 0, length: 0, lineText: '', suggestion: ''}
  return {
    ...{id: '', pluginName: '', text: problem.message, notes: []},
    location: {...position, file},
    detail: new SiteError(problem)
  }
}

/**
 * @throws Disk errors and errors other than build failures, because stubs can't replace their
 *   cause.
 */
function listErrors(side: PromiseSettledResult<unknown>): readonly Message[] {
  if (side.status === 'fulfilled') return []
  if (!isBuildFailure(side.reason)) throw side.reason
  const {errors} = side.reason
  const failure = findDiskFailure(errors)
  if (failure) throw failure
  return errors
}
