import type {Command} from 'commander'
import {expect, test} from 'vitest'
import {adaptCommands} from './adapt-commands.js'

const given = (...flags: string[]) => ({flags: new Set(flags), env: {}})

/** Creates a plugin that counts owls, and lists its calls. */
function createOwls() {
  const calls: unknown[] = []
  const extendCli = (cli: Command) => {
    cli
      .command('count <wood> [kind]')
      .description('count owls')
      .option('--all', 'young ones, too')
      .option('-s, --since <year>', 'first year')
      .action((wood, kind, command) => {
        calls.push([wood, kind, command.opts(), command.all])
      })
    cli.command('owls:clear').action(() => void calls.push('clear'))
  }
  return {calls, plugin: {name: 'docusaurus-plugin-owls', extendCli}}
}

test('commands have a name with a colon, arguments and flags', () => {
  const {plugin} = createOwls()
  expect(adaptCommands(plugin)).toEqual([
    {
      name: 'owls:count',
      arguments: [
        {name: 'wood', description: ''},
        {name: 'kind', description: '', isOptional: true}
      ],
      flags: [
        {name: 'all', description: 'young ones, too'},
        {name: 'since', description: 'first year', short: 's', takesValue: true}
      ],
      run: expect.any(Function)
    },
    {name: 'owls:clear', arguments: [], flags: [], run: expect.any(Function)}
  ])
})

test('a command from a different version of commander runs', async () => {
  const runs: unknown[] = []
  const old = {
    name: () => 'list-owls',
    options: [{long: '--wood', description: 'where', required: true}],
    parseAsync: async (words: string[]) => void runs.push(words)
  }
  const extendCli = (cli: Command) => void cli.addCommand(old as unknown as Command)
  const [list] = adaptCommands({name: 'owls', extendCli})
  expect(list).toMatchObject({
    name: 'owls:list-owls',
    arguments: [],
    flags: [{name: 'wood', description: 'where', takesValue: true}]
  })
  await list?.run(['north'], {...given(), options: {wood: 'south'}})
  expect(runs).toEqual([['--wood=south', 'north']])
})

test('a command receives its arguments, and doesn’t keep them for the next run', async () => {
  const {calls, plugin} = createOwls()
  const [count, clear] = adaptCommands(plugin)
  expect(await count?.run(['north', 'barn'], given('all'))).toEqual([])
  await count?.run(['south'], {...given(), options: {since: '1990'}})
  await clear?.run([], given())
  expect(calls).toMatchObject([
    ['north', 'barn', {all: true}, true],
    ['south', undefined, {since: '1990'}, undefined],
    'clear'
  ])
})
