import {expect, test} from 'vitest'
import {createPrismCss} from './prism-css.js'

test('writes the colors of both modes into the theme layer', () => {
  const css = createPrismCss({
    theme: {
      plain: {color: '#111', backgroundColor: '#eee'},
      styles: [{types: ['comment', 'prolog'], style: {color: 'rgb(1, 2, 3)', fontStyle: 'italic'}}]
    },
    darkTheme: {plain: {color: '#fff'}, styles: []}
  })
  expect(css).toBe(
    [
      '@layer lectern.theme {',
      "html:not([data-theme='dark']) .prism-code{color:#111}",
      "html:not([data-theme='dark']) :is(.theme-code-block,.live-code__editor){--ifm-pre-background:#eee;--ifm-pre-color:#111}",
      "html:not([data-theme='dark']) .token.comment,html:not([data-theme='dark']) .token.prolog{color:rgb(1, 2, 3);font-style:italic}",
      "html[data-theme='dark'] .prism-code{color:#fff}",
      "html[data-theme='dark'] :is(.theme-code-block,.live-code__editor){--ifm-pre-color:#fff}",
      '}',
      ''
    ].join('\n')
  )
})

test('omits values and names that could end a rule', () => {
  const css = createPrismCss({
    theme: {
      plain: {color: 'red}body{display:none'},
      styles: [
        {types: ['a{}'], style: {color: 'red'}},
        {types: ['b'], style: {background: 'url(https://a.b/c)', color: 'red;x:y'}}
      ]
    },
    darkTheme: {plain: {}, styles: []}
  })
  expect(css).toBe('@layer lectern.theme {\n\n}\n')
})

test('the last class of a token wins if tokens aren’t nested', () => {
  const styles = [
    {types: ['punctuation'], style: {color: 'red'}},
    {types: ['tag'], style: {color: 'blue'}}
  ]
  const plain = {plain: {}, styles: []}
  const css = createPrismCss({theme: {plain: {}, styles}, darkTheme: plain}, true)
  const rules = [...css.matchAll(/dark'\]\) (\.token[^{]+)\{color:(\w+)/g)].map(
    ([, ...rule]) => rule
  )
  const equals = "html:not([data-theme='dark']) .token[class$=' punctuation attr-equals']"
  expect(rules).toEqual([
    ['.token.punctuation', 'red'],
    ['.token.tag', 'blue'],
    [`.token[class$=' punctuation'],${equals}`, 'red'],
    [".token[class$=' tag']", 'blue']
  ])
})

test('a style for languages applies only to their blocks, and later styles still override it', () => {
  const styles = [
    {types: ['punctuation'], languages: ['markup', 'a,b'], style: {color: 'gray'}},
    {types: ['tag'], languages: [], style: {color: 'red'}}
  ]
  const css = createPrismCss({theme: {plain: {}, styles}, darkTheme: {plain: {}, styles: []}}, true)
  const selectors = [...css.matchAll(/^html:not\(\[data-theme='dark'\]\) (\S+ \.token[^,{]+)/gm)]
  expect(selectors.map(([, selector]) => selector)).toEqual([
    ':where(.language-markup) .token.punctuation',
    ":where(.language-markup) .token[class$=' punctuation']"
  ])
})
