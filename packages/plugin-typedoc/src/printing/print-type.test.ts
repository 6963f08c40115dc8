import {expect, test} from 'vitest'
import {printType, propertyName} from './print-type.js'

const name = (text: string) => ({type: 'intrinsic', name: text})
const reference = (text: string, target: number, ...typeArguments: object[]) => ({
  type: 'reference',
  name: text,
  target,
  ...(typeArguments.length > 0 && {typeArguments})
})
const callback = {
  type: 'reflection',
  declaration: {
    id: 1,
    name: '__type',
    kind: 65_536,
    signatures: [
      {
        id: 2,
        name: '__type',
        kind: 4096,
        parameters: [{id: 3, name: 'bird', kind: 32_768, type: reference('Bird', 9)}],
        type: name('void')
      }
    ]
  }
}

test.each([
  ['string', name('string')],
  ["'it\\'s'", {type: 'literal', value: "it's"}],
  ['-5n', {type: 'literal', value: {value: '5', negative: true}}],
  ['null', {type: 'literal', value: null}],
  [
    'Map<string, Bird[]>',
    reference('Map', 1, name('string'), {type: 'array', elementType: reference('Bird', 9)})
  ],
  [
    '(string | Bird)[]',
    {type: 'array', elementType: {type: 'union', types: [name('string'), reference('Bird', 9)]}}
  ],
  ['(bird: Bird) => void', callback],
  [
    '((bird: Bird) => void) | null',
    {type: 'union', types: [callback, {type: 'literal', value: null}]}
  ],
  [
    'keyof Bird | string',
    {
      type: 'union',
      types: [
        {type: 'typeOperator', operator: 'keyof', target: reference('Bird', 9)},
        name('string')
      ]
    }
  ],
  [
    '[string, count?: number, ...Bird[]]',
    {
      type: 'tuple',
      elements: [
        name('string'),
        {type: 'namedTupleMember', name: 'count', isOptional: true, element: name('number')},
        {type: 'rest', elementType: {type: 'array', elementType: reference('Bird', 9)}}
      ]
    }
  ],
  [
    'Bird extends infer B ? B : never',
    {
      type: 'conditional',
      checkType: reference('Bird', 9),
      extendsType: {type: 'inferred', name: 'B'},
      trueType: name('B'),
      falseType: name('never')
    }
  ],
  [
    '{readonly [K in string]?: Bird}',
    {
      type: 'mapped',
      parameter: 'K',
      parameterType: name('string'),
      readonlyModifier: '+',
      optionalModifier: '+',
      templateType: reference('Bird', 9)
    }
  ],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: It's the code of a type.
  ['`a-${string}-b`', {type: 'templateLiteral', head: 'a-', tail: [[name('string'), '-b']]}],
  [
    'asserts bird is Bird',
    {type: 'predicate', asserts: true, name: 'bird', targetType: reference('Bird', 9)}
  ],
  [
    "Bird['name']",
    {
      type: 'indexedAccess',
      objectType: reference('Bird', 9),
      indexType: {type: 'literal', value: 'name'}
    }
  ],
  ['unknown', {type: 'invented'}]
])('%s', (code, type) => {
  expect(printType(type).code).toBe(code)
})

test('lists each declaration that a type refers to once', () => {
  const bird = reference('Bird', 9)
  const type = reference('Map', 4, bird, {type: 'array', elementType: bird})
  expect(printType(type).references).toEqual([4, 9])
  expect(printType(undefined)).toEqual({code: 'unknown', references: [], packages: new Set()})
})

test('a type that is nested too deeply is cut', () => {
  let type: object = name('string')
  for (let depth = 0; depth < 5000; depth += 1) type = {type: 'array', elementType: type}
  expect(printType({...type}).code).toMatch(/^…(?:\[\])+$/)
})

test('names that are not identifiers are quoted', () => {
  expect(['name', '$a_1', 'a-b', '[iterator]'].map(propertyName)).toEqual([
    'name',
    '$a_1',
    '"a-b"',
    '[iterator]'
  ])
})
