import {expect, test} from 'vitest'
import {createPolicyLine} from './policy-line.js'

const header = "default-src 'self'; script-src 'self' 'sha256-a+b=' 'sha256-c/d='; img-src 'self'"

test.each([
  [{meta: true, headersFile: '_headers'}, 'in every page and in _headers: '],
  [{meta: false, headersFile: 'csp.txt'}, 'in csp.txt: '],
  [{meta: false, headersFile: false as const}, '']
])('names the places of a policy, %j, and counts its hashes', (csp, places) => {
  expect(createPolicyLine(csp, header)).toEqual([
    {
      name: 'policy',
      text: `${places}default-src 'self'; script-src 'self' and 2 scripts by hash; img-src 'self'`
    }
  ])
})

test("a site without a policy doesn't have the line", () => {
  expect(createPolicyLine(undefined, header)).toEqual([])
})
