import {expect, test} from 'vitest'
import {compileMd} from './compile-sample.js'

async function codeProps(text: string, defaultCodeLanguage?: string) {
  const {body} = await compileMd(text, {defaultCodeLanguage})
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

test('shows code without a language, or in an unknown one, as plain text', async () => {
  const html = '<span class="token-line">if &lt;a&gt;</span>'
  expect(await codeProps('```\nif <a>\n```')).toEqual({html, lineCount: 1})
  expect(await codeProps('```nope\nif <a>\n```')).toEqual({language: 'nope', html, lineCount: 1})
  expect(await codeProps('```../x\nif <a>\n```')).toMatchObject({html})
  expect(await codeProps('```extend\nif <a>\n```')).toMatchObject({html})
})

test('takes the default language of the site', async () => {
  expect(await codeProps('    a', 'js')).toMatchObject({language: 'js'})
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
])('knows the language %s', async (language, code, token) => {
  expect((await codeProps(`\`\`\`${language}\n${code}\n\`\`\``))?.html).toContain(token)
})

test('tells text from code in JSX and in PHP', async () => {
  const jsx = await codeProps('```jsx\n<a>let it be</a>\n```')
  expect(jsx?.html).toContain('<span class="token plain-text">let it be</span>')
  const php = await codeProps('```php\n<b>echo</b> <?php echo 1 ?>\n```')
  expect(php?.html).toContain('</span>echo<span class="token tag">')
})

test('closes a token at the end of each line and opens it again', async () => {
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
])('takes %j for a code block', async (text, props) => {
  expect((await compileMd(text)).body).toEqual([{tag: 'pre', props}])
})

test('leaves no global name behind when it loads a language', async () => {
  await codeProps('```ruby\na\n```')
  expect('Prism' in globalThis).toBe(false)
})

test.each([
  ['js showLineNumbers', true],
  ['js showLineNumbers=5', 5],
  ['js showLineNumbers {1}', true],
  ['js', undefined]
])('numbers lines as %j says', async (info, showLineNumbers) => {
  expect((await codeProps(`\`\`\`${info}\na\n\`\`\``))?.showLineNumbers).toBe(showLineNumbers)
})

const LINE = /<span class="token-line( theme-code-block-highlighted-line)?">/g

async function markedLines(text: string): Promise<number[]> {
  const html = String((await codeProps(text))?.html)
  return [...html.matchAll(LINE)].flatMap((match, index) => (match[1] ? [index + 1] : []))
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
  ['// highlight-next-line'],
  ['/* highlight-next-line */'],
  ['# highlight-next-line'],
  ['<!-- highlight-next-line -->'],
  ['{/* highlight-next-line */}'],
  ['-- highlight-next-line']
])('highlights the line after %s', async (comment) => {
  const text = `\`\`\`text\na\n  ${comment}\nb\nc\n\`\`\``
  expect([await markedLines(text), (await codeProps(text))?.lineCount]).toEqual([[2], 3])
})

test('highlights the lines between two comments', async () => {
  const text = '```js\na\n// highlight-start\nb\nc\n// highlight-end\nd\n```'
  expect([await markedLines(text), (await codeProps(text))?.lineCount]).toEqual([[2, 3], 4])
})
