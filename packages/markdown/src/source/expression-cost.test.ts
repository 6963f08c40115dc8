import {expect, test} from 'vitest'
import {hasCostlyExpression} from './expression-cost.js'

test.each([
  ['an expression with many objects', `<A b={[\n${'{a: 1},\n'.repeat(1000)}]}/>`, true],
  ['a line with many objects', `{[${'{a: 1},'.repeat(1000)}]}`, true],
  ['a brace without an end', `{\n\n${'{a} b\n\n'.repeat(1000)}`, true],
  ['some objects', `{[${'{a: 1},'.repeat(500)}]}`, false],
  ['many expressions', '{a} b\n\n'.repeat(5000), false],
  ['code', `\`\`\`\n{\n${'{a: 1},\n'.repeat(5000)}\n\`\`\``, false]
])('%s', (_, text, expected) => {
  expect(hasCostlyExpression(text)).toBe(expected)
})
