import {expect, test} from 'vitest'
import {fastParserName} from '../fast/fast-parser.js'
import {compileContent} from './compile-content.js'

const objects = '{a: 1},\n'.repeat(2000)

test.each([
  ['an open tag', `# A\n\n<A b={[\n${objects}]}`, 3],
  ['an invalid attribute', `<A b={[\n${objects}]} c=>`, 1],
  ['an open expression', `{[\n${objects}`, 1],
  ['an invalid object', `{[\n${objects}{a 1}]}`, 2002]
])('finds the error in a large expression in linear time: %s', async (_, text, line) => {
  const {problems} = await compileContent(
    {text, format: 'mdx'},
    {format: 'mdx', admonitions: [], fold: true, fastParser: fastParserName()}
  )
  expect(problems).toMatchObject([{code: 'mdx-syntax', position: {line}}])
})
