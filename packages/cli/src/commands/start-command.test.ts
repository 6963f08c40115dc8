import {createMarkdownSite} from '@lectern/testing/markdown-site'
import {expect, test} from 'vitest'
import {runCommand, startCommand} from '../fixtures/run-command.js'

test('serves a site until it is interrupted', async () => {
  const siteDir = createMarkdownSite({'owl.md': '# Owl\n', 'static/birds.txt': 'Owl\n'})
  const command = startCommand('start --port 0 --no-open', siteDir)
  await expect.poll(command.written, {timeout: 15_000}).toMatch(/http:\/\/localhost:\d+\//)
  const [url = ''] = /http:\/\/localhost:\d+\//.exec(command.written()) ?? []
  const file = await fetch(`${url}birds.txt`)
  expect(await file.text()).toBe('Owl\n')
  command.interrupt()
  expect(await command.ended).toMatchObject({exitCode: 0, stderr: ''})
  await expect(fetch(url)).rejects.toThrow()
})

test.each([
  ['a site that can’t be read', 'start', 'config-invalid'],
  ['a configuration that is missing', 'start --config other.mjs', 'config-missing']
])('%s ends the command and reports the problem', async (_title, line, code) => {
  const siteDir = createMarkdownSite({'site.config.mjs': 'export default {title: 1}\n'})
  const {exitCode, stderr} = await runCommand(`${line} --port 0`, siteDir)
  expect([exitCode, stderr.includes(code)]).toEqual([1, true])
})

test.each(['start --port birds', 'start --port 70000', 'start --poll soon'])(
  '`%s` is rejected',
  async (line) => {
    expect(await runCommand(line, createMarkdownSite())).toMatchObject({exitCode: 2})
  }
)
