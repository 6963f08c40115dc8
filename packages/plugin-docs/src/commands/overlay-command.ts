import {rm} from 'node:fs/promises'
import {resolve} from 'node:path'
import type {GivenToCommand, PluginCommand, SiteContext} from '@lectern/types'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {formatCount} from '@lectern/shared/text/format-count'
import {loadVersionNames} from '../load/load-docs.js'
import type {DocsOptions} from '../options/docs-options.js'
import {nameVersionFiles} from '../versions/version-files.js'
import {chooseConversions} from './choose-conversions.js'
import {requireCommitted} from './committed-files.js'
import {deleteEmptyFolders} from './delete-empty-folders.js'
import type {OverlayPlan} from './overlay-plan.js'
import {describePlan, formatSettings} from './overlay-report.js'
import {createUnknownArgument} from './unknown-argument.js'

/**
 * Creates the command `site docs:overlay [version…]`. It prints the settings that replace copied
 * files of versions. With `--apply`, it deletes these files if the output stays the same.
 */
export function createOverlayCommand(context: SiteContext, options: DocsOptions): PluginCommand {
  return {
    name: 'docs:overlay',
    arguments: [
      {
        name: 'version',
        description: 'versions to convert; by default all',
        isOptional: true,
        isRepeated: true
      }
    ],
    flags: [
      {name: 'extends', description: 'version to extend', takesValue: true},
      {name: 'git', description: 'Git ref to use, e.g. v{version}', takesValue: true},
      {name: 'apply', description: 'delete files that the versions no longer need'}
    ],
    run: async (values, given) => {
      const names = await findVersions(values, context, options)
      const plans = await chooseConversions(names, {context, options, given: given.options ?? {}})
      return given.flags.has('apply')
        ? applyPlans(plans, {context, options, given})
        : describePlans(plans, options)
    }
  }
}

/** Returns the requested versions with a folder, newest first. By default, all of them. */
async function findVersions(
  values: readonly string[],
  context: SiteContext,
  options: DocsOptions
): Promise<readonly string[]> {
  const {names: known, problems} = await loadVersionNames(context, options)
  const unknown = values
    .filter((name) => !known.includes(name))
    .map((name) => createUnknownArgument(name, known))
  if (problems.length + unknown.length > 0) throw new SiteError([...problems, ...unknown])
  return values.length === 0 ? known : known.filter((name) => values.includes(name))
}

function describePlans(plans: readonly OverlayPlan[], options: DocsOptions): string[] {
  const useful = plans.filter(isUseful)
  const missing = useful.filter((plan) => !isConfigured(plan, options))
  const lines = plans.flatMap(describePlan)
  if (useful.length === 0) return [...lines, 'Nothing to convert.']
  if (missing.length === 0) return [...lines, '', 'To delete the files, add --apply.']
  return [
    ...lines,
    '',
    'Add these lines to `versions` in the options of the docs plugin, then add --apply:',
    ...missing.map(formatSettings)
  ]
}

function isUseful({deleted, obstacles}: OverlayPlan): boolean {
  return deleted.length > 0 && obstacles.length === 0
}

/** Checks whether the configuration contains the settings of a plan. */
function isConfigured({name, settings}: OverlayPlan, {versions}: DocsOptions): boolean {
  const {git, extends: base} = versions[name] ?? {}
  return 'git' in settings ? git === settings.git : base === settings.extends
}

interface Conversion {
  context: SiteContext
  options: DocsOptions
  given: GivenToCommand
}

/** Deletes files once two builds have shown that the output stays the same. */
async function applyPlans(
  plans: readonly OverlayPlan[],
  {context, options, given}: Conversion
): Promise<string[]> {
  const useful = plans.filter(isUseful)
  if (useful.length === 0) return [...plans.flatMap(describePlan), 'Nothing to convert.']
  const missing = useful.filter((plan) => !isConfigured(plan, options))
  if (missing.length > 0) throw new SiteError(createMissingSettings(missing))
  const {siteDir} = context
  const deleted = useful.flatMap((plan) => plan.deleted)
  const folders = useful.map(({name}) => nameVersionFiles(options).docsFolder(name))
  await requireCommitted(siteDir, [...folders, ...deleted])
  await requireEqual(useful, deleted, {options, given})
  // The builds take a while, so files may have changed.
  await requireCommitted(siteDir, [...folders, ...deleted])
  for (const file of deleted) await rm(resolve(siteDir, file))
  for (const folder of folders) deleteEmptyFolders(resolve(siteDir, folder))
  return [
    ...plans.flatMap(describePlan),
    '',
    `Deleted ${formatCount(deleted.length, 'file')}. Two builds, with and without them, have the same output.`
  ]
}

/**
 * Builds a copy of the site with and without the files.
 *
 * @throws SiteError `overlay-output-differs`.
 */
async function requireEqual(
  plans: readonly OverlayPlan[],
  deleted: readonly string[],
  {options, given}: Pick<Conversion, 'options' | 'given'>
): Promise<void> {
  const versions = Object.fromEntries(
    Object.entries(options.versions).map(([name, settings]) => {
      if (!plans.some((plan) => plan.name === name)) return [name, settings]
      const {git, path, extends: _, exclude: __, ...rest} = settings
      // With `git`, the path is a folder of the commit.
      return [name, git === undefined && path !== undefined ? {...rest, path} : rest]
    })
  )
  const after = withoutOrigins(options)
  const before = {...after, versions}
  const difference = await given.compareBuilds?.({options: {before, after}, deleted})
  if (!difference) return
  const {file, description, count} = difference
  throw new SiteError({
    code: 'overlay-output-differs',
    message: `Without the copied files, the output changes: ${file} ${description}.${count > 1 ? ` ${count} files differ.` : ''}`,
    hint: 'Keep the version as it is, or convert other versions by name.'
  })
}

/**
 * Removes options that show where a page's file is and when it was changed. They're expected to
 * differ.
 */
function withoutOrigins(options: DocsOptions): DocsOptions {
  const hidden = {showLastUpdateTime: false, showLastUpdateAuthor: false, showContributors: false}
  return {...options, ...hidden, editUrl: undefined}
}

function createMissingSettings(plans: readonly OverlayPlan[]) {
  return {
    code: 'overlay-not-configured',
    message: `The configuration doesn't have the settings of ${plans.map(({name}) => `\`${name}\``).join(', ')}.`,
    hint: `Add to \`versions\` in the options of the docs plugin: ${plans.map((plan) => formatSettings(plan).trim()).join(' ')}`
  } as const
}
