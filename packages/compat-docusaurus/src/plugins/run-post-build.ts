import fs from 'node:fs'
import path from 'node:path'
import type {FinishedFiles, FinishedOutput, FinishTools, Plugin, SiteContext} from '@lectern/types'
import {readCheckedJson, writeCheckedJson} from '@lectern/shared/cache/checked-json'
import {hashValue} from '@lectern/shared/cache/content-hash'
import {callHook} from '@lectern/shared/problems/hook-error'
import type {UnknownRecord} from '@lectern/shared/text/unknown-record'
import {describeRoutes, linkPath, nameThere} from '../post-build/docusaurus-routes.js'
import {hasNoIndex, type PageHead, readPageHead} from '../post-build/page-head.js'
import {findChanges, type StagedFiles, stageOutput} from '../post-build/staged-output.js'
import {createDocusaurusContext} from './docusaurus-context.js'
import type {DocusaurusPlugin} from '../plugin-form/docusaurus-plugin.js'
import {stagedOutputFolder} from '../plugin-form/generated-folder.js'
import {createSiteMetadata} from '../site-config/site-metadata.js'

/**
 * Key under which an adapted plugin stores its `postBuild` hook, so that the hooks of all plugins
 * can run together.
 */
const POST_BUILD = Symbol('postBuild')

/** The release of Docusaurus whose behavior plugins get. */
const RELEASE = '3.10.2'

/** A plugin with a `postBuild` hook. */
export interface PostBuild {
  plugin: DocusaurusPlugin
  options: object
  /** Returns what `loadContent` returned. */
  content(): unknown
}

type FinishOutput = NonNullable<Plugin['finishOutput']>

/**
 * Creates the output hook for a plugin with `postBuild`. Docusaurus runs all `postBuild` hooks on
 * the same folder, so the first adapted plugin runs the hooks of all adapted plugins.
 */
export function adaptPostBuild(own: PostBuild, context: SiteContext): Pick<Plugin, 'finishOutput'> {
  const finishOutput: FinishOutput = async (_folder, files, tools) => {
    const all = tools.plugins.flatMap(({plugin, id}) => {
      const found = (plugin as {[POST_BUILD]?: PostBuild})[POST_BUILD]
      return found ? [{...found, id}] : []
    })
    if (all.length > 0 && all[0]?.plugin !== own.plugin) return {files: []}
    const posts = all.length > 0 ? all : [{...own, id: 'default'}]
    return runPostBuilds(posts, {files, tools, context})
  }
  return {[POST_BUILD]: own, finishOutput} as Pick<Plugin, 'finishOutput'>
}

type InstancePostBuild = PostBuild & {id: string}

interface RunSettings {
  files: FinishedFiles
  tools: FinishTools
  context: SiteContext
}

/** Results of the last run of the `postBuild` hooks. */
interface PostBuildRecord {
  /** Hash of all inputs. Missing if the run didn't finish or the inputs can't be hashed. */
  key?: string
  staged: StagedFiles
  /** Hashes of new files, by path. */
  added: Readonly<Record<string, string>>
  /** Hashes of edited files, by path. */
  rewritten: Readonly<Record<string, string>>
  deleted: readonly string[]
}

/**
 * Runs all `postBuild` hooks and adds the files they create to the output. If no input has changed
 * since the last run, reuses its files.
 */
async function runPostBuilds(
  posts: readonly InstancePostBuild[],
  {files, tools, context}: RunSettings
): Promise<FinishedOutput> {
  const {siteDir, siteConfig} = context
  const stage = stagedOutputFolder(siteDir, siteConfig.i18n.currentLocale)
  const recordFile = `${stage}.json`
  const last = readCheckedJson<PostBuildRecord>(recordFile)
  const versions = JSON.stringify(createSiteMetadata({siteDir, plugins: []}, RELEASE))
  const key = createKey(posts, files, `${await tools.inputKey()} ${versions}`)
  const isCurrent = key !== undefined && last?.key === key && hasAll(stage, last)
  if (isCurrent) return describeRun(stage, last, posts)
  const staged = stageOutput(tools.pathOf, stage, files, last?.staged ?? {})
  // The key is added only when the run finishes, so an interrupted run is repeated.
  writeCheckedJson(recordFile, {
    staged,
    added: {},
    rewritten: {},
    deleted: []
  } satisfies PostBuildRecord)
  const props = createProps(posts, {files, tools, context}, stage)
  // Some plugins write to `build` instead of the output folder they receive.
  await tools.runAtOutput(stage, () =>
    Promise.all(
      posts.map(({plugin, id, content}) =>
        callHook('postBuild', () => plugin.postBuild?.({...props, content: content()}), {
          name: plugin.name,
          id
        })
      )
    )
  )
  const record: PostBuildRecord = {key, staged, ...findChanges(stage, staged)}
  writeCheckedJson(recordFile, record)
  return describeRun(stage, record, posts)
}

/**
 * Returns a hash of all inputs, or `undefined` if a plugin's content can't be serialized, e.g.
 * because of circular references.
 */
function createKey(
  posts: readonly InstancePostBuild[],
  files: FinishedFiles,
  inputKey: string
): string | undefined {
  try {
    const own = posts.map(({plugin, id, options, content}) =>
      JSON.stringify([plugin.name, id, options, content()], plain)
    )
    const hashes = [...files].map(([file, {hash}]) => [file, hash]).sort()
    return hashValue([inputKey, own, hashes])
  } catch {
    return undefined
  }
}

/** Converts values that JSON can't represent. */
function plain(_: string, value: unknown): unknown {
  if (value instanceof Map || value instanceof Set) return [...value]
  return typeof value === 'function' || typeof value === 'bigint' ? String(value) : value
}

function hasAll(stage: string, {added, rewritten}: PostBuildRecord): boolean {
  return Object.keys({...added, ...rewritten}).every((file) =>
    fs.existsSync(path.join(stage, file))
  )
}

function describeRun(
  stage: string,
  {added, rewritten, deleted}: PostBuildRecord,
  posts: readonly InstancePostBuild[]
): FinishedOutput {
  const names = posts.map(({plugin}) => plugin.name).join(', ')
  return {
    files: Object.entries(added).map(([file, key]) => ({
      file,
      key,
      text: () => fs.readFileSync(path.join(stage, file))
    })),
    replaced: Object.entries(rewritten).map(([file, key]) => ({
      ...{file, key},
      from: path.join(stage, file)
    })),
    summary:
      deleted.length === 0
        ? []
        : [
            {
              name: 'plugins',
              text: `postBuild of ${names} deleted built files, which isn't supported, e.g. ${deleted[0]}`
            }
          ]
  }
}

/** Creates the arguments for `postBuild`. Page heads are only parsed if a plugin reads them. */
function createProps(
  posts: readonly InstancePostBuild[],
  {files, tools: {routes, plugins, pathOf}, context}: RunSettings,
  stage: string
): UnknownRecord {
  const {siteConfig} = context
  const given = createDocusaurusContext(context)
  const fileOf = (routePath: string) => {
    const name = routePath.replace(/^\/|\/$/g, '')
    const names = [`${name}/index.html`.replace(/^\//, ''), `${name}.html`, name]
    return names.find((one) => files.has(one))
  }
  const pages = routes.map((route) => ({
    path: linkPath(route, siteConfig),
    read: () => {
      const file = fileOf(route.path)
      return readPageHead(file === undefined ? '' : fs.readFileSync(pathOf(file), 'utf8'))
    }
  }))
  const contents = new Map(posts.map(({plugin, id, content}) => [`${plugin.name} ${id}`, content]))
  return {
    ...given,
    siteMetadata: createSiteMetadata({siteDir: context.siteDir, plugins: []}, RELEASE),
    outDir: stage,
    routesPaths: pages.map((page) => page.path),
    routes: describeRoutes(routes, siteConfig),
    plugins: plugins.map(({plugin, id}) => ({
      ...nameThere({name: plugin.name, id}),
      options: {id},
      content: contents.get(`${plugin.name} ${id}`)?.()
    })),
    head: lazyRecord(pages, (head) => head),
    routesBuildMetadata: lazyRecord(pages, (head) => ({noIndex: hasNoIndex(head)}))
  }
}

/** Creates an object with a value for each page path. Values are computed when they're read. */
function lazyRecord(
  pages: readonly {path: string; read(): PageHead}[],
  map: (head: PageHead) => unknown
): UnknownRecord {
  return Object.defineProperties(
    {},
    Object.fromEntries(
      pages.map((page) => [page.path, {enumerable: true, get: () => map(page.read())}])
    )
  ) as UnknownRecord
}
