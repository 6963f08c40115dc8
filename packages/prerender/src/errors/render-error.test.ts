import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {createNoComponentProblem, createRenderProblem} from './render-error.js'

const siteDir = '/nowhere'

test('names the page, the source and the message', () => {
  expect(
    createRenderProblem(new Error('No name.'), {path: '/docs/a', siteDir, source: 'docs/a.mdx'})
  ).toEqual({
    code: 'render-failed',
    message: 'The page /docs/a failed to render: No name.',
    position: {file: 'docs/a.mdx'},
    hint: 'Fix the component or its props so that it renders without a browser.'
  })
})

test.each(['window', 'document', 'localStorage', 'matchMedia', 'HTMLCanvasElement'])(
  'reports that %s exists only in browsers',
  (name) => {
    const problem = createRenderProblem(new ReferenceError(`${name} is not defined`), {
      path: '/a',
      siteDir
    })
    expect([problem.position, problem.hint]).toEqual([
      undefined,
      `\`${name}\` exists only in browsers. Use it in an effect or event handler, or wrap the component in \`<BrowserOnly>\`.`
    ])
  }
)

test('a name that no browser defines is not blamed on the server', () => {
  const error = new ReferenceError('useState is not defined')
  expect(createRenderProblem(error, {path: '/a', siteDir}).hint).toBe(
    'Import or define `useState`, or fix its name.'
  )
})

test('names an undefined component', () => {
  const error = new Error(
    'Expected component `Crad` to be defined: you likely forgot to import, pass, or provide it.'
  )
  expect(createRenderProblem(error, {path: '/docs/a', siteDir, source: 'docs/a.mdx'})).toEqual({
    code: 'component-unknown',
    message: "The component `<Crad>` on the page /docs/a isn't defined.",
    position: {file: 'docs/a.mdx'},
    hint: 'Import `Crad` at the top of the file, or fix its name.'
  })
})

test('finds an undefined variable of an expression outside code', () => {
  const text =
    'Run `cp {version}` or `a.version`.\n\nThe version is {release.version} or {v(version)}.\n'
  const site = {siteDir: createTemporarySite({'docs/a.mdx': text}), source: 'docs/a.mdx'}
  const error = new ReferenceError('version is not defined')
  const context = {path: '/docs/a', component: 'MDXContent', ...site}
  expect(createRenderProblem(error, context)).toEqual({
    code: 'variable-unknown',
    message: "The variable `version` on the page /docs/a isn't defined.",
    position: {file: 'docs/a.mdx', line: 3, column: 40},
    hint: 'In MDX, braces contain JavaScript. To show them as text, write `\\{` or use a code span. Otherwise, define or import `version`.'
  })
  expect(createRenderProblem(error, {...context, component: 'Card'}).code).toBe('render-failed')
})

const FIX = 'Fix the expression, or write `\\{` if the brace is text.'

test.each([
  ["Cannot read properties of undefined (reading 'name')", FIX, 13],
  ['owl.hoot is not a function', FIX, 24],
  [
    'window is not defined',
    '`window` exists only in browsers. Use it in an effect or event handler, or wrap the component in `<BrowserOnly>`.',
    33
  ]
])('finds the expression with the error “%s”', (message, hint, column) => {
  const text = 'name {a.b.c.name} {owl.hoot()} {window.title}\n'
  const siteDir = createTemporarySite({'docs/a.mdx': text})
  const context = {path: '/docs/a', component: 'MDXContent', siteDir, source: 'docs/a.mdx'}
  expect(createRenderProblem(new Error(message), context)).toEqual({
    code: 'render-failed',
    message: `An expression on the page /docs/a failed to render: ${message}.`,
    position: {file: 'docs/a.mdx', line: 1, column},
    hint
  })
})

test('a style attribute with text is an error of the content', () => {
  const error = new Error('The `style` prop expects a mapping from style properties to values.')
  const context = {path: '/docs/a', component: 'MDXContent', siteDir, source: 'docs/a.mdx'}
  expect(createRenderProblem(error, context)).toEqual({
    code: 'render-failed',
    message:
      'The content of the page /docs/a failed to render: The `style` prop expects a mapping from style properties to values.',
    position: {file: 'docs/a.mdx'},
    hint: "Write an object, e.g. `style={{color: 'red'}}`."
  })
})

test('names the component that threw, and suggests a fix for a head and a link', () => {
  const context = {path: '/a', siteDir, component: 'About'}
  const head = createRenderProblem(new Error('<Head> contains <div>.'), context)
  expect(head.message).toBe(
    'The component <About> of the page /a failed to render: <Head> contains <div>.'
  )
  expect(head.hint).toBe('Use only head elements inside `<Head>`, and only text inside `<title>`.')
  const link = createRenderProblem(
    new Error('The <Link> to "javascript:a" is unsafe: it would run code.'),
    context
  )
  expect(link.hint).toBe(
    'Link to a page or URL. To run code on a click, use `onClick` of a button.'
  )
})

test('reports the thrown value even if it isn’t an error', () => {
  expect(createRenderProblem('a text', {path: '/a', siteDir}).message).toBe(
    'The page /a failed to render: a text.'
  )
})

test('names the module of a page without a component', () => {
  expect(createNoComponentProblem('@site/src/pages/a.jsx', '/a').position).toEqual({
    file: 'src/pages/a.jsx'
  })
})

test('names the variable of a content whose component was numbered', () => {
  const context = {path: '/docs/a', component: 'MDXContent2', siteDir, source: 'docs/a.mdx'}
  expect(createRenderProblem(new ReferenceError('peple is not defined'), context)).toMatchObject({
    code: 'variable-unknown',
    message: "The variable `peple` on the page /docs/a isn't defined."
  })
})

test.each(['file:///cache/react-S5HVWV6X.mjs', 'react'])(
  'an import of a missing name from %s names the module without its path',
  (module) => {
    const error = new SyntaxError(
      `The requested module '${module}' does not provide an export named 'useStat'`
    )
    const context = {path: '/docs/a', siteDir, source: 'docs/a.mdx'}
    expect(createRenderProblem(error, context)).toMatchObject({
      code: 'export-missing',
      message: 'The module `react` has no export `useStat`.',
      position: {file: 'docs/a.mdx'}
    })
  }
)

test.each([
  ['MDXContent', 'object with keys {a, b}', ' with the keys a, b'],
  ['MDXLi', '[object Date]', ' of the type Date'],
  ['MDXLi', 'object with keys {}', '']
])('finds the object that %s shows', (component, found, details) => {
  const site = {
    siteDir: createTemporarySite({'docs/a.mdx': '# A\n\n- {m}\n'}),
    source: 'docs/a.mdx'
  }
  const error = new Error(
    `Objects are not valid as a React child (found: ${found}). If you meant to render a collection of children, use an array instead.`
  )
  expect(createRenderProblem(error, {path: '/docs/a', component, ...site})).toEqual({
    code: 'render-failed',
    message: `An expression on the page /docs/a can't be shown as text, because its value is an object${details}.`,
    position: {file: 'docs/a.mdx', line: 3, column: 3},
    hint: 'Show one of its values, e.g. `{item.name}`, or `{JSON.stringify(item)}`.'
  })
})
