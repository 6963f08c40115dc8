import {existsSync} from 'node:fs'
import {
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  writeFile
} from 'node:fs/promises'
import {basename, dirname, join} from 'node:path'
import type {PluginCommand, SiteContext} from '@lectern/types'
import {requireFolder} from '@lectern/shared/files/content-folder'
import {createFileMatcher} from '@lectern/shared/files/file-matcher'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {parseSidebars} from '../formats/parse-sidebars.js'
import {loadVersionNames} from '../load/load-docs.js'
import type {DocsOptions} from '../options/docs-options.js'
import {readSidebars} from '../sidebars/load-sidebars.js'
import {CURRENT_VERSION, nameVersionFiles, type VersionFiles} from '../versions/version-files.js'
import {adjustOutsidePaths, hasPaths} from '../versions/outside-paths.js'
import {findNameIssue} from '../versions/version-names.js'
import {copyLinks} from './copy-links.js'

/**
 * Creates the `site docs:version <version>` command, which saves the current docs and sidebars as a
 * version.
 */
export function createVersionCommand(context: SiteContext, options: DocsOptions): PluginCommand {
  return {
    name: 'docs:version',
    arguments: [{name: 'version', description: 'name of the new version, e.g. 1.0.0'}],
    run: async ([name = '']) => {
      const files = nameVersionFiles(options)
      const listed = await readListedNames(context, options)
      checkName(name, listed, files)
      await checkDocs(context, options)
      const sidebars = await readCurrentSidebars(context, options)
      const written = await writeVersion(name, {listed, sidebars, files, context, options})
      return [`Created version ${name}:`, ...written.map((file) => `  ${file}`)]
    }
  }
}

async function readListedNames(
  context: SiteContext,
  options: DocsOptions
): Promise<readonly string[]> {
  if (options.disableVersioning) {
    throw new SiteError({
      code: 'versioning-disabled',
      message: "The docs plugin has versioning disabled, so the version can't be created.",
      hint: 'Set `disableVersioning: false` in its options.'
    })
  }
  const {names, problems} = await loadVersionNames(context, options)
  if (problems.length > 0) throw new SiteError(problems)
  return names
}

function checkName(name: string, listed: readonly string[], files: VersionFiles): void {
  const issue = findNameIssue(name)
  if (issue !== undefined) {
    throw new SiteError({
      code: 'version-name-invalid',
      message: `The version name ${JSON.stringify(name)} ${issue}.`,
      hint: 'Choose a name that is valid in URLs and folder names, e.g. `1.0.0`.'
    })
  }
  if (!listed.includes(name)) return
  throw new SiteError({
    code: 'version-exists',
    message: `The version \`${name}\` already exists.`,
    position: {file: files.list},
    hint: `Choose a different name. Existing versions: ${listed.join(', ')}.`
  })
}

async function checkDocs(
  {siteDir, sources, configSource}: SiteContext,
  options: DocsOptions
): Promise<void> {
  const directory = join(siteDir, options.path)
  const names = await sources.list(directory, ['.md', '.mdx'])
  if (names.some(createFileMatcher(options))) return
  const found = {directory, folder: options.path, plugin: 'docs', configSource, example: 'intro.md'}
  throw new SiteError(await requireFolder(found))
}

/**
 * Returns the current sidebars as written, without expanding them. Returns `undefined` if sidebars
 * are disabled.
 */
async function readCurrentSidebars(context: SiteContext, options: DocsOptions): Promise<unknown> {
  if (options.sidebarPath === false) return undefined
  const {value, file, text, problems} = await readSidebars(
    {name: CURRENT_VERSION, sidebarPath: options.sidebarPath},
    context
  )
  const found = [...problems, ...parseSidebars(value, file ?? '', text).problems]
  if (found.length > 0) throw new SiteError(found)
  return value
}

interface NewVersion {
  listed: readonly string[]
  sidebars: unknown
  files: VersionFiles
  context: SiteContext
  options: DocsOptions
}

/**
 * Writes the files of a version. The list of versions is written last, because a version exists
 * once it's listed.
 */
async function writeVersion(name: string, version: NewVersion): Promise<string[]> {
  const {listed, sidebars, files, context, options} = version
  const written = [files.docsFolder(name)]
  const resolve = (file: string) => join(context.siteDir, file)
  await copyFolder(resolve(options.path), resolve(files.docsFolder(name)), files.docsFolder(name))
  if (sidebars !== undefined) {
    written.push(files.sidebarsFile(name))
    await writeJson(resolve(files.sidebarsFile(name)), sidebars)
  }
  await writeJson(resolve(files.list), [name, ...listed])
  return [...written, files.list]
}

/**
 * Copies a folder under a temporary name and then renames it, so that an interrupted copy is never
 * used as a version.
 */
async function copyFolder(from: string, to: string, name: string): Promise<void> {
  if (existsSync(to)) {
    throw new SiteError({
      code: 'version-folder-exists',
      message: `The folder \`${name}\` already exists, but the versions file doesn't list its version.`,
      hint: 'Move the folder elsewhere, or add its version to the versions file.'
    })
  }
  const unfinished = join(dirname(to), `.${basename(to)}`)
  await rm(unfinished, {recursive: true, force: true})
  const isCopied = async (file: string) => !(await lstat(file)).isSymbolicLink()
  // The folder itself can be a link.
  const source = await realpath(from)
  await cp(source, unfinished, {recursive: true, filter: isCopied})
  await copyLinks({from: source, copy: unfinished, to})
  await adjustPaths(unfinished, {from, to})
  await rename(unfinished, to)
}

/** Adjusts paths to files outside the docs folder, which aren't copied. */
async function adjustPaths(copy: string, {from, to}: {from: string; to: string}): Promise<void> {
  const names = await readdir(copy, {recursive: true})
  for (const name of names.filter(hasPaths)) {
    const file = join(copy, name)
    if (!(await lstat(file)).isFile()) continue
    const text = await readFile(file, 'utf8')
    const resolve = {from: join(from, name), to: join(to, name), folder: from, exists: existsSync}
    const adjusted = adjustOutsidePaths(text, resolve)
    if (adjusted !== text) await writeFile(file, adjusted)
  }
}

async function writeJson(file: string, value: unknown): Promise<void> {
  const unfinished = `${file}.new`
  await mkdir(dirname(file), {recursive: true})
  await writeFile(unfinished, `${JSON.stringify(value, null, 2)}\n`)
  await rename(unfinished, file)
}
