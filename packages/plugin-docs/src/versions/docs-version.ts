import type {SiteProblem, VersionBanner} from '@lectern/types'
import type {ConfigSource} from '@lectern/shared/problems/find-config-position'
import {joinRoutePath} from '@lectern/shared/url/url-path'
import type {DocsOptions} from '../options/docs-options.js'
import {checkBases} from './check-bases.js'
import {createUnknownVersion, type VersionReference} from './unknown-version.js'
import {describeInstance} from './describe-instance.js'
import {CURRENT_VERSION, nameVersionFiles} from './version-files.js'
import type {VersionOverlay} from './version-overlay.js'

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
  /** Version that provides all other files, and globs of the files that this version doesn't have. */
  base?: {name: string; exclude: readonly string[]}
  /** Origins of the files, once they're gathered in `folder`. Set only for a version with `base`. */
  overlay?: VersionOverlay
}

/**
 * Creates the versions of an instance: first the current one, then the listed ones, newest first.
 *
 * Reports unknown names in the options as `version-unknown`, versions with the same path as
 * `version-path-conflict`, and as `version-none` if all versions are excluded.
 *
 * @param listed - Names in the versions file.
 * @param source - The configuration, for the positions of problems.
 * @returns `bases` are versions that aren't published but that published ones extend.
 */
export function createDocsVersions(
  options: DocsOptions,
  listed: readonly string[],
  source?: ConfigSource
): {
  versions: readonly DocsVersion[]
  bases: readonly DocsVersion[]
  problems: readonly SiteProblem[]
} {
  const others = options.disableVersioning
    ? []
    : [...listed, ...listConfiguredVersions(options, listed)]
  const known = [...(options.includeCurrentVersion ? [CURRENT_VERSION] : []), ...others]
  const {onlyIncludeVersions} = options
  const names = known.filter((name) => onlyIncludeVersions?.includes(name) ?? true)
  const last = findLastName(names, options.lastVersion)
  const create = (name: string) => createVersion(name, {names, last, options})
  const versions = names.map(create)
  const problems = [
    ...findUnknownNames({options, known, source}),
    ...checkBases(others, listed, {options, source}),
    ...(known.length === 0 ? [noVersion(options)] : []),
    ...findPathConflicts(versions)
  ]
  const bases = problems.length > 0 ? [] : listBases(versions, options).map(create)
  return {versions, bases, problems}
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
 * Returns the versions with `git` or `extends` that aren't in the versions file, in the order of the
 * options.
 */
function listConfiguredVersions({versions}: DocsOptions, listed: readonly string[]): string[] {
  return Object.keys(versions).filter((name) => {
    const {git, extends: base} = versions[name] ?? {}
    const isOwn = git !== undefined || base !== undefined
    return isOwn && name !== CURRENT_VERSION && !listed.includes(name)
  })
}

/** Returns the versions that others extend, directly or not, and that aren't published. */
function listBases(versions: readonly DocsVersion[], options: DocsOptions): string[] {
  const found = new Set(versions.map(({name}) => name))
  for (const name of found) {
    const base = options.versions[name]?.extends
    if (base !== undefined) found.add(base)
  }
  return [...found].slice(versions.length)
}

interface VersionSettings {
  names: readonly string[]
  last: string | undefined
  options: DocsOptions
}

function createVersion(name: string, {names, last, options}: VersionSettings): DocsVersion {
  const isLast = name === last
  const isCurrent = name === CURRENT_VERSION
  const settings = options.versions[name] ?? {}
  const {label, path, banner, badge, className, noIndex, git, exclude = []} = settings
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
      !isCurrent && {git: {ref: git, path: (path ?? options.path).replace(/\/+$/, '')}}),
    ...(settings.extends !== undefined && {base: {name: settings.extends, exclude}})
  }
}

function findUnknownNames({
  options,
  known,
  source
}: VersionReference & {options: DocsOptions}): SiteProblem[] {
  const {lastVersion, onlyIncludeVersions = [], versions} = options
  const named = [
    ...(lastVersion === undefined ? [] : [{option: 'lastVersion', name: lastVersion}]),
    ...onlyIncludeVersions.map((name) => ({option: 'onlyIncludeVersions', name})),
    ...Object.keys(versions).map((name) => ({option: 'versions', name}))
  ]
  return named
    .filter(({name}) => !known.includes(name) && !isExcluded(name, options))
    .map(({option, name}) => createUnknownVersion(name, option, {options, known, source}))
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
