import {expect, test} from 'vitest'
import {createNoComponentProblem, createRenderProblem} from './render-error.js'

test('names page, source and message', () => {
  expect(createRenderProblem(new Error('No name.'), '/docs/a', 'docs/a.mdx')).toEqual({
    code: 'render-failed',
    message: 'The page /docs/a cannot be rendered: No name.',
    position: {file: 'docs/a.mdx'},
    hint: 'Correct the component, or what it is given, so that it renders without a browser.'
  })
})

test.each(['window', 'document', 'localStorage', 'matchMedia'])(
  'tells of %s that it exists in browsers only',
  (name) => {
    const problem = createRenderProblem(new ReferenceError(`${name} is not defined`), '/a')
    expect([problem.position, problem.hint]).toEqual([
      undefined,
      `\`${name}\` exists in browsers only: use it in an effect or an event handler, or wrap the component in <BrowserOnly>.`
    ])
  }
)

test('names a component that is not defined', () => {
  const error = new Error(
    'Expected component `Crad` to be defined: you likely forgot to import, pass, or provide it.'
  )
  expect(createRenderProblem(error, '/docs/a', 'docs/a.mdx')).toEqual({
    code: 'component-unknown',
    message: 'The page /docs/a uses the component <Crad>, which is not defined.',
    position: {file: 'docs/a.mdx'},
    hint: 'Import `Crad` at the top of the file, or correct its name.'
  })
})

test('says what was thrown even when it is no error', () => {
  expect(createRenderProblem('a text', '/a').message).toBe(
    'The page /a cannot be rendered: a text.'
  )
})

test('names the module of a page without a component', () => {
  expect(createNoComponentProblem('@site/src/pages/a.jsx', '/a').position).toEqual({
    file: 'src/pages/a.jsx'
  })
})
