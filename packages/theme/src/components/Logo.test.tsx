import Logo from '@theme/Logo'
import {expect, test} from 'vitest'
import {renderSample} from '../fixtures/render-sample.js'

function readAlt(alt: string | undefined, title?: string): string | undefined {
  return /alt="([^"]*)"/.exec(renderSample(<Logo logo={{src: '/a.svg', alt}} title={title} />))?.[1]
}

test('a logo beside the name of the site is silent when it says the same', () => {
  expect(readAlt(undefined, 'Lectern')).toBe('')
  expect(readAlt('lectern', 'Lectern')).toBe('')
  expect(readAlt('A bird on a lectern', 'Lectern')).toBe('A bird on a lectern')
})

test('a logo that stands alone names the site', () => {
  expect(readAlt(undefined)).toBe('Site')
  expect(readAlt('')).toBe('Site')
  expect(readAlt('Lectern')).toBe('Lectern')
})

test('without a mark and a name there is no link', () => {
  expect(renderSample(<Logo />)).toBe('')
  expect(renderSample(<Logo title="Lectern" />)).toContain('<a ')
})
