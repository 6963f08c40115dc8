import {readFile, stat} from 'node:fs/promises'
import {isRecord} from '@lectern/shared/text/unknown-record'
import type {SiteProblem, SourcePosition} from '@lectern/types'
import {KIND, type Project} from '../model/declaration.js'
import {readDeclaration} from '../model/read-declaration.js'

/** A project, or the problem that prevents reading it. */
export interface LoadedDocument {
  project?: Project
  problems: readonly SiteProblem[]
}

/** Version of the JSON that this package reads. TypeDoc 0.28 and later write it. */
const SCHEMA_VERSION = /^2\./

/** Maximum size of a file in bytes. */
const MAX_SIZE = 64 * 1024 * 1024

const HINT = 'Run `npx typedoc --json` again with TypeDoc 0.28 or later.'

/**
 * Reads a file that TypeDoc wrote.
 *
 * Problems: `typedoc-missing`, `typedoc-too-large`, `typedoc-invalid`,
 * `typedoc-version-unsupported`.
 *
 * @param place - The file's path relative to the site root, and the position of the option with that
 *   path, for problems.
 */
export async function loadDocument(
  absolutePath: string,
  {file, option}: {file: string; option: SourcePosition},
  maxSize = MAX_SIZE
): Promise<LoadedDocument> {
  const stats = await stat(absolutePath).catch(() => undefined)
  if (!stats?.isFile()) {
    const hint = `Run \`npx typedoc --json ${file}\`, or set the \`json\` option to the path of the file.`
    const message = `The file ${file} is missing.`
    return {problems: [{code: 'typedoc-missing', message, position: option, hint}]}
  }
  if (stats.size > maxSize) {
    const message = `The file ${file} is larger than ${Math.round(maxSize / 1024 / 1024)} MB.`
    const hint = 'Write a file per package, and add the plugin once for each.'
    return fail('typedoc-too-large', {message, hint, file})
  }
  return readProject(await readFile(absolutePath, 'utf8'), file)
}

/** Reads the text of a file that TypeDoc wrote. */
export function readProject(text: string, file: string): LoadedDocument {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const message = `${file} is not JSON: ${reason.replace(/\.$/, '')}.`
    return fail('typedoc-invalid', {message, hint: HINT, file})
  }
  const version = isRecord(value) ? value.schemaVersion : undefined
  if (version === undefined) {
    const message = `${file} has no \`schemaVersion\`, so it wasn't written by TypeDoc 0.28 or later.`
    return fail('typedoc-invalid', {message, hint: HINT, file})
  }
  if (typeof version !== 'string' || !SCHEMA_VERSION.test(version)) {
    const message = `${file} has the schema version \`${JSON.stringify(version)}\`, which isn't supported.`
    return fail('typedoc-version-unsupported', {message, hint: HINT, file})
  }
  const project = readDeclaration(value)
  if (project?.kind !== KIND.Project) {
    const message = `${file} doesn't contain a project.`
    return fail('typedoc-invalid', {message, hint: HINT, file})
  }
  return {project: {...project, packages: readPackages(value)}, problems: []}
}

/** Lists the packages of the declarations in a project. */
function readPackages(value: unknown): ReadonlySet<string> {
  const {packageName, symbolIdMap} = isRecord(value) ? value : {}
  const symbols = isRecord(symbolIdMap) ? Object.values(symbolIdMap) : []
  const names = symbols.map((symbol) => (isRecord(symbol) ? symbol.packageName : undefined))
  return new Set([packageName, ...names].filter((name) => typeof name === 'string'))
}

function fail(
  code: SiteProblem['code'],
  {message, hint, file}: {message: string; hint: string; file: string}
): LoadedDocument {
  return {problems: [{code, message, position: {file, line: 1}, hint}]}
}
