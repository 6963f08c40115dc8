import {expect, test} from 'vitest'
import {parseTranslations} from './parse-translations.js'

const FILE = 'i18n/fr/code.json'
const hint = 'Use an object of strings, e.g. `{"key": {"message": "text"}}`.'

test('reads strings with their descriptions and omits other fields', () => {
  const text = '\uFEFF{"a": {"message": "A", "description": "d", "extra": 1}, "b": {"message": ""}}'
  expect(parseTranslations(text, FILE)).toEqual({
    content: {a: {message: 'A', description: 'd'}, b: {message: ''}},
    problems: []
  })
})

test('reports the position of invalid JSON', () => {
  const {problems} = parseTranslations('{\n  "a": {"message": "A"},\n  "b" 1\n}', FILE)
  expect(problems).toEqual([
    {
      code: 'translation-file-invalid',
      message: `The file ${FILE} isn't valid JSON.`,
      position: {file: FILE, line: 3, column: 7},
      hint
    }
  ])
})

test('reports the position of an invalid character', () => {
  const {problems} = parseTranslations('{\n  "a": {"message": \'A\'},\n  "b": {}\n}', FILE)
  expect(problems[0]?.position).toEqual({file: FILE, line: 2, column: 20})
})

test('reports each string with an invalid format and keeps the others', () => {
  const text =
    '{\n  "a": "A",\n  "b": {"text": "B"},\n  "c": {"message": 1},\n  "d": {"message": "D"}\n}'
  const {content, problems} = parseTranslations(text, FILE)
  expect(content).toEqual({d: {message: 'D'}})
  expect(
    problems.map(({message, position}) => [message, position?.line, position?.column])
  ).toEqual([
    [`The string \`a\` in ${FILE} is "A", expected an object with a message.`, 2, 3],
    [`The string \`b\` in ${FILE} has no message.`, 3, 3],
    [`The string \`c\` in ${FILE} has a message that is 1, expected a string.`, 4, 3]
  ])
})

test("a list isn't a translation file", () => {
  const [problem] = parseTranslations('[]', FILE).problems
  expect(problem?.message).toContain('expected an object of strings.')
  expect(problem?.position).toEqual({file: FILE, line: 1, column: 1})
})
