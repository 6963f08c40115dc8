import {createSiteContext} from '@lectern/testing/create-site-context'
import {expect, test} from 'vitest'
import {extendSass, sassPlugin} from './sass-options.js'

test.each([[{}], [undefined], [{sourceMap: true, sassOptions: {quietDeps: true}}]])(
  '%j has no effect',
  (options) => {
    expect(extendSass(options, '/site')).toBeUndefined()
  }
)

test('folders under both option names are load paths, including folders from a function', () => {
  const own = {loadPaths: ['a'], includePaths: ['/b']}
  expect(extendSass({sassOptions: own}, '/site')?.sass).toEqual({loadPaths: ['a', '/b']})
  const options = {
    sassOptions: ({rootContext}: {rootContext: string}) => ({loadPaths: rootContext})
  }
  expect(extendSass(options, '/site')?.sass).toEqual({loadPaths: ['/site']})
})

test('additional data is code to prepend to a stylesheet, or a function of it', async () => {
  const text = extendSass({additionalData: '$a: 1;'}, '/site')
  expect(await text?.sass?.prepare?.('b', '/site/b.scss')).toBe('$a: 1;\nb')
  const additionalData = (code: string, {resourcePath}: {resourcePath: string}) =>
    `// ${resourcePath}\n${code}`
  const created = extendSass({additionalData}, '/site')
  expect(await created?.sass?.prepare?.('b', '/site/b.scss')).toBe('// /site/b.scss\nb')
  expect(created?.key).not.toBe(text?.key)
})

test('the plugin passes on its options', async () => {
  const options: object = {additionalData: '$a: 1;'}
  const plugin = await sassPlugin(createSiteContext(), options)
  expect(plugin.extendBundle?.('client')).toHaveProperty('sass')
  expect(await sassPlugin(createSiteContext(), {})).toEqual({name: 'docusaurus-plugin-sass'})
})
