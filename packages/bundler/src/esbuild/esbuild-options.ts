import path from 'node:path'
import type {BuildOptions, Loader, Plugin} from 'esbuild'
import {writeCompilerConfig} from './compiler-config.js'
import {stubModules} from './stubs.js'
import {
  CLIENT_ENTRY,
  CONTENTS_ENTRY,
  SERVER_ENTRY,
  START_ENTRY,
  type BundleEntries
} from '../entries/entries.js'
import {FRAME_MODULE} from '../entries/frame.js'
import {FEATURE_PREFIX} from '../entries/output-stem.js'
import {virtualModules} from '../entries/virtual-modules.js'
import type {BundleInput} from '../input/bundle-input.js'
import type {BundleRun} from '../input/bundle-run.js'
import {correctionPlugins} from '../corrections/corrections.js'
import {moduleContexts} from '../contexts/module-contexts.js'
import {assetImports} from '../loaders/asset-imports.js'
import {FILE_ENDINGS} from '../loaders/file-endings.js'
import {cssModules} from '../loaders/css-modules.js'
import {fontFormats} from '../loaders/font-formats.js'
import {linkedFiles} from '../loaders/linked-files.js'
import {markdownImports} from '../loaders/markdown-imports.js'
import {reportCssSyntax} from '../loaders/report-css-syntax.js'
import {staticUrls} from '../loaders/static-urls.js'
import {stylesheets} from '../loaders/stylesheets.js'
import {dependencyResolver} from '../modules/dependency-resolver.js'
import {lazyCommonJs} from '../modules/lazy-common-js.js'
import {moduleAliases, projectAliases} from '../modules/module-aliases.js'
import {elementProps} from '../modules/element-props.js'
import {reactNames} from '../modules/react-names.js'
import {REQUIRE_BANNER} from '../modules/require-banner.js'
import {treeShakeRouter} from '../modules/tree-shake-router.js'
import {fastRefresh} from '../refresh/fast-refresh.js'
import {themeResolver} from '../theme/theme-resolver.js'
import {translatedModules} from '../translation/translated-modules.js'
import {listPrerenderSpecifiers} from '../vendor/prerender-modules.js'
import {vendorModules} from '../vendor/vendor-modules.js'

const FILE_LOADERS = Object.fromEntries(
  FILE_ENDINGS.map((ending) => [`.${ending}`, 'file' as Loader])
)

/**
 * Fields in package.json for the entry point, as in webpack. By default, esbuild uses `main` for
 * packages that are loaded with `require`, but this code may contain calls that bundlers can't
 * resolve.
 */
const MAIN_FIELDS = ['module', 'main']

type Side = 'client' | 'server'

/** Creates options for the client bundle: split ES modules with content hashes in their names. */
export function clientOptions(
  run: BundleRun,
  entries: BundleEntries,
  outdir: string
): BuildOptions {
  const {input} = run
  const features = Object.entries(input.featureStyles).map(([name, file]) => [
    FEATURE_PREFIX + name,
    file
  ])
  return {
    ...commonOptions(run, entries, 'client'),
    entryPoints: {
      main: CLIENT_ENTRY,
      ...(entries.modules.has(START_ENTRY) && {start: START_ENTRY}),
      ...entryPoints(input, entries, (entry) => !entries.frame.has(entry)),
      ...Object.fromEntries(features)
    },
    outdir,
    platform: 'browser',
    mainFields: ['browser', ...MAIN_FIELDS],
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    minify: input.minify,
    sourcemap: input.mode === 'development' ? 'linked' : false,
    entryNames: '[ext]/[name]-[hash]',
    chunkNames: 'js/[name]-[hash]',
    define: {
      ...extended(input, 'client').define,
      'process.env.NODE_ENV': nodeEnv(input),
      global: 'globalThis'
    }
  }
}

/** Creates options for the server bundle: the same entries, which workers import on demand. */
export function serverOptions(
  run: BundleRun,
  entries: BundleEntries,
  outdir: string
): BuildOptions {
  const {input} = run
  return {
    ...commonOptions(run, entries, 'server'),
    entryPoints: {main: SERVER_ENTRY, ...entryPoints(input, entries)},
    outdir,
    platform: 'node',
    mainFields: MAIN_FIELDS,
    target: 'node20',
    // Source maps don't include the sources, because Node.js reads the files for its stack traces.
    ...(input.mode === 'development' ? {sourcemap: 'linked', sourcesContent: false} : {}),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    outExtension: {'.js': '.mjs'},
    define: {...extended(input, 'server').define, 'process.env.NODE_ENV': nodeEnv(input)},
    banner: REQUIRE_BANNER
  }
}

/**
 * Creates options for a worker: one classic script, which also works as a module. It has its own
 * copies of packages, because it doesn't share the page's memory.
 */
function workerOptions(run: BundleRun, entries: BundleEntries, file: string): BuildOptions {
  const {vendor: _, ...input} = run.input
  const workers = [...(run.workers ?? []), file]
  const options = clientOptions(
    {...run, input, workers},
    entries,
    path.join(input.siteDir, 'worker')
  )
  return {
    ...options,
    define: {...options.define, 'import.meta.url': 'self.location.href'},
    entryPoints: [file],
    splitting: false,
    format: 'iife',
    sourcemap: false
  }
}

function nodeEnv({mode}: BundleInput): string {
  return JSON.stringify(mode ?? 'production')
}

/** Merges the settings of all plugins. If two plugins set the same name, the last one wins. */
function extended({extensions}: BundleInput, side: Side) {
  const all = extensions?.[side] ?? []
  return {
    define: Object.assign({}, ...all.map(({define}) => define)) as Record<string, string>,
    loader: Object.assign({}, ...all.map(({loader}) => loader)) as Record<string, Loader>,
    folders: Object.assign({}, ...all.map(({folders}) => folders)) as Record<string, string>,
    // The public type uses no esbuild types, so packages that only read it don't have to install
    // esbuild.
    plugins: all.flatMap(({plugins = []}) => plugins as readonly Plugin[])
  }
}

function commonOptions(run: BundleRun, entries: BundleEntries, side: Side): BuildOptions {
  const {input} = run
  return {
    absWorkingDir: input.siteDir,
    bundle: true,
    splitting: true,
    format: 'esm',
    tsconfig: writeCompilerConfig(input),
    jsx: 'automatic',
    jsxDev: false,
    conditions: ['module', input.mode ?? 'production'],
    ...(input.importExtensions && {resolveExtensions: [...input.importExtensions, '.css']}),
    metafile: true,
    write: true,
    logLevel: 'silent',
    charset: 'utf8',
    legalComments: 'none',
    // Sites also write JSX in `.js` files.
    loader: {...FILE_LOADERS, '.js': 'jsx', ...extended(input, side).loader},
    assetNames: 'files/[name]-[hash]',
    publicPath: `${input.baseUrl}assets/`,
    plugins: createPlugins(run, entries, side)
  }
}

function createPlugins(run: BundleRun, entries: BundleEntries, side: Side): Plugin[] {
  const {input} = run
  const vendor = externalModules(run, side)
  const {plugins, folders} = extended(input, side)
  return [
    ...(run.stubs ? [stubModules(run.stubs, input.siteDir)] : []),
    ...(run.corrections ? correctionPlugins(run.corrections, input.siteDir) : []),
    lazyCommonJs(input.siteDir),
    ...(side === 'server' ? [withoutFrame()] : [reportCssSyntax(run.urls.problems)]),
    virtualModules(entries.modules, input),
    ...(input.adapters?.elementProps
      ? [elementProps(input.adapters.elementProps, input.generatorDirs)]
      : []),
    // Before the vendor modules, which contain Lectern's version of the router.
    ...(input.projectAliases ? [projectAliases(input.projectAliases)] : []),
    // Sites use aliases to prevent a second React, and would then get one here.
    ...(vendor ? [vendorModules(vendor)] : []),
    ...plugins,
    staticUrls(input, run.urls),
    moduleContexts({siteDir: input.siteDir, endings: FILE_ENDINGS, folders: run.urls.folders}),
    ...(input.vendor && side === 'client'
      ? [fastRefresh({...input, ...run, folders, epoch: run.epoch ?? (() => 0)})]
      : []),
    linkedFiles({
      siteDir: input.siteDir,
      isClient: side === 'client',
      inputs: run.urls.files,
      around: run.workers ?? [],
      workerOptions: (file) => workerOptions(run, entries, file)
    }),
    assetImports({
      siteDir: input.siteDir,
      endings: FILE_ENDINGS,
      replacements: input.importReplacements
    }),
    themeResolver(input.siteDir, input.themePaths, {
      aliases: input.moduleAliases,
      adapters: input.adapters?.modules,
      routeAdapter: input.adapters?.route,
      replacements: input.adapters?.replacements
    }),
    moduleAliases(input.moduleAliases),
    ...(vendor ? [] : [reactNames(input.generatorDirs)]),
    // A copied theme component can import the theme's packages.
    dependencyResolver([...input.generatorDirs, ...input.themePaths], input.siteDir),
    ...(side === 'client' ? [treeShakeRouter(input.readyDir)] : []),
    translatedModules({...input, ...run, folders}),
    markdownImports(run),
    cssModules(input.siteDir, run),
    stylesheets(input.siteDir, run.styles),
    fontFormats()
  ]
}

/** Returns the specifiers of the modules that a bundle doesn't contain, by the specifier in code. */
function externalModules(
  {input, prerenderModules}: BundleRun,
  side: Side
): Readonly<Record<string, string>> | undefined {
  if (input.vendor) return input.vendor[side]
  return side === 'server' && prerenderModules
    ? listPrerenderSpecifiers(prerenderModules)
    : undefined
}

/** Removes the frame from the server bundle, which doesn't need code splitting. */
function withoutFrame(): Plugin {
  return {
    name: 'without-frame',
    setup(build) {
      const filter = new RegExp(`^${FRAME_MODULE}$`)
      build.onResolve({filter}, ({path: name}) => ({path: name, namespace: 'without-frame'}))
      build.onLoad({filter: /./, namespace: 'without-frame'}, () => ({contents: ''}))
    }
  }
}

/**
 * Lists entry points. In development, one entry point covers all live contents, because open builds
 * can't add entry points.
 */
function entryPoints(
  {mode}: BundleInput,
  {names}: BundleEntries,
  isWanted: (entry: string) => boolean = () => true
): Record<string, string> {
  const points = [...names]
    .filter(([entry]) => isWanted(entry))
    .map(([entry, name]) => [name, entry] as const)
  if (mode !== 'development') return Object.fromEntries(points)
  const fixed = points.filter(([, entry]) => !entry.startsWith('content:'))
  return {contents: CONTENTS_ENTRY, ...Object.fromEntries(fixed)}
}
