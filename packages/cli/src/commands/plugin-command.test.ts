import type {LoadedPlugin} from '@lectern/core/plugins/load-plugins'
import {expect, test} from 'vitest'
import {findPluginCommand, isPluginCommand} from './plugin-command.js'

function plugin(name: string, id: string): LoadedPlugin {
  const run = async () => [id]
  const extendCli = () => [{name: `${name}:count`, arguments: [], run}]
  return {plugin: {name, extendCli}, id, label: name}
}

const GIVEN = {flags: new Set<string>(), env: {}}

const plugins = [plugin('birds', 'default'), plugin('birds', 'garden'), plugin('fish', 'default')]

test('runs the command of the instance with the given ID', async () => {
  expect(await findPluginCommand(plugins, 'birds:count', 'garden').run([], GIVEN)).toEqual([
    'garden'
  ])
})

test('accepts the instance after the command, as in Docusaurus', async () => {
  const run = (name: string) => findPluginCommand(plugins, name, 'default').run([], GIVEN)
  expect(await run('birds:count:garden')).toEqual(['garden'])
  await expect(async () => run('birds:count:gardne')).rejects.toThrow(
    expect.objectContaining({
      problems: [expect.objectContaining({hint: 'Did you mean `garden`?'})]
    })
  )
})

test.each([
  ['fishs:count', 'Did you mean `fish:count`?'],
  ['fish:total', 'Use one of: fish:count, birds:count.']
])('the unknown command %s gets a suggestion', (name, hint) => {
  expect(() => findPluginCommand(plugins, name, 'default')).toThrow(
    expect.objectContaining({
      problems: [
        {
          code: 'command-unknown',
          message: `The command \`${name}\` isn't provided by any plugin of this site.`,
          hint
        }
      ]
    })
  )
})

test('an unknown ID suggests a similar one', () => {
  expect(() => findPluginCommand(plugins, 'birds:count', 'gardne')).toThrow(
    expect.objectContaining({
      problems: [
        expect.objectContaining({
          code: 'plugin-instance-unknown',
          hint: 'Did you mean `garden`?'
        })
      ]
    })
  )
})

test('a site without matching plugins gets an error', () => {
  expect(() => findPluginCommand([], 'birds:count', 'default')).toThrow(
    expect.objectContaining({
      problems: [
        expect.objectContaining({hint: 'Add the plugin that has it to the configuration.'})
      ]
    })
  )
})

test.each([
  ['docs:version', true],
  ['gen-api-docs', true],
  ['build', false],
  ['buidl', false],
  ['write-translations', false],
  ['write-translation', false],
  ['--id:x', false],
  [':x', false]
])('%s is a plugin command: %s', (word, expected) => {
  expect(isPluginCommand(word, ['build', 'write-translations'])).toBe(expected)
})

test('a command that only one instance has needs no ID', () => {
  const [, garden] = plugins
  expect(findPluginCommand(garden ? [garden] : [], 'birds:count', 'default').id).toBe('garden')
})

test('a command is found without its plugin prefix, as in Docusaurus', () => {
  expect(findPluginCommand(plugins, 'count', 'garden')).toMatchObject({
    name: 'birds:count',
    id: 'garden'
  })
})
