import {existsSync, readFileSync} from 'node:fs'
import {isBuiltin} from 'node:module'
import path from 'node:path'
import type {BuildFailure, Message} from 'esbuild'
import type {SiteProblem, SourcePosition} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'
import {isDiskFailure} from '@lectern/shared/problems/path-problem'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {type Corrections, NO_CORRECTIONS} from '../corrections/corrections.js'
import {type MissingExport, readMissingExport} from '../corrections/missing-exports.js'
import type {BundleInput} from '../input/bundle-input.js'
import {isRecord} from '@lectern/shared/text/unknown-record'
import {findImport, findImportedName, type ImportPosition} from '../modules/find-import.js'
import {hintForAlias} from '../modules/module-aliases.js'
import {readSpecifier, readText} from './read-specifier.js'
import {ADD_COMPONENT, THEME_RESOLVER} from '../theme/theme-resolver.js'

type ErrorInput = Pick<BundleInput, 'siteDir' | 'moduleAliases'>

/** Converts esbuild's failure to problems. Returns other errors unchanged. */
export function createBundleError(error: unknown, input: ErrorInput): unknown {
  if (!isBuildFailure(error)) return error
  const failure = findDiskFailure(error.errors)
  if (failure) return failure
  const problems = describeMessages(error.errors, input)
  return new SiteError(problems, {cause: {siteDir: input.siteDir, error}})
}

/** Converts esbuild messages to problems without duplicates. */
export function describeMessages(messages: readonly Message[], input: ErrorInput): SiteProblem[] {
  return uniqueProblems(messages.flatMap((message) => describeMessage(message, input)))
}

/**
 * Sorts problems by position and removes duplicates, because both bundles report the same problems.
 */
export function uniqueProblems(problems: readonly SiteProblem[]): SiteProblem[] {
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem] as const))
  return [...unique.values()].sort(comparePositions)
}

/** Compares positions by filename first, because files are bundled in parallel. */
function comparePositions({position: left}: SiteProblem, {position: right}: SiteProblem): number {
  const [file = '', other = ''] = [left?.file, right?.file]
  if (file !== other) return file < other ? -1 : 1
  return (left?.line ?? 0) - (right?.line ?? 0)
}

/** Returns esbuild's messages of an error that `createBundleError` created. */
export function listBundleMessages(error: unknown): readonly Message[] {
  const {cause} = error instanceof SiteError ? error : {}
  const failure = isRecord(cause) ? cause.error : undefined
  return isBuildFailure(failure) ? failure.errors : []
}

/** Returns whether an error contains esbuild messages. */
export function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && Array.isArray((error as Partial<BuildFailure>).errors)
}

/** Returns the system error that a bundler plugin failed with, if any. */
export function findDiskFailure(messages: readonly Message[]): Error | undefined {
  return messages.map(({detail}): unknown => detail).find(isDiskFailure)
}

function describeMessage(message: Message, input: ErrorInput): readonly SiteProblem[] {
  // A step of Lectern's own, such as compiling a partial, failed inside the bundler.
  if (message.detail instanceof SiteError) return message.detail.problems
  return [describeOwnMessage(message, input)]
}

function describeOwnMessage(message: Message, {siteDir, moduleAliases}: ErrorInput): SiteProblem {
  const {text, location, notes, pluginName} = message
  const unresolved = /^Could not resolve "(.+)"/.exec(text)?.[1]
  const missing = unresolved && ((location && readSpecifier(location)) ?? unresolved)
  if (missing && path.isAbsolute(missing) && location && isGenerated(location))
    return describeMissingFile(relativePath(siteDir, missing))
  if (missing && isPageEntry(location)) return describeMissingComponent(missing)
  const missingExport = readMissingExport(message)
  if (missingExport)
    return isPageEntry(location)
      ? describePageWithoutComponent(missingExport.module)
      : describeMissingExport(missingExport, siteDir)
  // The resolver also resolves `@site`, whose files aren't components.
  if (pluginName === THEME_RESOLVER && !missing)
    return {
      code: 'theme-component-missing',
      message: text,
      position:
        location && !isGenerated(location)
          ? findPosition(location, siteDir, importOf(readSpecifier(location)))
          : undefined,
      hint: ADD_COMPONENT
    }
  return {
    code: missing ? 'import-missing' : 'bundle-failed',
    message: missing
      ? `The imported module \`${missing}\` can't be found.`
      : `${text.replace(/\.$/, '')}.`,
    position: location ? findPosition(location, siteDir, importOf(missing)) : undefined,
    hint: missing
      ? hintForMissing(missing, moduleAliases)
      : (describeNote(notes[0]) ?? 'Fix the code at this position.')
  }
}

/** Creates the problem for a file that the configuration or a plugin adds to all pages. */
function describeMissingFile(file: string): SiteProblem {
  return {
    code: 'import-missing',
    message: `The file ${file}, which all pages import, can't be found.`,
    position: undefined,
    hint: 'Restore the file, or remove it from the configuration.'
  }
}

/** Creates the problem for the component of a plugin's route. Routes have no position. */
function describeMissingComponent(component: string): SiteProblem {
  return {
    code: 'import-missing',
    message: `The component \`${component}\` of a route can't be found.`,
    position: undefined,
    hint: 'Create the file, or fix the `component` of the route in the plugin.'
  }
}

/** Matches the prefix that esbuild adds to modules from plugins. */
const PLUGIN_PREFIX = /^[\w-]{2,}:/

/** Describes the imports of names that are `undefined`, because the imported modules don't export them. */
export function describeCorrections(
  {missingExports}: Corrections = NO_CORRECTIONS,
  {siteDir}: Pick<BundleInput, 'siteDir'>
): SiteProblem[] {
  // Both bundles can contain a different file of a package.
  const byImport = new Map(
    missingExports.map((missing) => [`${missing.importer} ${missing.name}`, missing] as const)
  )
  return [...byImport.values()].map((missing) => {
    const {message, ...problem} = describeMissingExport(missing, siteDir)
    return {...problem, policy: 'warn', message: `${message} The imported value is \`undefined\`.`}
  })
}

function describeMissingExport(
  {module, name, isAmbiguous, error: {location, notes}}: MissingExport,
  siteDir: string
): SiteProblem {
  if (isAmbiguous)
    return {
      code: 'export-missing',
      message: `Several modules that \`${module}\` re-exports have an export \`${name}\`.`,
      position: location
        ? findPosition(location, siteDir, (source) => findImportedName(source, readText(location)))
        : undefined,
      hint: 'Import the name from one of these modules.'
    }
  const file = module.replace(PLUGIN_PREFIX, '')
  const isDefault = name === 'default'
  const similar = /^Did you mean to import "(.+)"/.exec(notes[0]?.text ?? '')?.[1]
  return {
    code: 'export-missing',
    message: `The module \`${file}\` has no ${isDefault ? 'default export' : `export \`${name}\``}.`,
    position: location
      ? findPosition(location, siteDir, (source) => findImportedName(source, readText(location)))
      : undefined,
    hint:
      similar === undefined
        ? `${isDefault ? 'Import a name in braces' : 'Import a name that it exports'}, or add the export to the module.`
        : `Did you mean \`${similar}\`?`
  }
}

/**
 * Removes the colon at the end of a note. esbuild adds it because a line of code follows. Notes
 * about the plugins of the bundler don't help authors.
 */
function describeNote(note: Message['notes'][number] | undefined): string | undefined {
  if (note && /^The plugin "/.test(note.text)) return undefined
  if (!note?.text.endsWith(':')) return note?.text
  return note.location
    ? note.text.replace(/(?: here)?:$/, ` at line ${note.location.line}.`)
    : undefined
}

/** Returns whether a position is in a module that is generated for the whole site. */
function isGenerated({file}: NonNullable<Message['location']>): boolean {
  return /^lectern:(?!content:)/.test(file)
}

function hintForMissing(module: string, aliases: BundleInput['moduleAliases']): string {
  if (/^(?:[./]|@site)/.test(module)) return 'Check the path and the file extension.'
  if (isBuiltin(module))
    return "Import a package that works in browsers. They don't have the modules of Node.js."
  const advice = hintForAlias(module, aliases)
  if (advice !== undefined) return advice
  const depth = module.startsWith('@') ? 2 : 1
  return `Install the package: \`npm install ${module.split('/').slice(0, depth).join('/')}\`.`
}

/** Returns whether an error is in the generated module that imports a page. */
function isPageEntry(location: Message['location']): boolean {
  return /^(?:lectern:)?@site\//.test(location?.file ?? '')
}

/** Creates the problem for a page module without a default export (specification §5). */
function describePageWithoutComponent(file: string): SiteProblem {
  return {
    code: 'page-without-default-export',
    message: `The page ${file} doesn't have a component as its default export.`,
    position: {file},
    hint: "Add `export default function Page() { … }`, or prefix the filename with `_` if it isn't a page."
  }
}

/** Finds an import in a source by the file's absolute path. */
type ImportSearch = (file: string) => ImportPosition

function importOf(specifier: string | undefined): ImportSearch | undefined {
  return specifier === undefined ? undefined : (source) => findImport(source, specifier)
}

/**
 * Returns the position in the author's source. A content module is generated, so the position of an
 * import is searched in the source. For other positions, only the file is known.
 */
function findPosition(
  {file, line, column, lineText}: NonNullable<Message['location']>,
  siteDir: string,
  search: ImportSearch | undefined
): SourcePosition {
  const source = /^(?:lectern:)?content:([^?]+)/.exec(file)?.[1]
  if (source === undefined) {
    const name = file.replace(/^(?:lectern|file):/, '')
    const absolutePath = path.resolve(siteDir, name)
    // During development, components are compiled before they're bundled.
    if (search && !hasLine(absolutePath, line, lineText))
      return {file: name, ...search(absolutePath)}
    return line > 0 ? {file: name, line, column: column + 1} : {file: name}
  }
  const relative = relativePath(siteDir, path.resolve(siteDir, source))
  return {file: relative, ...search?.(path.resolve(siteDir, source))}
}

/** Returns whether a file contains a text at a 1-based line. */
function hasLine(absolutePath: string, line: number, text: string): boolean {
  if (!existsSync(absolutePath)) return true
  return readFileSync(absolutePath, 'utf8').split(/\r?\n/)[line - 1] === text
}
