import {expect, test} from 'vitest'
import {inlineTranslations} from './inline-translations.js'

const IMPORTS = `import {Translate, translate, Link} from '@lectern/client'`

const inline = (code: string, messages = {}, imports = IMPORTS) =>
  inlineTranslations(`${imports}\n${code}`, 'a.tsx', messages)?.replace(`${imports}\n`, '')

test('replaces a call with its translated or original string', () => {
  const code = `const a = translate({id: 'a', message: 'Hello', description: 'x'}) + translate({id: 'b', message: 'B'})`
  expect(inline(code, {a: 'Bonjour'})).toBe('const a = ("Bonjour") + ("B")')
  expect(inline(`const a = translate({id: 'only-id'})`)).toBe('const a = ("only-id")')
  expect(inline('const a = translate({message: `Hello`})', {Hello: 'Salut'})).toBe(
    'const a = ("Salut")'
  )
})

test('replaces an element with its string, among children and alone', () => {
  const code = `const a = <p><Translate id="a">Hello &amp; more</Translate></p>\nconst b = <Translate>{'B'}</Translate>`
  expect(inline(code)).toBe('const a = <p>{"Hello & more"}</p>\nconst b = ("B")')
})

test('keeps line numbers', () => {
  const code = `const a = <p>\n<Translate\n  id="a">\n  Two\n  lines\n</Translate></p>; fail()`
  expect(inline(code)).toBe('const a = <p>\n{"Two lines"\n\n\n\n}</p>; fail()')
})

test('inserts values while rendering, including nested strings', () => {
  expect(inline(`const a = translate({id: 'a', message: 'Hi {n}'}, {n})`, {a: 'Salut {n}'})).toBe(
    `const a = __interpolate("Salut {n}", {n})\nimport {interpolate as __interpolate} from '@lectern/client'`
  )
  const code = `const a = <Translate id="a" values={{x: <Link><Translate id="b">b</Translate></Link>}}>{'A {x}'}</Translate>`
  expect(inline(code, {b: 'B'})).toBe(
    `const a = <__Interpolate  values={{x: <Link>{"B"}</Link>}}>{"A {x}"}</__Interpolate>\nimport {Interpolate as __Interpolate} from '@lectern/client'`
  )
  expect(inline(`const a = <Translate id="A {x}" values={{x: 1}} />`)).toContain(
    '<__Interpolate children={"A {x}"}  values={{x: 1}} />'
  )
})

test('uses the messages table for calls that can only be resolved at runtime', () => {
  const code = `const a = translate({id: name})\nconst b = list.map((text) => <Translate id={text} />)`
  expect(inlineTranslations(`${IMPORTS}\n${code}`, 'a.tsx', {})).toBe(
    [
      `import {Translate as __Translate, translate as __translate, Link} from '@lectern/client'`,
      code,
      `import __messages from '@generated/code-messages'`,
      'function Translate(props) { return __Translate({...props, messages: __messages}) }',
      'function translate(declaration, values) { return __translate(declaration, values, __messages) }'
    ].join('\n')
  )
})

test('supports Docusaurus’s module, including compiled JSX', () => {
  const imports = `import Text, {translate as t} from '@docusaurus/Translate'`
  expect(
    inline(`const a = [t({id: 'a', message: 'A'}), <Text id="b">B</Text>]`, {b: 'Bé'}, imports)
  ).toBe('const a = [("A"), ("Bé")]')
  const compiled = inlineTranslations(
    `${imports}\nexport const a = jsx(Text, {id: 'b', children: 'B'})`,
    'a.js',
    {}
  )
  expect(compiled).toContain('import __Text, {translate as t}')
  expect(compiled).toContain('function Text(props) {')
})

test('doesn’t change other functions with the same name, types or invalid code', () => {
  const own = `const translate = (x) => x; translate({id: 'a'})`
  expect(inlineTranslations(own, 'a.ts', {})).toBeUndefined()
  expect(
    inlineTranslations(`import {type Translate} from '@lectern/client'`, 'a.ts', {})
  ).toBeUndefined()
  expect(inlineTranslations(`${IMPORTS}; const = translate(`, 'a.ts', {})).toBeUndefined()
})
