import path from 'node:path'
import type {Bundles, ReplacedModule, SiteProblem} from '@lectern/types'
import {bundleVendor, type Changes, createDevBundler, type VendorBundle} from '@lectern/bundler/dev'
import type {BundleHost, BundleInput} from '@lectern/bundler'
import {hashValue} from '@lectern/shared/cache/content-hash'
import {messageOf, SiteError} from '@lectern/shared/problems/site-problem'
import {
  createBundleHost,
  createBundleInput,
  listContentEntries
} from '@lectern/core/bundle/create-bundle-input'
import {openPartials} from '@lectern/core/content/partial-records'
import type {CompiledContent} from '@lectern/core/content/compiled-content'
import {resolveContents} from '@lectern/core/content/resolve-contents'
import type {Generator} from '@lectern/core/generator/generator'
import type {DevSite} from '../site/dev-site.js'
import {listVendorUrls, preloadVendor} from './vendor-urls.js'

/** A running server's bundles, built from the last valid input. */
export interface DevBundles {
  /**
   * Updates the bundles. Updates run one at a time and never throw.
   *
   * @param contents - Contents of visited pages to include, by source.
   * @param changes - Changes since the last call. If omitted, any file may have changed.
   */
  update(
    site: DevSite,
    contents: ReadonlyMap<string, CompiledContent>,
    changes?: Changes
  ): Promise<void>
  /**
   * Compiles changed component modules alone, see `DevBundler.replace`. Returns nothing if the last
   * bundles have problems.
   */
  replace(files: readonly string[]): Promise<readonly ReplacedModule[]>
  /** Waits for pending updates and returns the last valid bundles. */
  current(): Promise<Bundles | undefined>
  /** Tests whether the last input included the current version of these contents. */
  holds(site: DevSite, contents: ReadonlyMap<string, CompiledContent>): boolean
  /** Errors of the last input. */
  problems(): readonly SiteProblem[]
  /** Problems that affect every page. Other problems only affect pages that aren't in the bundles. */
  sharedProblems(): readonly SiteProblem[]
  /** Warnings about the last bundles, such as missing files in stylesheets. */
  warnings(): readonly SiteProblem[]
  /** Absolute paths of the source files in the bundles. */
  inputs(): ReadonlySet<string>
  vendor(): Promise<VendorBundle>
  /** Absolute folders of browser modules. `vendor` is set once the vendor bundle is built. */
  folders(): {site: string; vendor?: string}
  close(): Promise<void>
}

interface BundlesSettings {
  generator: Generator
  /** Absolute cache folder of the development server. */
  devDir: string
  /** Absolute cache folder that all locales share. */
  vendorDir: string
  recordsDir: string
  siteDir: string
}

export function createDevBundles(settings: BundlesSettings): DevBundles {
  const bundler = createDevBundler()
  const {vendor, vendorFolder} = openVendor(settings)
  let run: Promise<void> = Promise.resolve()
  let last: Bundles | undefined
  let problems: readonly SiteProblem[] = []
  let isShared = false
  let held: ReadonlySet<string> = new Set()
  let isClosing = false

  const bundleContents: DevBundles['update'] = async (site, contents, changes) => {
    const kept = await vendor
    const input = createInput(site, contents, kept, settings)
    const bundles = await bundler.bundle(input, createHost(site, settings), changes)
    last = preloadVendor(bundles, kept, site.site.siteConfig.baseUrl)
  }
  const bundle: DevBundles['update'] = async (site, contents, changes) => {
    try {
      await bundleContents(site, contents, changes)
      problems = []
    } catch (error) {
      // The author has stopped the server, which cancels the run.
      if (isClosing) return
      problems = problemsOf(error)
      isShared = await areShared(problems, contents, (whole) => bundleContents(site, whole))
    }
    // Keys of failed contents are also kept, so that a retry only follows a change.
    held = new Set(listKeys(site, contents))
  }
  return {
    update(site, contents, changes) {
      run = run
        .then(() => bundle(site, contents, changes))
        .catch((error: unknown) => {
          if (!isClosing) problems = problemsOf(error)
        })
      return run
    },
    replace: async (files) => (problems.length > 0 ? [] : bundler.replace(files)),
    current: () => run.then(() => last),
    holds: (site, contents) => listKeys(site, contents).every((key) => held.has(key)),
    problems: () => problems,
    sharedProblems: () => (isShared ? problems : []),
    ...{warnings: bundler.warnings, inputs: bundler.inputs},
    vendor: () => vendor,
    folders: () => ({site: path.join(settings.devDir, 'bundle', 'client'), vendor: vendorFolder()}),
    async close() {
      isClosing = true
      await vendor.catch(() => {})
      await bundler.close()
    }
  }
}

/** Starts to bundle the dependencies. `vendorFolder` returns their folder when they're bundled. */
function openVendor({vendorDir, generator}: BundlesSettings) {
  const {dirs, bundlerHash, readyDir} = generator
  const vendor = bundleVendor({cacheDir: vendorDir, generatorDirs: dirs, bundlerHash, readyDir})
  let vendorFolder: string | undefined
  vendor.then(
    ({folder}) => {
      vendorFolder = folder
    },
    // Callers handle the error.
    () => {}
  )
  return {vendor, vendorFolder: () => vendorFolder}
}

function createInput(
  devSite: DevSite,
  contents: ReadonlyMap<string, CompiledContent>,
  vendor: VendorBundle,
  {generator, devDir, recordsDir}: BundlesSettings
): BundleInput {
  const {site, scan, resolver} = devSite
  const input = createBundleInput({
    site,
    scan,
    contents: {bySource: contents},
    resolved: resolveContents(contents, resolver, scan.origins),
    generator,
    cacheDir: devDir,
    recordsDir,
    minify: false
  })
  const client = listVendorUrls(vendor, site.siteConfig.baseUrl)
  return {
    ...input,
    ...(input.styleOrder && describeUnread(devSite, input)),
    ...{mode: 'development', vendor: {client, server: vendor.server}}
  }
}

/** Adds the contents of pages that haven't been opened, whose styles apply to all pages. */
function describeUnread(
  {site: {siteDir, siteConfig, compatibility}, scan}: DevSite,
  {components, liveContents}: Pick<BundleInput, 'components' | 'liveContents'>
): Pick<BundleInput, 'styleOrder' | 'unreadContents'> {
  const known = new Set(liveContents.map(({source}) => source))
  const entries = listContentEntries(scan.manifest.routes)
  return {
    styleOrder: compatibility.orderStyles(siteConfig, [...components, ...entries.keys()]),
    unreadContents: [...entries]
      .map(([entry, source]) => ({entry, source: path.resolve(siteDir, source)}))
      .filter(({source}) => !known.has(source))
  }
}

/** Creates the host that compiles modules for the bundler, such as partials. */
function createHost(
  {site, markdown, hasher, resolver}: DevSite,
  {generator: {compilerHash}, recordsDir}: BundlesSettings
): BundleHost {
  const partials = openPartials({site, markdown, compilerHash, recordsDir, hasher, resolver})
  return createBundleHost({site, partials, resolver})
}

/**
 * Tests whether problems affect every page. If the site's own code is broken, bundling only the
 * valid contents also fails.
 */
async function areShared(
  problems: readonly SiteProblem[],
  contents: ReadonlyMap<string, CompiledContent>,
  bundle: (whole: ReadonlyMap<string, CompiledContent>) => Promise<void>
): Promise<boolean> {
  const whole = listWhole(contents, problems)
  return whole.size === contents.size || !(await succeeds(bundle(whole)))
}

/**
 * Lists the contents that have no problems. If there are problems in imported files, all contents with imports are
 * excluded.
 */
function listWhole(
  contents: ReadonlyMap<string, CompiledContent>,
  problems: readonly SiteProblem[]
): ReadonlyMap<string, CompiledContent> {
  const named = new Set(problems.map(({position}) => position?.file ?? ''))
  const areNamed = [...named].every((file) => contents.has(file))
  return new Map(
    [...contents].filter(([source, {kind}]) => (areNamed ? !named.has(source) : kind === 'static'))
  )
}

function succeeds(run: Promise<void>): Promise<boolean> {
  return run.then(
    () => true,
    () => false
  )
}

/** Tests whether bundles have to include a page's content, because it has a module or a stylesheet. */
export function isBundled({kind, features}: CompiledContent): boolean {
  return kind === 'live' || features.length > 0
}

/** Returns the keys that identify contents and their features in the bundles. */
function listKeys(site: DevSite, contents: ReadonlyMap<string, CompiledContent>): string[] {
  return [...contents].flatMap(([source, content]) => keysOf(site, source, content))
}

/** Returns the keys that identify a content and its features in the bundles. */
function keysOf(site: DevSite, source: string, content: CompiledContent): string[] {
  const features = content.features.map((feature) => `feature ${feature}`)
  return content.kind === 'live' ? [liveKey(site, source, content), ...features] : features
}

/** Returns a key that changes when a live content or the target of one of its links or images changes. */
function liveKey({resolver}: DevSite, source: string, content: CompiledContent): string {
  const {key, codeHash = key} = content
  return hashValue([source, codeHash, resolver.resolve(source, content).tokens])
}

/**
 * Returns an error's problems, each once, because the browser and server bundles share files. For a
 * bug in Lectern, the message is shown unchanged, because bugs must not stop the server.
 */
function problemsOf(error: unknown): readonly SiteProblem[] {
  if (error instanceof SiteError)
    return [
      ...new Map(error.problems.map((problem) => [JSON.stringify(problem), problem])).values()
    ]
  const message = messageOf(error)
  return [{code: 'bundle-failed', message, hint: 'This is a bug. Please report it.'}]
}
