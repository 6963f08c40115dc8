import {expect, test} from 'vitest'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {parsePwaOptions} from './pwa-options.js'

function problemsOf(options: unknown): string[] {
  try {
    parsePwaOptions(options)
    return []
  } catch (error) {
    if (error instanceof SiteError) return error.problems.map(({message}) => message)
    throw error
  }
}

test('by default, a site is stored for readers who install it or enable offline mode', () => {
  expect(parsePwaOptions({})).toMatchObject({
    offlineModeActivationStrategies: ['appInstalled', 'queryString', 'standalone'],
    reloadPopup: true,
    debug: false,
    selfDestroying: false
  })
})

test('accepts the component option of Docusaurus', () => {
  expect(parsePwaOptions({reloadPopup: '@theme/PwaReloadPopup'}).reloadPopup).toBe(true)
  expect(parsePwaOptions({reloadPopup: false}).reloadPopup).toBe(false)
})

test('reports each error', () => {
  const problems = problemsOf({
    offlineModeActivationStrategies: ['sometimes'],
    pwaHead: [{tagName: 'link', rel: 'manifest', href: 'javascript:alert(1)'}],
    strategies: []
  })
  expect(problems).toHaveLength(3)
  expect(problems.join('\n')).toContain('offlineModeActivationStrategies.0')
  expect(problems.join('\n')).toContain('pwaHead.0.href')
  expect(problems.join('\n')).toContain('unknown key `strategies`')
})
