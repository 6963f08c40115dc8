import {parseSync, type StaticExportEntry} from 'oxc-parser'
import {applyEdits} from '../modules/apply-edits.js'
import {MODULE_NAME} from './name-module.js'

/** Matches the registration of a component, see `registerComponents`. */
const COMPONENT = /\$RefreshReg\$\(/

/** Key of a module's namespace object. Export names in imports can't contain `*`. */
const NAMESPACE_KEY = '*'

/**
 * Modules that each component module holds as a whole, because a change often adds a hook or an
 * element. They aren't part of the bundles, so they don't become larger.
 */
const REACT = ['react', 'react/jsx-runtime']

/** An import statement. */
interface ImportStatement {
  start: number
  end: number
  request: string
  names: readonly {imported: string; local: string}[]
}

/**
 * Makes a component module hold its imports, so that a replacement can use the same modules. Other
 * modules don't change. Line numbers don't change.
 *
 * @param code - Result of `registerComponents`.
 */
export function holdImports(code: string): string {
  if (!COMPONENT.test(code)) return code
  const requests = new Map<string, Map<string, string>>()
  for (const {request, names} of readModule(code).imports) {
    if (REACT.includes(request)) continue
    const known = requests.get(request) ?? new Map<string, string>()
    for (const {imported, local} of names) known.set(imported, local)
    requests.set(request, known)
  }
  const namespaces = REACT.map((request, index) => [request, `__held${index}`] as const)
  const held = [
    ...[...requests].map(
      ([request, names]) => `${JSON.stringify(request)}:{${listGetters(names)}}`
    ),
    ...namespaces.map(([request, local]) => `${JSON.stringify(request)}:${local}`)
  ]
  const imports = namespaces.map(
    ([request, local]) => `import * as ${local} from ${JSON.stringify(request)};`
  )
  return `${imports.join('')}__refresh.hold(${MODULE_NAME},{${held}});${code}`
}

/** Lists getters, because modules that import each other have no values yet. */
function listGetters(names: ReadonlyMap<string, string>): string[] {
  return [...names].map(([name, local]) => `get ${JSON.stringify(name)}(){return ${local}}`)
}

/**
 * Makes a module use the imports that its previous version holds. Returns `undefined` if the module
 * contains no components, or if its effects go beyond them: it loads other modules on demand, or it
 * exports anything else, which other modules would still have from the previous version. Line
 * numbers don't change.
 *
 * @param code - Result of `registerComponents`.
 */
export function takeHeldImports(code: string): string | undefined {
  if (!COMPONENT.test(code) || /\brequire\s*\(/.test(code)) return undefined
  const {imports, isClosed} = readModule(code)
  if (!isClosed) return undefined
  return applyEdits(
    code,
    imports.map(({start, end, request, names}) => {
      const locals = names.map(({local}) => local)
      const list = JSON.stringify(names.map(({imported}) => imported))
      const lines = '\n'.repeat(code.slice(start, end).split('\n').length - 1)
      const held = `__refresh.held(${MODULE_NAME},${JSON.stringify(request)},${list})`
      return {start, end, by: `const [${locals}] = ${held};${lines}`}
    })
  )
}

/** Reads a module's imports, and whether it only defines components. */
function readModule(code: string): {imports: readonly ImportStatement[]; isClosed: boolean} {
  const {module} = parseSync('module.js', code, {sourceType: 'module'})
  const {staticImports, staticExports, dynamicImports, importMetas} = module
  const exported = staticExports.flatMap(({entries}) => entries)
  const imports = staticImports.map(({start, end, moduleRequest, entries}) => ({
    ...{start, end, request: moduleRequest.value},
    names: entries.map(({importName: {kind, name}, localName}) => ({
      imported: nameOfImport(kind, name),
      local: localName.value
    }))
  }))
  const loadsOthers = dynamicImports.length > 0 || importMetas.length > 0
  return {imports, isClosed: !loadsOthers && exported.every(isComponentExport)}
}

/** Tests whether an export may be a component of this module. Components' names are capitalized. */
function isComponentExport({moduleRequest, exportName}: StaticExportEntry): boolean {
  const {name, kind} = exportName
  return !moduleRequest && (kind === 'Default' || /^[A-Z]/.test(name ?? ''))
}

function nameOfImport(kind: string, name: string | null): string {
  if (kind === 'NamespaceObject') return NAMESPACE_KEY
  return kind === 'Default' ? 'default' : (name ?? 'default')
}
