import path from 'node:path'
import {Project, ts} from 'ts-morph'

/** @typedef {{checker: ts.TypeChecker, root: string, listExports: (entry: string) => readonly ts.Symbol[]}} Program */

/** Types to which packages add their options. */
const CONFIGURATION_TYPE = /OptionsByName$|^UserThemeConfig$/

/**
 * Reads entry points with everything that they import. TypeScript 7 has no API for programs, so this is the
 * TypeScript that ts-morph contains.
 *
 * @param {string} root Repository.
 * @param {readonly string[]} entries Entry points, relative to the repository.
 * @returns {Program}
 */
export function readProgram(root, entries) {
  const project = new Project({
    tsConfigFilePath: path.join(root, 'tsconfig.json'),
    skipAddingFilesFromTsConfig: true
  })
  project.addSourceFilesAtPaths(entries.map((entry) => path.join(root, entry)))
  removeAugmentations(project)
  const program = project.getProgram().compilerObject
  const checker = program.getTypeChecker()
  return {
    checker,
    root,
    listExports(entry) {
      const source = program.getSourceFile(path.join(root, entry))
      const module = source && checker.getSymbolAtLocation(source)
      if (!module) throw new Error(`${entry} exports nothing.`)
      return checker
        .getExportsOfModule(module)
        .filter(({name}) => name !== 'default')
        .map((symbol) => followAlias(checker, symbol))
    }
  }
}

/**
 * Removes fields that packages add to types of the configuration, in memory: the reference shows them as declared.
 *
 * @param {Project} project
 */
function removeAugmentations(project) {
  project.resolveSourceFileDependencies()
  for (const file of project.getSourceFiles()) {
    if (!file.getFullText().includes("declare module '@lectern/types'")) continue
    const added = file.getModules().flatMap((module) => module.getInterfaces())
    for (const type of added) if (CONFIGURATION_TYPE.test(type.getName())) type.remove()
  }
}

/**
 * Returns the symbol that an import or a re-export stands for.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} symbol
 */
export function followAlias(checker, symbol) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

/**
 * Whether a symbol is declared by a package of this repository.
 *
 * @param {Pick<Program, 'root'>} program
 * @param {ts.Symbol} symbol
 */
export function isOwn({root}, symbol) {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName
  if (!file?.startsWith(`${root}/packages/`)) return false
  return !file.includes('/node_modules/')
}
