import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {createShades, DEFAULT_PALETTE, renderPalette} from './shades.js'

const tokens = readFileSync(
  new URL('../../../packages/theme/src/styles/tokens.css', import.meta.url),
  'utf8'
)

test.each(['light', 'dark'] as const)('the generated shades match the theme in %s mode', (mode) => {
  for (const {property, color} of createShades(DEFAULT_PALETTE[mode].primary)) {
    expect(tokens).toContain(`${property}: ${color};`)
  }
})

test('the seven shades range from -0.3 to 0.3, with the color itself in the middle', () => {
  const shades = createShades('#7a4fc9')
  expect(shades.map(({adjustment}) => adjustment)).toEqual([-0.3, -0.15, -0.1, 0, 0.1, 0.15, 0.3])
  expect(shades[3]).toEqual({property: '--ifm-color-primary', adjustment: 0, color: '#7a4fc9'})
})

test('the stylesheet sets a background only if it differs from the theme’s', () => {
  const light = {primary: '#7a4fc9', background: '#fffaf0'} as const
  expect(renderPalette({...DEFAULT_PALETTE, light})).toBe(`:root {
  --ifm-color-primary-lightest: #ab8fdd;
  --ifm-color-primary-lighter: #926fd3;
  --ifm-color-primary-light: #8a64d0;
  --ifm-color-primary: #7a4fc9;
  --ifm-color-primary-dark: #6a3bc1;
  --ifm-color-primary-darker: #6438b6;
  --ifm-color-primary-darkest: #532e96;
  --ifm-background-color: #fffaf0;
}

html[data-theme='dark'] {
  --ifm-color-primary-lightest: #4fddbf;
  --ifm-color-primary-lighter: #32d8b4;
  --ifm-color-primary-light: #29d5b0;
  --ifm-color-primary: #25c2a0;
  --ifm-color-primary-dark: #21af90;
  --ifm-color-primary-darker: #1fa588;
  --ifm-color-primary-darkest: #1a8870;
}
`)
})
