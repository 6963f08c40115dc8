import type {SiteProblem, VersionBanner} from '@lectern/types'
import {joinRoutePath} from '@lectern/shared/url/url-path'
import type {DocsOptions} from '../options/docs-options.js'
import {listNearest} from '../problems/list-nearest.js'
import {CURRENT_VERSION, nameVersionFiles} from './version-files.js'

/** A version of a docs instance, with its source folder and route paths. */
export interface DocsVersion {
  name: string
  label: string
  isLast: boolean
  /** Folder of the docs, relative to the site root, with forward slashes. */
  folder: string
  /** Sidebars file as configured, relative to the site root, or `false` for no sidebar. */
  sidebarPath: string | false | undefined
  /** Base path of the version's routes. */
  routePath: string
  /** Route path of the list of tags. */
  tagsPath: string
  banner?: VersionBanner
  badge: boolean
  className: string
  noIndex: boolean
  /** Git ref of the version, and the path of the docs folder at that ref. */
  git?: {ref: string; path: string}
}

/**
 * Creates the versions of an instance: first the current one, then the listed ones, newest first.
 *
 * Reports unknown names in the options as `version-unknown`, versions with the same path as
 * `version-path-conflict`, and as `version-none` if all versions are excluded.
 *
 * @param listed - Names in the versions file.
 */
export function createDocsVersions(
  options: DocsOptions,
  listed: readonly string[]
): {versions: readonly DocsVersion[]; problems: readonly SiteProblem[]} {
  const known = [
    ...(options.includeCurrentVersion ? [CURRENT_VERSION] : []),
    ...(options.disableVersioning ? [] : [...listed, ...listGitVersions(options, listed)])
  ]
  const {onlyIncludeVersions} = options
  const names = known.filter((name) => onlyIncludeVersions?.includes(name) ?? true)
  const last = findLastName(names, options.lastVersion)
  const versions = names.map((name) => createVersion(name, {names, last, options}))
  const problems = [
    ...findUnknownNames(known, options),
    ...(known.length === 0 ? [noVersion(options)] : []),
    ...findPathConflicts(versions)
  ]
  return {versions, problems}
}

/**
 * Returns the version at the base path: the configured one, else the newest listed one, else the
 * current one.
 */
function findLastName(names: readonly string[], wanted: string | undefined): string | undefined {
  if (wanted !== undefined && names.includes(wanted)) return wanted
  return names.find((name) => name !== CURRENT_VERSION) ?? names[0]
}

/**
 * Returns the versions with a Git ref that aren't in the versions file, in the order of the
 * options.
 */
function listGitVersions({versions}: DocsOptions, listed: readonly string[]): string[] {
  return Object.keys(versions).filter(
    (name) =>
      name !== CURRENT_VERSION && versions[name]?.git !== undefined && !listed.includes(name)
  )
}

interface VersionSettings {
  names: readonly string[]
  last: string | undefined
  options: DocsOptions
}

function createVersion(name: string, {names, last, options}: VersionSettings): DocsVersion {
  const isLast = name === last
  const isCurrent = name === CURRENT_VERSION
  const {label, path, banner, badge, className, noIndex, git} = options.versions[name] ?? {}
  const files = nameVersionFiles(options)
  const isNewer = names.indexOf(name) < names.indexOf(last ?? '')
  const usualBanner = isLast ? 'none' : isNewer ? 'unreleased' : 'unmaintained'
  const shown = banner ?? usualBanner
  const versionPath =
    (git === undefined ? path : undefined) ?? (isLast ? '' : isCurrent ? 'next' : name)
  const routePath = joinRoutePath(options.routeBasePath, versionPath)
  return {
    name,
    label: label ?? (isCurrent ? 'Next' : name),
    isLast,
    folder: isCurrent ? options.path.replace(/\/+$/, '') : files.docsFolder(name),
    sidebarPath: isCurrent ? options.sidebarPath : files.sidebarsFile(name),
    routePath,
    tagsPath: joinRoutePath(routePath, options.tagsBasePath),
    banner: shown === 'none' ? undefined : shown,
    badge: badge ?? names.length > 1,
    className: className ?? `docs-version-${name}`,
    noIndex: noIndex ?? false,
    ...(git !== undefined &&
      !isCurrent && {git: {ref: git, path: (path ?? options.path).replace(/\/+$/, '')}})
  }
}

function findUnknownNames(known: readonly string[], options: DocsOptions): SiteProblem[] {
  const {lastVersion, onlyIncludeVersions = [], versions} = options
  const named = [
    ...(lastVersion === undefined ? [] : [{option: 'lastVersion', name: lastVersion}]),
    ...onlyIncludeVersions.map((name) => ({option: 'onlyIncludeVersions', name})),
    ...Object.keys(versions).map((name) => ({option: 'versions', name}))
  ]
  return named
    .filter(({name}) => !known.includes(name) && !isExcluded(name, options))
    .map(({option, name}) => ({
      code: 'version-unknown',
      message: `The version \`${name}\` in the option \`${option}\` of ${describeInstance(options)} doesn't exist.`,
      hint: listNearest(name, known)
    }))
}

/** Tests whether the options exclude a version. Excluded versions can still have settings. */
function isExcluded(
  name: string,
  {disableVersioning, includeCurrentVersion}: DocsOptions
): boolean {
  return name === CURRENT_VERSION ? !includeCurrentVersion : disableVersioning
}

function noVersion(options: DocsOptions): SiteProblem {
  return {
    code: 'version-none',
    message: `All versions of ${describeInstance(options)} are excluded, so it has nothing to publish.`,
    hint: 'Set `includeCurrentVersion: true`, or create a version, e.g. `site docs:version 1.0.0`.'
  }
}

function findPathConflicts(versions: readonly DocsVersion[]): SiteProblem[] {
  const firstByPath = new Map<string, DocsVersion>()
  const problems: SiteProblem[] = []
  for (const version of versions) {
    const first = firstByPath.get(version.routePath)
    firstByPath.set(version.routePath, first ?? version)
    if (!first) continue
    problems.push({
      code: 'version-path-conflict',
      message: `The versions \`${first.name}\` and \`${version.name}\` have the same path ${version.routePath}.`,
      hint: `Change \`versions.${version.name}.path\` of the docs plugin.`
    })
  }
  return problems
}

/** Returns how messages refer to an instance, such as `the docs plugin (community)`. */
function describeInstance({id}: Pick<DocsOptions, 'id'>): string {
  return id === 'default' ? 'the docs plugin' : `the docs plugin (${id})`
}
