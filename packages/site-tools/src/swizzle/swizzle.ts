import fs from 'node:fs'
import path from 'node:path'
import {listThemePaths, type Site} from '@lectern/core/site/site'
import type {Terminal} from '@lectern/core/report/terminal'
import {type Ask, askChoice} from './ask-swizzle.js'
import {chooseComponent, chooseThemes, readWords} from './choose-component.js'
import {listCopies} from './copied-component.js'
import type {Language} from './eject-component.js'
import {describeComponents} from './list-text.js'
import {type SwizzleAction, takeOver} from './take-over.js'
import type {ThemeComponent} from './theme-component.js'
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
  site: Site
  /** Names of the command line, without the folder of the site. */
  words: readonly string[]
  flags: SwizzleFlags
}

/** What `swizzle` talks through. */
export interface SwizzleDialog {
  terminal: Terminal
  /** Absent where nobody would answer. */
  ask?: Ask
  /** End with a message about the command line. */
  fail(message: string): never
}

/** Do what `site swizzle` was asked for, and ask for what is missing. */
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
  const language = await findLanguage(siteDir, flags, dialog)
  const isDanger = flags.danger ?? (await confirmDanger(component, action, dialog))
  const written = await takeOver(component, {siteDir, folder, action, language, isDanger})
  report(component, {action, siteDir, written, terminal: dialog.terminal})
}

function list(themes: readonly ThemeSource[], {terminal}: SwizzleDialog): void {
  for (const theme of themes) terminal.print(describeComponents(theme, terminal.colors))
  terminal.print('What is safe stays as it is in minor releases; what is unsafe needs `--danger`.')
}

async function findComponent(
  themes: readonly ThemeSource[],
  wanted: string | undefined,
  {ask, fail}: SwizzleDialog
): Promise<ThemeComponent> {
  if (wanted !== undefined) return chooseComponent(themes, wanted)
  if (!ask) return fail('name a component, such as `site swizzle Footer --wrap`, or use --list')
  return chooseComponent(
    themes,
    await ask('Which component? (`site swizzle --list` shows all)\n> ')
  )
}

async function findAction(
  {name}: ThemeComponent,
  {eject, wrap}: SwizzleFlags,
  {ask, fail}: SwizzleDialog
): Promise<SwizzleAction> {
  if (eject || wrap) return eject ? 'eject' : 'wrap'
  if (!ask) return fail(`say what to do with ${name}: --wrap or --eject`)
  return askChoice(ask, `What to do with ${name}?`, [
    {value: 'wrap', text: 'wrap: put a component around it'},
    {value: 'eject', text: 'eject: copy its source, to change it freely'}
  ])
}

async function findLanguage(
  siteDir: string,
  {typescript, javascript}: SwizzleFlags,
  {ask}: SwizzleDialog
): Promise<Language> {
  if (typescript || javascript) return typescript ? 'typescript' : 'javascript'
  if (!fs.existsSync(path.join(siteDir, 'tsconfig.json'))) return 'javascript'
  if (!ask) return 'typescript'
  return askChoice(ask, 'In which language?', [
    {value: 'typescript', text: 'TypeScript'},
    {value: 'javascript', text: 'JavaScript'}
  ])
}

async function confirmDanger(
  {name, actions}: ThemeComponent,
  action: SwizzleAction,
  {ask}: SwizzleDialog
): Promise<boolean> {
  if (!ask || actions[action] !== 'unsafe') return false
  const question = `${name} may change with any release: work after an upgrade is likely. Go on? (y/N) `
  return /^y(?:es)?$/i.test(await ask(question))
}

interface Report {
  action: SwizzleAction
  siteDir: string
  written: readonly string[]
  terminal: Terminal
}

function report({name}: ThemeComponent, {action, siteDir, written, terminal}: Report): void {
  for (const file of written) {
    terminal.print(`Wrote ${path.relative(siteDir, file).replaceAll('\\', '/')}`)
  }
  if (action === 'wrap') return
  terminal.print(
    `Commit swizzled.json, too: with it, \`site swizzle --merge ${name}\` brings the copy up to date after an upgrade.`
  )
}
