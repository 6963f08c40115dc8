import {expect, test} from 'vitest'
import {scanSite} from './scan-site.js'

test('a problem that several plugins find is reported once', async () => {
  const problem = {code: 'git-shallow', message: 'The site is a shallow clone.'}
  const plugins = ['docs', 'blog'].map((name) => ({
    plugin: {name, createRoutes: () => ({routes: [], problems: [problem]})},
    id: 'default',
    label: name
  }))
  const {problems} = await scanSite(plugins, {}, () => 0)
  expect(problems).toEqual([problem])
})
