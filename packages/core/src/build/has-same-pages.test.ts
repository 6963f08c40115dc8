import {expect, test} from 'vitest'
import {hasSamePages} from './has-same-pages.js'

const createPlugin = (name: string) => ({plugins: [() => ({name: 'owl'}), name], pattern: /owl/})

test('locales without localized files have the same pages if their configurations are equal', () => {
  const own = {hasOwnFiles: false, exportedConfig: createPlugin('owl')}
  expect(hasSamePages(own, {...own, exportedConfig: createPlugin('owl')})).toBe(true)
  expect(hasSamePages(own, {...own, exportedConfig: createPlugin('wren')})).toBe(false)
  const pattern = {...createPlugin('owl'), pattern: /wren/}
  expect(hasSamePages(own, {...own, exportedConfig: pattern})).toBe(false)
})

test('a locale with localized files can have different pages', () => {
  const own = {hasOwnFiles: false, exportedConfig: createPlugin('owl')}
  expect(hasSamePages(own, {...own, hasOwnFiles: true})).toBe(false)
  expect(hasSamePages({...own, hasOwnFiles: true}, own)).toBe(false)
})

test('circular objects are compared', () => {
  const createLoop = (name: string) => {
    const loop: Record<string, unknown> = {name}
    loop.self = loop
    return {hasOwnFiles: false, exportedConfig: loop}
  }
  expect(hasSamePages(createLoop('owl'), createLoop('owl'))).toBe(true)
  expect(hasSamePages(createLoop('owl'), createLoop('wren'))).toBe(false)
})
