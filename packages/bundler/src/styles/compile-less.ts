import fs from 'node:fs/promises'
import {createRequire} from 'node:module'
import path from 'node:path'
import type {LessOptions, SiteProblem} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {Stylesheet} from '../input/style-reader.js'

/** Package that sites have to install. */
const PACKAGE = 'less'

/** The part of the package that Lectern uses. */
interface LessCompiler {
  render(
    source: string,
    options: {filename: string; paths: string[]; plugins: unknown[]}
  ): Promise<{css: string; imports: string[]}>
  FileManager: new () => LessFileManager
}

/** Finds imported files. Its methods are described in the documentation of Less plugins. */
interface LessFileManager {
  supports(name: string): boolean
  loadFile(name: string, folder: string, ...rest: unknown[]): unknown
}

/**
 * Compiles a Less file with the site's installed package.
 *
 * @throws SiteError `less-missing`, `less-invalid`.
 */
export async function compileLess(
  file: string,
  siteDir: string,
  all: readonly LessOptions[] = []
): Promise<Stylesheet> {
  const name = relativePath(siteDir, file)
  const less = loadLess(siteDir, name)
  let source = await fs.readFile(file, 'utf8')
  const given = all.map(({compiler = {}}) => compiler)
  const ownPaths = given.flatMap(({paths}) => listValues(paths)).map(String)
  try {
    for (const {prepare} of all) source = (await prepare?.(source, file)) ?? source
    const {css, imports} = await less.render(source, {
      ...Object.assign({}, ...given),
      filename: file,
      paths: [
        ...ownPaths.map((folder) => path.resolve(siteDir, folder)),
        ...[siteDir, path.join(siteDir, 'node_modules')]
      ],
      plugins: [...given.flatMap(({plugins}) => listValues(plugins)), createImporter(less, siteDir)]
    })
    return {css, files: [file, ...imports.map((one) => path.resolve(siteDir, one))], folders: []}
  } catch (error) {
    throw new SiteError(describeError(error, name, siteDir), {cause: error})
  }
}

/** Returns an option's value as a list. */
function listValues(value: unknown): unknown[] {
  return value === undefined ? [] : [value].flat()
}

function loadLess(siteDir: string, name: string): LessCompiler {
  const require = createRequire(path.join(siteDir, 'package.json'))
  try {
    // The package is an ES module or CommonJS, depending on how Node.js resolves it.
    const module = require(PACKAGE) as LessCompiler & {default?: LessCompiler}
    return module.default ?? module
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error
    throw new SiteError({
      code: 'less-missing',
      message: `The stylesheet ${name} needs Less, which isn't installed.`,
      position: {file: name},
      hint: 'Install it: `npm install --save-dev less`.'
    })
  }
}

/**
 * Returns a Less plugin for imports that webpack's Less loader resolves: packages after `~`, and
 * `@site/`.
 */
function createImporter({FileManager}: LessCompiler, siteDir: string) {
  class Importer extends FileManager {
    override supports(name: string): boolean {
      return /^~|^@site\//.test(name)
    }
    override loadFile(name: string, folder: string, ...rest: unknown[]): unknown {
      const request = name.replace(/^~/, '')
      const isOfSite = request.startsWith('@site/')
      const target = isOfSite ? path.join(siteDir, request.slice('@site/'.length)) : request
      return super.loadFile(target, folder, ...rest)
    }
  }
  return {
    install(_less: unknown, plugins: {addFileManager(manager: LessFileManager): void}) {
      plugins.addFileManager(new Importer())
    }
  }
}

/**
 * Returns a problem with Less's own message and position. The position can be in an imported file.
 */
function describeError(error: unknown, name: string, siteDir: string): SiteProblem {
  const {message, filename, line, column} = error as {
    message?: string
    filename?: string
    line?: number
    column?: number
  }
  return {
    code: 'less-invalid',
    message: `The stylesheet ${name} can't be compiled: ${(message ?? String(error)).replace(/\.$/, '')}.`,
    position: {
      file: filename === undefined ? name : relativePath(siteDir, filename),
      ...(line !== undefined && {line, column: (column ?? 0) + 1})
    },
    hint: 'Fix the stylesheet at this position.'
  }
}
