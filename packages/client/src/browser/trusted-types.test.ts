import {expect, test} from 'vitest'
import {createTrust} from './trusted-types.js'

type Page = NonNullable<Parameters<typeof createTrust>[0]>
type Rules = Parameters<NonNullable<Page['trustedTypes']>['createPolicy']>[1]

function createPage(allowed: readonly string[]) {
  const policies = new Map<string, Rules>()
  const page: Page = {
    location: {href: 'https://birds.example.com/docs/owl'},
    trustedTypes: {
      createPolicy(name, rules) {
        if (!allowed.includes(name) || policies.has(name)) throw new TypeError(name)
        policies.set(name, rules)
        return {
          createHTML: (html) => ({html: rules.createHTML?.(html)}),
          createScriptURL: (url) => ({url: rules.createScriptURL?.(url)})
        }
      }
    }
  }
  return {page, policies}
}

test('strings are unchanged without Trusted Types, or if the policy isn’t allowed', () => {
  for (const page of [{}, createPage([]).page]) {
    const trust = createTrust(page)
    expect(trust.html('<b>owl</b>')).toBe('<b>owl</b>')
    expect(trust.scriptUrl('/sw.js')).toBe('/sw.js')
    expect(() => trust.addDefaultRules({})).not.toThrow()
  }
})

test('creates the policy on first use, and returns the same value for equal HTML', () => {
  const {page, policies} = createPage(['lectern'])
  const trust = createTrust(page)
  expect([...policies]).toEqual([])
  const value = trust.html('<b>owl</b>')
  expect(value).toEqual({html: '<b>owl</b>'})
  expect(trust.html(['<b>', 'owl</b>'].join(''))).toBe(value)
  for (let index = 0; index < 2000; index++) {
    trust.html(String(index))
    if (index % 400 === 0) expect(trust.html('<b>owl</b>')).toBe(value)
  }
  for (let index = 0; index < 2000; index++) trust.html(String(index))
  expect(trust.html('<b>owl</b>')).not.toBe(value)
  expect([...policies.keys()]).toEqual(['lectern'])
})

test('worker URLs must have the same origin', () => {
  const trust = createTrust(createPage(['lectern']).page)
  expect(trust.scriptUrl('/sw.js?a=b')).toEqual({url: '/sw.js?a=b'})
  expect(() => trust.scriptUrl('https://example.org/sw.js')).toThrow('another origin')
  expect(() => trust.scriptUrl('data:text/javascript,0')).toThrow('another origin')
})

test('one default policy applies the rules of all libraries and rejects everything else', () => {
  const {page, policies} = createPage(['default'])
  const trust = createTrust(page)
  trust.addDefaultRules({createHTML: (html) => html.replaceAll('<', '&lt;')})
  expect(policies.get('default')?.createScript?.('run()')).toBeUndefined()
  trust.addDefaultRules({createScript: (code) => code})
  expect(policies.get('default')?.createScript?.('run()')).toBe('run()')
  expect(policies.get('default')?.createHTML?.('<b>')).toBe('&lt;b>')
})
