import {expect, test} from 'vitest'
import {proposeNameEdits} from './name-edit.js'
import {applyEdits} from './text-edit.js'

test.each([
  ['Call /birds/{id} and {user.name}', 'Call /birds/\\{id} and \\{user.name}'],
  [`Run \`\${a}\` on \${tag}`, `Run \`\${a}\` on $\\{tag}`],
  [`{\`\${id}\`} is {1}`, `{\`\${id}\`} is {1}`],
  ['export const id = 1\n\nThe {id}', 'export const id = 1\n\nThe {id}'],
  ["import {owl as id} from './a'\n\nThe {id}", "import {owl as id} from './a'\n\nThe {id}"],
  [
    '<a b={id}> \\{id} `{id}` {props.a} {Math.PI} {1 + 2}',
    '<a b={id}> \\{id} `{id}` {props.a} {Math.PI} {1 + 2}'
  ]
])('%s', (text, edited) => {
  expect(applyEdits(text, proposeNameEdits(text))).toBe(edited)
})
