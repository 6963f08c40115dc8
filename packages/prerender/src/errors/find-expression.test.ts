import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {findObject} from './find-expression.js'

function find(text: string) {
  return findObject({siteDir: createTemporarySite({'a.mdx': text}), source: 'a.mdx'})
}

test.each([
  ['# T\n\nA {({a: 1})} b', {line: 3, column: 3}],
  ['{1}\n\n{new Date(0)}', {line: 3, column: 1}],
  ['export const m = {a: 1}\n\n{/* {m} */}\n\n- {m}', {line: 5, column: 3}],
  [
    '<Card style={{color: "red"}} size={2} />\n\n{names.map((name) => <b>{name}</b>)}',
    {line: 3, column: 1}
  ],
  ['`{a}` and \\{b} {frontMatter} {c}', {line: 1, column: 16}]
])('finds the object in %j', (text, position) => {
  expect(find(text)).toEqual({file: 'a.mdx', ...position})
})

test.each(['{a} {b}', '{({})} {new Map()}', 'text', '{', '}'])('doesn’t guess in %j', (text) => {
  expect(find(text)).toEqual({file: 'a.mdx'})
})
