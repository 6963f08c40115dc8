import Logo from '@theme/Logo'
import {expect, test} from 'vitest'
import {renderSample} from '../fixtures/render-sample.js'

function readAlt(alt: string | undefined, title?: string): string | undefined {
  return /alt="([^"]*)"/.exec(renderSample(<Logo logo={{src: '/a.svg', alt}} title={title} />))?.[1]
}

test('a logo next to the site name has no alt text if both are the same', () => {
  expect(readAlt(undefined, 'Lectern')).toBe('')
  expect(readAlt('lectern', 'Lectern')).toBe('')
  expect(readAlt('A bird on a lectern', 'Lectern')).toBe('A bird on a lectern')
})

test('a logo without a title uses the site name', () => {
  expect(readAlt(undefined)).toBe('Site')
  expect(readAlt('')).toBe('Site')
  expect(readAlt('Lectern')).toBe('Lectern')
})

test('without an image and a name, there is no link', () => {
  expect(renderSample(<Logo />)).toBe('')
  expect(renderSample(<Logo title="Lectern" />)).toContain('<a ')
})

test('a logo has its configured size, and is square by default', () => {
  const tag = (size: {width?: string | number; height?: string | number}) =>
    renderSample(<Logo logo={{src: '/a.svg', ...size}} />)
  expect(tag({})).toMatch(/height="32".* width="32"/)
  expect(tag({height: '128px'})).toContain('height="128px"')
  expect(tag({height: '128px'})).not.toContain('width=')
})
