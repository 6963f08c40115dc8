import type {CodeOptions} from '@lectern/types'
import {expect, test} from 'vitest'
import {compileMd} from '../fixtures/compile-sample.js'

async function codeProps(text: string, code: CodeOptions = {}) {
  const {body} = await compileMd(text, {code})
  const [node] = body
  return typeof node === 'string' ? undefined : node?.props
}

test('highlights code line by line', async () => {
  expect(await codeProps('```js title="a.js"\nconst a\n\nb < c\n```')).toEqual({
    language: 'js',
    title: 'a.js',
    html:
      '<span class="token-line"><span class="token keyword">const</span> a\n</span>' +
      '<span class="token-line">\n</span>' +
      '<span class="token-line">b <span class="token operator">&lt;</span> c</span>',
    lineCount: 3
  })
})

test('with line ranges, magic comments can be part of the code', async () => {
  const text = (ranges: string) => `\`\`\`js ${ranges}\na\n// highlight-next-line\nb\n\`\`\``
  expect(await codeProps(text('{1}'), {isDocusaurus: true})).toMatchObject({lineCount: 3})
  expect(await codeProps(text(''), {isDocusaurus: true})).toMatchObject({lineCount: 2})
  expect(await codeProps(text('{1}'))).toMatchObject({lineCount: 2})
})

test('in Docusaurus projects, code in a block takes precedence over its file', async () => {
  const text = '```js file=<rootDir>/owl.js#L1-L2\na\n```'
  const props = await codeProps(text, {isDocusaurus: true})
  expect(props).toMatchObject({language: 'js', lineCount: 1})
  expect(props).not.toHaveProperty('title')
})

test('shows code without a language or in an unknown language as plain text', async () => {
  const html = '<span class="token-line">if &lt;a&gt;</span>'
  expect(await codeProps('```\nif <a>\n```')).toEqual({html, lineCount: 1})
  expect(await codeProps('```nope\nif <a>\n```')).toEqual({language: 'nope', html, lineCount: 1})
  expect(await codeProps('```../x\nif <a>\n```')).toMatchObject({html})
  expect(await codeProps('```extend\nif <a>\n```')).toMatchObject({html})
  expect(await codeProps('```js=\nif <a>\n```')).toMatchObject({language: 'js=', html})
})

test('uses the site’s default language', async () => {
  expect(await codeProps('    a', {defaultLanguage: 'js'})).toMatchObject({language: 'js'})
})

test.each([
  ['bash', 'if true', 'token keyword'],
  ['sh', 'if true', 'token keyword'],
  ['shell', 'if true', 'token keyword'],
  ['yml', 'a: 1', 'token key'],
  ['ts', 'let a: string', 'token keyword'],
  ['TypeScript', 'let a', 'token keyword'],
  ['diff', '+ a', 'token inserted'],
  ['json5', '{a: 1}', 'token property'],
  ['docker', 'FROM a', 'token instruction'],
  ['toml', 'a = 1', 'token key'],
  ['ini', 'a=1', 'token key'],
  ['php', '<?php echo 1;', 'token keyword'],
  ['rb', 'def a', 'token keyword']
])('supports the language %s', async (language, code, token) => {
  expect((await codeProps(`\`\`\`${language}\n${code}\n\`\`\``))?.html).toContain(token)
})

test('distinguishes text from code in JSX and in PHP', async () => {
  const jsx = await codeProps('```jsx\n<a>let it be</a>\n```')
  expect(jsx?.html).toContain('<span class="token plain-text">let it be</span>')
  const php = await codeProps('```php\n<b>echo</b> <?php echo 1 ?>\n```')
  expect(php?.html).toContain('</span>echo<span class="token tag">')
})

test('closes a token at the end of each line and reopens it', async () => {
  expect((await codeProps('```js\n/* a\n\nb */ c\n```'))?.html).toBe(
    '<span class="token-line"><span class="token comment">/* a</span>\n</span>' +
      '<span class="token-line">\n</span>' +
      '<span class="token-line"><span class="token comment">b */</span> c</span>'
  )
})

test.each([
  ['<pre>\na <b>b</b>\nc\n</pre>', {html: 'a <b>b</b>\nc\n', lineCount: 2}],
  ['<pre>a\n</pre>', {html: '<span class="token-line">a</span>', lineCount: 1}],
  [
    '<pre><code class="language-js">let a</code></pre>',
    {
      language: 'js',
      html: '<span class="token-line"><span class="token keyword">let</span> a</span>',
      lineCount: 1
    }
  ]
])('parses %j as a code block', async (text, props) => {
  expect((await compileMd(text)).body).toEqual([{tag: 'pre', props}])
})

test('removes its global name after loading a language', async () => {
  await codeProps('```ruby\na\n```')
  expect('Prism' in globalThis).toBe(false)
})

test.each([
  ['js showLineNumbers', true],
  ['js showLineNumbers=5', 5],
  ['js showLineNumbers {1}', true],
  ['js', undefined]
])('shows line numbers for %j', async (info, showLineNumbers) => {
  expect((await codeProps(`\`\`\`${info}\na\n\`\`\``))?.showLineNumbers).toBe(showLineNumbers)
})

const LINE = /<span class="token-line([^"]*)">/g
const HIGHLIGHTED = 'theme-code-block-highlighted-line'

/** Returns the class names of each line, without the default one. */
async function lineMarks(text: string, code?: CodeOptions): Promise<string[]> {
  const html = String((await codeProps(text, code))?.html)
  return [...html.matchAll(LINE)].map(([, marks = '']) => marks.trim())
}

async function markedLines(text: string): Promise<number[]> {
  const marks = await lineMarks(text)
  return marks.flatMap((mark, index) => (mark === HIGHLIGHTED ? [index + 1] : []))
}

test.each([
  ['js {1,3-4}', [1, 3, 4]],
  ['js{2}', [2]],
  ['{2} title="{3}"', [2]],
  ['js {0,9-99999999999}', []]
])('highlights the lines of %j', async (info, lines) => {
  expect(await markedLines(`\`\`\`${info}\na\nb\nc\nd\n\`\`\``)).toEqual(lines)
})

test.each([
  '// highlight-next-line',
  '//highlight-next-line',
  '/* highlight-next-line */',
  '# highlight-next-line',
  '<!-- highlight-next-line -->',
  '{/* highlight-next-line */}',
  '-- highlight-next-line',
  '% highlight-next-line',
  '; highlight-next-line',
  "' highlight-next-line",
  'REM highlight-next-line',
  '(* highlight-next-line *)',
  '{# highlight-next-line #}',
  '{{!-- highlight-next-line --}}',
  '// [!code highlight]',
  '/* [!code hl] */'
])('highlights the line after %s', async (comment) => {
  const text = `\`\`\`text\na\n  ${comment}\nb\nc\n\`\`\``
  expect([await markedLines(text), (await codeProps(text))?.lineCount]).toEqual([[2], 3])
})

test('highlights the lines between two comments', async () => {
  const text = '```js\na\n// highlight-start\nb\nc\n// highlight-end\nd\n```'
  expect([await markedLines(text), (await codeProps(text))?.lineCount]).toEqual([[2, 3], 4])
})

test.each([
  ['add', 'code-block-diff-add-line'],
  ['remove', 'code-block-diff-remove-line'],
  ['focus', 'code-block-focus-line'],
  ['warning', 'code-block-warning-line'],
  ['error', 'code-block-error-line']
])('marks lines with %s comments', async (word, className) => {
  const block = `\`\`\`js\n// ${word}-start\na\n// ${word}-end\nb\n# ${word}-next-line\nc\n\`\`\``
  expect(await lineMarks(block)).toEqual([className, '', className])
})

test('reads short markers at line ends, for one or several lines', async () => {
  const text =
    '```js\na() // [!code ++]\nb() // [!code --:2]\nc()\nd()\n<e> <!-- [!code error] -->\n```'
  expect(await lineMarks(text)).toEqual([
    'code-block-diff-add-line',
    'code-block-diff-remove-line',
    'code-block-diff-remove-line',
    '',
    'code-block-error-line'
  ])
  expect((await codeProps(text))?.html).not.toContain('!code')
})

test('leaves unknown short markers in the code', async () => {
  expect((await codeProps('```text\na // [!code bold]\n```'))?.html).toContain('// [!code bold]')
})

test('separates several markers on one line', async () => {
  expect(await lineMarks('```js {1}\na // [!code warning]\n```')).toEqual([
    `code-block-warning-line ${HIGHLIGHTED}`
  ])
})

test('supports comments of other languages in a Markdown block', async () => {
  const text =
    '````md\n```js\n// highlight-next-line\na\n```\n<!-- highlight-next-line -->\nb\n````'
  expect([await markedLines(text), (await codeProps(text))?.lineCount]).toEqual([[5], 5])
})

test('reads the site’s magic comments and lets them override the built-in ones', async () => {
  const magicComments = [
    {className: 'bird', line: 'This is a bird', block: {start: 'birds', end: 'no birds'}},
    {className: HIGHLIGHTED, line: 'look'}
  ]
  const text =
    '```js\n// This is a bird\na\n// birds\nb\n// no birds\n// look\nc\n// highlight-next-line\nd\n```'
  expect(await lineMarks(text, {magicComments})).toEqual(['bird', 'bird', HIGHLIGHTED, '', ''])
})

test('suggests the nearest language', async () => {
  const {problems} = await compileMd('```javscript\na\n```')
  expect(problems[0]?.hint).toBe('Did you mean `javascript`?')
})

test('reports an unknown language once', async () => {
  const {problems} = await compileMd(
    '```birdsong\na\n```\n\n```birdsong\nb\n```\n\n```text\nc\n```'
  )
  expect(problems).toEqual([
    {
      code: 'code-language-unknown',
      policy: 'warn',
      message: "The code block language `birdsong` isn't supported, so the code isn't highlighted.",
      position: {file: '', line: 1, column: 1},
      hint: 'Use a supported language, or `text`.'
    }
  ])
})

test.each<[string, string | undefined]>([
  ['```js title="a.js" wing={2}\nx\n```', 'title="a.js" wing={2}'],
  ['```js\nx\n```', undefined]
])('passes the metastring of %j to components that have the option', async (text, expected) => {
  expect((await codeProps(text, {metastring: true}))?.metastring).toBe(expected)
  expect(await codeProps(text)).not.toHaveProperty('metastring')
})

test('passes the language as a class to components that read the metastring', async () => {
  expect((await codeProps('```js\nx\n```', {metastring: true}))?.className).toBe('language-js')
  expect(await codeProps('```js\nx\n```')).not.toHaveProperty('className')
})

test('passes the code with its magic comments to components that read the metastring', async () => {
  const text = '```js\n// highlight-next-line\nlet a\n```'
  const props = await codeProps(text, {metastring: true})
  expect(props?.source).toBe('// highlight-next-line\nlet a')
  expect(props?.html).not.toContain('highlight-next-line')
  expect(await codeProps(text)).not.toHaveProperty('source')
  expect(await codeProps('```js\nlet a\n```', {metastring: true})).not.toHaveProperty('source')
})

test.each([
  ['title=a.js', undefined],
  [`title='a.js'`, 'a.js'],
  ['subtitle="a.js"', 'a.js'],
  ['title="a.js" title=b.js', 'a.js'],
  ['file=a.js', undefined]
])('with strict options, %j results in the title %j', async (meta, title) => {
  const text = `\`\`\`js ${meta}\nx\n\`\`\``
  expect((await codeProps(text, {isDocusaurus: true}))?.title).toBe(title)
  const {problems} = await compileMd(text, {code: {isDocusaurus: true}})
  expect(problems.filter(({code}) => code !== 'code-option-unknown')).toEqual([])
})

test('reports once that a Mermaid diagram is shown as source', async () => {
  const text = '```mermaid\ngraph TD\n```\n\n```mermaid\ngraph LR\n```'
  expect((await compileMd(text)).problems).toMatchObject([
    {code: 'mermaid-disabled', policy: 'warn', position: {line: 1}}
  ])
  expect((await compileMd(text, {mermaid: true})).problems).toEqual([])
})

test.each([
  ['js collapse', 12],
  ['js collapse=3 {1}', 3],
  ['js collapse=20', undefined],
  ['js collapsed', undefined]
])('collapses a block of 13 lines with %j', async (info, collapse) => {
  const code = Array.from({length: 13}, (_, line) => `line${line}`).join('\n')
  expect((await codeProps(`\`\`\`${info}\n${code}\n\`\`\``))?.collapse).toBe(collapse)
})
