import {expect, test} from 'vitest'
import {createMermaidConfig} from './mermaid-config.js'

test('has a theme for each color mode, and ignores the rest of the configuration', () => {
  expect(createMermaidConfig({navbar: {}})).toEqual({
    navbar: {},
    mermaid: {theme: {light: 'default', dark: 'dark'}, options: {}}
  })
})

test('passes options to Mermaid', () => {
  const mermaid = {theme: {light: 'neutral'}, options: {flowchart: {curve: 'linear'}}}
  expect(createMermaidConfig({mermaid}).mermaid).toEqual({
    theme: {light: 'neutral', dark: 'dark'},
    options: {flowchart: {curve: 'linear'}}
  })
})

test('reports an unknown key', () => {
  expect(() => createMermaidConfig({mermaid: {themes: {}}})).toThrow('unknown key `themes`')
})
