import fs from 'node:fs'
import path from 'node:path'
import {listThemePaths, type Site} from '@lectern/core/site/site'
import type {LoadedPlugin} from '@lectern/core/plugins/load-plugins'
import type {Terminal} from '@lectern/core/report/terminal'
import {relativePath} from '@lectern/shared/files/relative-path'
import {chooseComponent, chooseThemes, readWords} from './choose-component.js'
import {listCopies} from './copied-component.js'
import type {Language} from './eject-component.js'
import {createSiteCommand} from '@lectern/core/report/site-command'
import {describeComponents} from './list-text.js'
import {type SwizzleAction, overrideComponent} from './override-component.js'
import {listComponents, type ThemeComponent} from './theme-component.js'
import {listThemeSources, type ThemeSource} from './theme-source.js'
import {diffCopies, mergeCopies} from './update-copies.js'

/** Options of `site swizzle`. */
export interface SwizzleFlags {
  list?: boolean
  eject?: boolean
  wrap?: boolean
  typescript?: boolean
  javascript?: boolean
  danger?: boolean
  path?: string
  diff?: boolean
  merge?: boolean
}

interface SwizzleRequest {
  site: Pick<Site, 'siteDir'> & {plugins: readonly Pick<LoadedPlugin, 'plugin'>[]}
  /** Names from the command line, without the site root. */
  words: readonly string[]
  flags: SwizzleFlags
}

/** A choice in a prompt. */
export interface Choice<Value extends string> {
  value: Value
  label: string
  hint?: string
}

/** Prompts for options that aren't set on the command line. */
export interface SwizzlePrompts {
  /** Prompts for one of many choices, with search. */
  search(message: string, choices: readonly Choice<string>[]): Promise<string>
  /** Prompts for one of a few choices. */
  select<Value extends string>(message: string, choices: readonly Choice<Value>[]): Promise<Value>
  /** Prompts for yes or no. The default is no. */
  confirm(message: string): Promise<boolean>
}

/** Input and output of `swizzle`. */
export interface SwizzleDialog {
  terminal: Terminal
  /** Missing if the terminal isn't interactive. Missing options then cause an error. */
  prompts?: SwizzlePrompts
  /** Ends the command with a usage error. */
  fail(message: string): never
}

/** Runs `site swizzle` and prompts for missing options. */
export async function swizzle(request: SwizzleRequest, dialog: SwizzleDialog): Promise<void> {
  const {site, words, flags} = request
  const {siteDir, plugins} = site
  const folder = path.resolve(siteDir, flags.path ?? 'src/theme')
  const themes = listThemeSources(siteDir, plugins)
  const wanted = readWords(words, themes)
  if (flags.diff || flags.merge) {
    const themePaths = [...new Set([...listThemePaths(site), folder])]
    const copies = listCopies({siteDir, themePaths, themes})
    const update = {siteDir, copies, wanted: wanted.component}
    return flags.diff ? diffCopies(update, dialog.terminal) : mergeCopies(update, dialog.terminal)
  }
  const chosen = chooseThemes(themes, wanted.theme)
  if (flags.list) return list(chosen, dialog)
  const component = await findComponent(chosen, wanted.component, dialog)
  const action = await findAction(component, flags, dialog)
  const language = findLanguage(siteDir, flags)
  const isDanger = flags.danger ?? (await confirmDanger(component, action, dialog))
  const written = await overrideComponent(component, {siteDir, folder, action, language, isDanger})
  report(component, {action, siteDir, written, terminal: dialog.terminal})
}

function list(themes: readonly ThemeSource[], {terminal}: SwizzleDialog): void {
  for (const theme of themes) terminal.print(describeComponents(theme, terminal))
  terminal.print('Safe components keep their API in minor releases. Unsafe ones need `--danger`.')
}

async function findComponent(
  themes: readonly ThemeSource[],
  wanted: string | undefined,
  {prompts, fail}: SwizzleDialog
): Promise<ThemeComponent> {
  if (wanted !== undefined) return chooseComponent(themes, wanted)
  if (!prompts)
    return fail('missing component, e.g. `site swizzle Footer --wrap` (list them with --list)')
  const names = new Set(themes.flatMap(listComponents).map(({name}) => name))
  const choices = [...names].map((name) => ({value: name, label: name}))
  return chooseComponent(themes, await prompts.search('Choose a component', choices))
}

async function findAction(
  {name}: ThemeComponent,
  {eject, wrap}: SwizzleFlags,
  {prompts, fail}: SwizzleDialog
): Promise<SwizzleAction> {
  if (eject || wrap) return eject ? 'eject' : 'wrap'
  if (!prompts) return fail(`missing action for ${name}: pass --wrap or --eject`)
  return prompts.select(`Choose an action for ${name}`, [
    {value: 'wrap', label: 'Wrap', hint: 'render it inside your own component'},
    {value: 'eject', label: 'Eject', hint: 'copy its source and edit it'}
  ])
}

/** Returns the language from the flags. Defaults to TypeScript if the site has a `tsconfig.json`. */
function findLanguage(siteDir: string, {typescript, javascript}: SwizzleFlags): Language {
  if (typescript || javascript) return typescript ? 'typescript' : 'javascript'
  return fs.existsSync(path.join(siteDir, 'tsconfig.json')) ? 'typescript' : 'javascript'
}

async function confirmDanger(
  {name, actions}: ThemeComponent,
  action: SwizzleAction,
  {prompts}: SwizzleDialog
): Promise<boolean> {
  if (!prompts || actions[action] !== 'unsafe') return false
  return prompts.confirm(`${name} is internal and may change in any release. Continue?`)
}

interface Report {
  action: SwizzleAction
  siteDir: string
  written: readonly string[]
  terminal: Terminal
}

function report({name}: ThemeComponent, {action, siteDir, written, terminal}: Report): void {
  for (const file of written) {
    terminal.print(`Wrote ${relativePath(siteDir, file)}`)
  }
  if (action === 'wrap') return
  const command = createSiteCommand(`site swizzle ${name} --merge`, {siteDir, cwd: terminal.cwd})
  terminal.print(`Commit swizzled.json to update the copy after upgrades: ${command}`)
}
