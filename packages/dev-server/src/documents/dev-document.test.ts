import type {DevProblem} from '@lectern/types'
import {expect, test} from 'vitest'
import {addDevScripts, createErrorDocument} from './dev-document.js'

const dev = {session: 's', version: 1, problems: []}

test('inserts the dev script before the page’s script', () => {
  const page = '<body><script type="application/json" id="__page">{}</script><script src="/m.js">'
  expect(addDevScripts(page, dev, '/d.js')).toBe(
    '<body><script type="application/json" id="__dev">{"session":"s","version":1,"problems":[]}</script>' +
      '<script type="module" src="/d.js"></script>' +
      '<script type="application/json" id="__page">{}</script><script src="/m.js">'
  )
})

test('quoted source code can’t close its script element', () => {
  const problems: DevProblem[] = [{code: 'test:x', message: '</script><b>'}]
  expect(createErrorDocument({...dev, problems}, '/d.js')).toContain(
    '"message":"\\u003c/script>\\u003cb>"'
  )
})
