import {Prism} from 'prism-react-renderer'
import {expect, onTestFinished, test} from 'vitest'
import {
  createLanguageFinder,
  createLanguages,
  listLanguageNames,
  PLAIN_TEXT_NAMES
} from './code-languages.js'

const find = createLanguageFinder()

test.each([
  ['js', 'js'],
  ['mjs', 'javascript'],
  ['console', 'shell-session'],
  ['c++', 'cpp'],
  ['golang', 'go'],
  ['vue', 'markup'],
  ['terraform', 'hcl'],
  ['java', 'java'],
  ['ruby', 'ruby']
])('the language %s uses the Prism language %s', (name, id) => {
  expect(find(name)?.id).toBe(id)
})

test('a loaded language has a grammar', () => {
  const {grammar = {}} = find('php') ?? {}
  expect(JSON.stringify(Prism.tokenize('<?php echo $owl ?>', grammar))).toContain('"variable"')
})

test.each(['nolang', '', '../secret', 'meta', 'extend', 'constructor', '__proto__', 'tostring'])(
  'the name “%s” isn’t a language',
  (name) => {
    expect(find(name)).toBeUndefined()
  }
)

/** Docusaurus sites use these names to extend other languages. Code blocks can't have them. */
const EXTENSIONS = ['css-extras', 'js-extras', 'js-templates', 'php-extras', 'xml-doc']

test('every listed name is supported', () => {
  const names = listLanguageNames()
  expect(names).toEqual(expect.arrayContaining(['typescript', 'ts', 'rs', 'text', 'html']))
  expect(names.filter((name) => !PLAIN_TEXT_NAMES.has(name) && !find(name))).toEqual(EXTENSIONS)
})

test.each([
  ['javascript', 'jsdoc', '/** @param owl */'],
  ['php', 'phpdoc', '<?php /** @param $owl */'],
  ['css', 'css-extras', 'a { color: #fff }'],
  ['java', 'javadoc', '/** @param owl */']
])('%s is highlighted the same after %s is used', (name, other, code) => {
  const {grammar} = find(name) ?? {}
  const before = JSON.stringify(Prism.tokenize(code, grammar ?? {}))
  find(other)
  const after = createLanguageFinder()(name)
  expect(JSON.stringify(Prism.tokenize(code, after?.grammar ?? {}))).toBe(before)
})

test('loading a language restores the global `Prism`', () => {
  const holder: {Prism?: unknown} = globalThis
  onTestFinished(() => {
    delete holder.Prism
  })
  createLanguageFinder()('abap')
  expect(holder).not.toHaveProperty('Prism')
  holder.Prism = 'own'
  createLanguageFinder()('ada')
  expect(holder.Prism).toBe('own')
})

test('a site can add languages, also under the name of an alias', () => {
  const {find: findLanguage, add} = createLanguages()
  let count = 0
  const addRoutes = (prism: object) => {
    count += 1
    Object.assign((prism as typeof Prism).languages, {route: {climb: /up/}, golang: {go: /./}})
  }
  onTestFinished(() => {
    for (const name of ['route', 'golang']) delete Prism.languages[name]
  })
  expect(findLanguage('route')).toBeUndefined()
  add(addRoutes)
  add(addRoutes)
  expect(findLanguage('route')?.grammar).toEqual({climb: /up/})
  expect(findLanguage('golang')?.id).toBe('golang')
  expect(count).toBe(1)
})
