import {createSiteContext} from '@lectern/testing/create-site-context'
import {expect, test} from 'vitest'
import {extendLess, lessPlugin} from './less-options.js'

test.each([[{}], [undefined], [{sourceMap: true, lessOptions: {}}]])(
  '%j has no effect',
  (options) => {
    expect(extendLess(options, '/site')).toBeUndefined()
  }
)

test('the compiler gets its options, also from a function', () => {
  const lessOptions = {javascriptEnabled: true}
  expect(extendLess({lessOptions}, '/site')?.less).toEqual({compiler: lessOptions})
  const options = {lessOptions: ({rootContext}: {rootContext: string}) => ({paths: rootContext})}
  expect(extendLess(options, '/site')?.less).toEqual({compiler: {paths: '/site'}})
})

test('additional data is code to prepend to a stylesheet', async () => {
  const extension = extendLess({additionalData: '@a: 1;'}, '/site')
  expect(await extension?.less?.prepare?.('b', '/site/b.less')).toBe('@a: 1;\nb')
})

test('the plugin passes on its options, which are part of the key', async () => {
  const extend = async (options: object) =>
    (await lessPlugin(createSiteContext(), options)).extendBundle?.('client')
  const [sea, sky] = await Promise.all([
    extend({lessOptions: {modifyVars: {sea: 'teal'}}}),
    extend({lessOptions: {modifyVars: {sky: 'navy'}}})
  ])
  expect(sea).toHaveProperty('less')
  expect(sea?.key).not.toBe(sky?.key)
  expect(await extend({})).toBeUndefined()
})
