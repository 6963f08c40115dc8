import path from 'node:path'
import {Project, ts} from 'ts-morph'

/** @typedef {{checker: ts.TypeChecker, root: string, listExports: (entry: string) => readonly ts.Symbol[]}} Program */

/** Types that packages extend with their options. */
const CONFIGURATION_TYPE = /OptionsByName$|^UserThemeConfig$/

/**
 * Loads entry points and everything they import. TypeScript 7 has no API for programs, so this uses
 * ts-morph's version of TypeScript.
 *
 * @param {string} root Repository root.
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
 * Removes the fields that packages add to configuration types, so that the reference shows the original types.
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
 * Resolves an import or a re-export to its original symbol.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} symbol
 */
export function followAlias(checker, symbol) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

/**
 * Checks whether a symbol is declared in a package of this repository.
 *
 * @param {Pick<Program, 'root'>} program
 * @param {ts.Symbol} symbol
 */
export function isOwn({root}, symbol) {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName
  if (!file?.startsWith(`${root}/packages/`)) return false
  return !file.includes('/node_modules/')
}
