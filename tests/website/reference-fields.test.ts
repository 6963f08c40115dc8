import {readdirSync, readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {createSiteContext} from '@lectern/testing/create-site-context'
import type {PluginCommand} from '@lectern/types'
import type {Command, Option} from 'commander'
import {describe, expect, test} from 'vitest'
import {createProgram} from '../../packages/cli/src/cli.js'
import {createTerminal} from '../../packages/core/src/report/terminal.js'
import {createVersionCommand} from '../../packages/plugin-docs/src/commands/version-command.js'
import {parseDocsOptions} from '../../packages/plugin-docs/src/options/docs-options.js'
import {createPushCommand} from '../../packages/plugin-search/src/algolia/push-command.js'
import {postFrontMatterSchema} from '../../packages/plugin-blog/src/posts/post-front-matter.js'
import {docFrontMatterSchema} from '../../packages/plugin-docs/src/formats/doc-front-matter.js'
import {pageFrontMatterSchema} from '../../packages/plugin-pages/src/page-front-matter.js'
import {listFiles} from '../list-files.js'

const readPage = (file: string) =>
  readFileSync(new URL(`../../content/docs/${file}`, import.meta.url), 'utf8')

/** A flag in the CLI, or in a row of a table. */
interface FlagRow {
  name: string
  /** `--no-…` and flags without a value have none. */
  value: string
}

function listCommands(): Command[] {
  // No command runs, so they need no terminal.
  const {stdin, stdout, stderr} = process
  const streams = {stdin, stdout, stderr, env: {}, cwd: () => '/', chdir: () => {}, once: () => {}}
  const program = createProgram({process: streams, terminal: createTerminal(streams)})
  return program
    .createHelp()
    .visibleCommands(program)
    .filter((item) => item.name() !== 'help')
}

/** Flags without those that are only spelled as in Docusaurus, such as `--messagePrefix`. */
function listFlags(command: Command): FlagRow[] {
  return command.options
    .filter(({hidden, long}) => !hidden && long === long?.toLowerCase())
    .map(({long, flags}) => ({name: long ?? '', value: /[<[].*[>\]]/.exec(flags)?.[0] ?? ''}))
}

/** The section of a command in the reference, up to the next one. */
function readSection(name: string): string {
  const page = readPage('cli.md')
  const start = page.search(new RegExp(`^## \`site ${name}[ \`]`, 'm'))
  return start < 0 ? '' : (page.slice(start + 1).split(/^## /m)[0] ?? '')
}

function readFlags(section: string): FlagRow[] {
  const rows = section.matchAll(/^\| (`-(?:\\\||[^|])*) \| [^|]*\| [^|]*\|$/gm)
  return [...rows].flatMap(([, cell = '']) =>
    [...cell.matchAll(/(--[\w-]+)(?: ([<[][^`]*))?/g)].map(([, name = '', value = '']) => ({
      name,
      value: value.replaceAll('\\|', '|')
    }))
  )
}

/** The default of an option, as its help says: a value, or words. */
function readHelpDefault({defaultValue, description}: Option): string | undefined {
  if (defaultValue !== undefined) return String(defaultValue)
  return /\(default: (.*)\)$/.exec(description)?.[1]
}

/** The default column of a flag in the reference, without links and code marks. */
function readDefault(section: string, flag: string): string {
  const rows = section.split('\n').filter((line) => line.startsWith('| `-'))
  const row = rows.find((line) => line.split(/(?<!\\)\|/)[1]?.includes(`\`${flag}`))
  const cell = row?.split(/(?<!\\)\|/)[2]?.trim() ?? ''
  return cell.replace(/\[(.*?)\]\(.*?\)/g, '$1').replaceAll('`', '')
}

const byName = (left: FlagRow, right: FlagRow) => (left.name < right.name ? -1 : 1)

describe.each(listCommands().map((command) => [command.name(), command] as const))(
  'the reference of `site %s`',
  (name, command) => {
    const section = readSection(name)

    test('lists every flag with its value, and no others', () => {
      expect(readFlags(section).sort(byName)).toEqual(listFlags(command).sort(byName))
    })

    test('has the same defaults as the help', () => {
      const options = command.options.filter(({hidden, long}) => !hidden && long !== undefined)
      const different = options.flatMap((option) => {
        const [help, reference] = [readHelpDefault(option), readDefault(section, option.long ?? '')]
        // Words of the reference explain options without a fixed default. A value has to be in the help.
        const isSame =
          help === undefined ? !/^[\d'"{[]|^(?:true|false)$/.test(reference) : help === reference
        return isSame ? [] : [{flag: option.long, help, reference}]
      })
      expect(different).toEqual([])
    })

    test('has an example', () => {
      expect(section).toMatch(new RegExp(`^ *(?:\\w+=\\S+ )*site ${name}\\b`, 'm'))
    })
  }
)

/** Commands that plugins add, by package. */
const PLUGIN_COMMANDS: Readonly<Record<string, PluginCommand>> = {
  'plugin-docs': createVersionCommand(createSiteContext(), parseDocsOptions({})),
  'plugin-search': createPushCommand({
    siteDir: '/site',
    locales: ['en'],
    readConfig() {
      throw new Error('No command runs.')
    },
    generatorVersion: '1.0.0'
  })
}

test('the reference lists the commands of all plugins', () => {
  const packages = new URL('../../packages/', import.meta.url)
  const names = readdirSync(packages).filter((name) => /^(?:plugin|theme|preset)(?:-|$)/.test(name))
  const withCommands = names.filter((name) =>
    listFiles(fileURLToPath(new URL(`${name}/src`, packages)), /(?<!\.test)\.ts$/).some((file) =>
      /\bextendCli\b/.test(readFileSync(new URL(`${name}/src/${file}`, packages), 'utf8'))
    )
  )
  expect(withCommands).toEqual(Object.keys(PLUGIN_COMMANDS))
})

/** Flags of every plugin command. */
const SHARED_FLAGS = ['--config', '--id', '--verbose']

test.each(Object.values(PLUGIN_COMMANDS))(
  'the reference of `site $name` has its arguments, its flags and an example',
  ({name, arguments: values, flags = []}) => {
    const section = readSection(name)
    const heading = section.split('\n')[0] ?? ''
    expect(values.filter((value) => !heading.includes(`<${value.name}>`))).toEqual([])
    const own = readFlags(section).filter((flag) => !SHARED_FLAGS.includes(flag.name))
    expect(own.map((flag) => flag.name)).toEqual(flags.map((flag) => `--${flag.name}`))
    expect(section).toMatch(new RegExp(`^(?:\\w+=\\S+ )*site ${name}\\b`, 'm'))
  }
)

test.each([
  ['guides/docs/create-doc.md', docFrontMatterSchema],
  ['blog.md', postFrontMatterSchema],
  ['guides/creating-pages.md', pageFrontMatterSchema]
])('%s has a row for every front matter field', (page, schema) => {
  const rows = [...readPage(page).matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell)
  const names = new Set(
    rows.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name))
  )
  // `authorTitle` and its like are older spellings.
  const fields = Object.keys(schema.shape).filter((field) => field === field.toLowerCase())
  expect(fields.filter((field) => !names.has(field))).toEqual([])
})
