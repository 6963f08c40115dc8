import {joinRoutePath} from '@lectern/shared/url/url-path'
import {createUniqueNames, slugifyName, type UniqueNames} from '@lectern/shared/url/unique-names'
import type {Labels} from '../labels/labels.js'
import {KIND, type Declaration} from '../model/declaration.js'

/** Page and section of a declaration. */
export interface Location {
  /** Route path of the page. */
  path: string
  /** Fragment on the page. Absent for the subject of the page. */
  hash?: string
}

/** The pages of a module, or of a project without modules. */
export interface ScopePaths {
  /** The project, a module or a namespace. */
  scope: Declaration
  path: string
  modules: readonly ScopePaths[]
  /** Declarations with their own pages, in page order. */
  subjects: readonly {declaration: Declaration; path: string}[]
  /** Pages for all functions, variables and types of the module. */
  groups: readonly {label: keyof Labels; path: string; declarations: readonly Declaration[]}[]
}

/** All pages of a reference. */
export interface ReferencePaths {
  root: ScopePaths
  /** Locations of declarations and their members, by ID. */
  locations: ReadonlyMap<number, Location>
  /** Paths that several declarations would have. */
  clashes: readonly string[]
}

/** Folders for the pages of declarations, by kind. */
const FOLDERS: ReadonlyMap<number, string> = new Map([
  [KIND.Class, 'classes'],
  [KIND.Interface, 'interfaces'],
  [KIND.Enum, 'enums']
])

/** Pages that contain all declarations of a kind. */
const GROUPS = [
  {kind: KIND.Function, label: 'functions', slug: 'functions'},
  {kind: KIND.TypeAlias, label: 'types', slug: 'types'},
  {kind: KIND.Variable, label: 'variables', slug: 'variables'}
] as const

interface Placing {
  locations: Map<number, Location>
  names: UniqueNames
}

/**
 * Assigns a page to each declaration. Paths depend only on names, so they're stable when the order
 * of declarations changes.
 */
export function createReferencePaths(project: Declaration, base: string): ReferencePaths {
  const placing = {locations: new Map<number, Location>(), names: createUniqueNames()}
  placing.names.claim(base)
  const root = placeScope(project, base, placing)
  return {root, locations: followReexports(project, placing), clashes: placing.names.clashes}
}

function placeScope(scope: Declaration, path: string, placing: Placing): ScopePaths {
  const {locations, names} = placing
  locations.set(scope.id, {path})
  const sorted = scope.children.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const groups = GROUPS.flatMap(({kind, label, slug}) => {
    const declarations = sorted.filter((child) => child.kind === kind)
    if (declarations.length === 0) return []
    const group = {label, path: names.claim(joinRoutePath(path, slug)), declarations}
    const ids = createUniqueNames()
    for (const child of declarations) placeMembers(child, {path: group.path, ids, placing})
    return [group]
  })
  const subjects = sorted.flatMap((declaration) => {
    const folder = FOLDERS.get(declaration.kind)
    if (folder === undefined) return []
    const own = names.claim(joinRoutePath(path, folder, slugifyName(declaration.name)))
    locations.set(declaration.id, {path: own})
    const ids = createUniqueNames()
    for (const member of declaration.children) placeMembers(member, {path: own, ids, placing})
    return [{declaration, path: own}]
  })
  const inner = sorted.filter(({kind}) => kind === KIND.Module || kind === KIND.Namespace)
  const omitted = findSharedScope(inner)
  const modules = inner.map((child) => {
    const slug = slugifyName(child.name.slice(child.name.startsWith(omitted) ? omitted.length : 0))
    return placeScope(child, names.claim(joinRoutePath(path, slug)), placing)
  })
  return {scope, path, modules, subjects, groups}
}

/** Returns the npm scope that all scoped packages have, such as `@birds/`. URLs leave it out. */
function findSharedScope(modules: readonly Declaration[]): string {
  const scopes = new Set(modules.flatMap(({name}) => /^@[^/]+\//.exec(name)?.[0] ?? []))
  const [scope = ''] = scopes
  return scopes.size === 1 ? scope : ''
}

/** Assigns a fragment to a declaration or member, and to the properties of an object type. */
function placeMembers(
  member: Declaration,
  page: {path: string; ids: UniqueNames; placing: Placing},
  prefix = ''
): void {
  const {path, ids, placing} = page
  const hash = ids.claim(
    prefix + (/^[\w$-]+$/.test(member.name) ? member.name : slugifyName(member.name))
  )
  const own = [member, ...member.signatures, member.getSignature, member.setSignature]
  for (const one of own) if (one) placing.locations.set(one.id, {path, hash})
  for (const child of member.children) placeMembers(child, page, `${hash}.`)
}

/** Gives re-exports the location of their target. */
function followReexports(scope: Declaration, placing: Placing): ReadonlyMap<number, Location> {
  for (const child of scope.children) {
    const target = child.target === undefined ? undefined : placing.locations.get(child.target)
    if (target) placing.locations.set(child.id, target)
    if (child.kind === KIND.Module || child.kind === KIND.Namespace) followReexports(child, placing)
  }
  return placing.locations
}
