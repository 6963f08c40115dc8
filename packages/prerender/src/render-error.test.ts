import {expect, test} from 'vitest'
import {createNoComponentProblem, createRenderProblem} from './render-error.js'

test('names page, source and message', () => {
  expect(
    createRenderProblem(new Error('No name.'), {path: '/docs/a', source: 'docs/a.mdx'})
  ).toEqual({
    code: 'render-failed',
    message: 'The page /docs/a cannot be rendered: No name.',
    position: {file: 'docs/a.mdx'},
    hint: 'Correct the component, or what it is given, so that it renders without a browser.'
  })
})

test.each(['window', 'document', 'localStorage', 'matchMedia'])(
  'tells of %s that it exists in browsers only',
  (name) => {
    const problem = createRenderProblem(new ReferenceError(`${name} is not defined`), {path: '/a'})
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
  expect(createRenderProblem(error, {path: '/docs/a', source: 'docs/a.mdx'})).toEqual({
    code: 'component-unknown',
    message: 'The page /docs/a uses the component <Crad>, which is not defined.',
    position: {file: 'docs/a.mdx'},
    hint: 'Import `Crad` at the top of the file, or correct its name.'
  })
})

test('names the component that threw, and says what to do about a head and a link', () => {
  const place = {path: '/a', component: 'About'}
  const head = createRenderProblem(new Error('<Head> holds <div>.'), place)
  expect(head.message).toBe(
    'The component <About> of the page /a cannot be rendered: <Head> holds <div>.'
  )
  expect(head.hint).toBe(
    'Put nothing but tags of a head between <Head> and </Head>, and text alone into a title.'
  )
  const link = createRenderProblem(new Error('<Link> to "javascript:a" would run code.'), place)
  expect(link.hint).toBe(
    'Link to a page or a web address; what shall happen on a click belongs into `onClick` of a button.'
  )
})

test('says what was thrown even when it is no error', () => {
  expect(createRenderProblem('a text', {path: '/a'}).message).toBe(
    'The page /a cannot be rendered: a text.'
  )
})

test('names the module of a page without a component', () => {
  expect(createNoComponentProblem('@site/src/pages/a.jsx', '/a').position).toEqual({
    file: 'src/pages/a.jsx'
  })
})
