import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {ADMONITION_COMPONENTS} from '@lectern/shared/admonitions/admonition-types'
import Admonition from '@theme/Admonition'
import AdmonitionTypes from '@theme/Admonition/Types'
import {expect, test} from 'vitest'
import {outline} from '../../fixtures/outline.js'
import {renderSample} from '../../fixtures/render-sample.js'

test.each([
  ['note', 'Note', 'alert--secondary'],
  ['tip', 'Tip', 'alert--success'],
  ['info', 'Info', 'alert--info'],
  ['important', 'Important', 'alert--info'],
  ['warning', 'Warning', 'alert--warning'],
  ['caution', 'Caution', 'alert--warning'],
  ['danger', 'Danger', 'alert--danger'],
  ['success', 'Success', 'alert--success'],
  ['secondary', 'Secondary', 'alert--secondary']
])('a %s has the title “%s” and the class %s', (type, title, className) => {
  const html = renderSample(<Admonition type={type}>Owls hunt.</Admonition>)
  expect(outline(html)).toEqual([title, 'Owls hunt.'])
  expect(html).toContain(`alert ${className}`)
})

test('an admonition without a type is a note', () => {
  expect(outline(renderSample(<Admonition>Owls hunt.</Admonition>))).toEqual(['Note', 'Owls hunt.'])
})

test('a custom type is a note with a custom title', () => {
  const html = renderSample(<Admonition type="legend">Owls hunt.</Admonition>)
  expect(outline(html)[0]).toBe('Legend')
  expect(html).toContain('theme-admonition-legend alert alert--secondary')
})

test('a title is plain text, compiled Markdown, or an element', () => {
  const titleOf = (html: string) => /admonition-heading">(.*?)<\/div>/.exec(html)?.[1]
  expect(titleOf(renderSample(<Admonition type="tip" title="Eat <mice>" />))).toBe(
    '<b>Eat &lt;mice&gt;</b>'
  )
  expect(titleOf(renderSample(<Admonition type="tip" titleHtml="Eat <em>mice</em>" />))).toBe(
    '<b>Eat <em>mice</em></b>'
  )
  expect(titleOf(renderSample(<Admonition type="tip" title={<i>Eat</i>} />))).toBe('<i>Eat</i>')
})

test('every type has the component in the table', () => {
  const names = Object.entries(AdmonitionTypes).map(([type, {name}]) => [type, name])
  expect(names).toEqual(
    Object.entries(ADMONITION_COMPONENTS).map(([type, name]) => [type, `AdmonitionType${name}`])
  )
})

test('every type has a title in every language of the theme', () => {
  const folder = path.resolve(import.meta.dirname, '../../translations')
  const files = readdirSync(folder)
  expect(files.length).toBeGreaterThan(12)
  for (const file of files) {
    const messages: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
    for (const name of Object.keys(ADMONITION_COMPONENTS))
      expect(messages, file).toHaveProperty([`theme.admonition.${name}`], expect.any(String))
  }
})
