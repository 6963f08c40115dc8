import {expect, test} from 'vitest'
import {createPolicyLine} from './policy-line.js'

const header = "default-src 'self'; script-src 'self' 'sha256-a+b=' 'sha256-c/d='; img-src 'self'"

test.each([
  [{meta: true, headersFile: '_headers'}, 'in every page and in _headers: 3 directives, 2 hashes'],
  [{meta: false, headersFile: 'csp.txt'}, 'in csp.txt: 3 directives, 2 hashes'],
  [{meta: false, headersFile: false as const}, header]
])('with %j, shows the policy or its locations', (csp, text) => {
  expect(createPolicyLine(csp, header)).toEqual([{name: 'policy', text}])
})

test('lists the files of hosts that contain the policy', () => {
  const csp = {meta: false, headersFile: '_headers'}
  const [line] = createPolicyLine(csp, header, ['_nginx.conf'])
  expect(line?.text).toBe('in _headers and in _nginx.conf: 3 directives, 2 hashes')
})

test('a site without a policy doesn’t show the line', () => {
  expect(createPolicyLine(undefined, header)).toEqual([])
})
