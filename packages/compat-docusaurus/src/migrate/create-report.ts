import fs from 'node:fs'
import path from 'node:path'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {SiteProblem} from '@lectern/types'
import {listAliasExports} from '../modules/alias-exports.js'
import {createModuleAliases} from '../modules/module-aliases.js'
import {checkFiles} from './check-files.js'
import {checkImports} from './check-imports.js'
import {checkThemeFiles} from './check-theme-files.js'
import {listSources} from './list-sources.js'
import type {MigrationFinding} from './migration-finding.js'
import {readImports} from './read-imports.js'

/** Problems that no change of the project takes away: what is missing is not there. */
const UNSUPPORTED: ReadonlySet<string> = new Set([
  'docusaurus-field-unused',
  'docusaurus-plugin-limited'
])

/** A project as a build sees it before it compiles. */
export interface ScannedProject {
  /** Labels of its plugins and themes. */
  plugins: readonly string[]
  pages: number
  problems: readonly SiteProblem[]
  /** Names of the components that themes and plugins have. */
  themeComponents: readonly string[]
  /** Names of the components in the site's `src/theme`. */
  ownComponents: readonly string[]
}

interface ReportSettings {
  siteDir: string
  configFile: string
  /** Loads and scans the project. @throws SiteError. */
  scanProject(): Promise<ScannedProject>
}

/**
 * Look at a project as a build does, short of compiling it, and say of its parts whether they work. What
 * keeps the configuration from being read is told alone: all else depends on it.
 */
export async function createReport({
  siteDir,
  configFile,
  scanProject
}: ReportSettings): Promise<MigrationFinding[]> {
  const files = checkFiles(siteDir)
  try {
    const project = await scanProject()
    return [
      ...describeProject(project, configFile),
      // Unread files follow, with those that make no difference.
      ...project.problems
        .filter(({code}) => code !== 'docusaurus-file-unread')
        .map(describeProblem),
      ...(await checkCode(siteDir, project)),
      ...files
    ]
  } catch (error) {
    if (error instanceof SiteError) return [...error.problems.map(describeProblem), ...files]
    throw error
  }
}

function describeProject({plugins, pages}: ScannedProject, configFile: string): MigrationFinding[] {
  return [
    {status: 'works', message: `${configFile} is read.`},
    {status: 'works', message: `Plugins and themes run: ${plugins.join(', ')}.`},
    {status: 'works', message: `The content makes ${pages} pages.`}
  ]
}

function describeProblem({code, message, hint, position}: SiteProblem): MigrationFinding {
  const {file, line} = position ?? {}
  return {status: UNSUPPORTED.has(code) ? 'unsupported' : 'change', message, hint, file, line}
}

async function checkCode(
  siteDir: string,
  {themeComponents, ownComponents}: ScannedProject
): Promise<MigrationFinding[]> {
  const aliases = createModuleAliases()
  const parts = Object.keys(aliases).flatMap((name) => /^@theme\/(.*)$/.exec(name)?.[1] ?? [])
  const importable = {
    modules: await listAliasExports(aliases),
    components: new Set([...themeComponents, ...ownComponents, ...parts])
  }
  const sources = listSources(siteDir).map(
    (file) => [file, fs.readFileSync(path.join(siteDir, file), 'utf8')] as const
  )
  const checked = sources.map(([file, text]) => checkImports(file, text, importable))
  const works = checked.reduce((sum, one) => sum + one.works, 0)
  return [
    {
      status: 'works',
      message: `Imports of @docusaurus/* and @theme/* that find what they ask for: ${works}.`
    },
    ...checked.flatMap(({findings}) => findings),
    ...checkThemeFiles({
      own: ownComponents,
      components: themeComponents,
      imported: new Set(sources.flatMap(([, text]) => readImports(text).map(({module}) => module)))
    })
  ]
}
