import {expect, test} from 'vitest'
import {findGrowth} from './regex-growth.mjs'

test.each([
  [/^a+$/, 'linear'],
  [/a*$/, 'polynomial'],
  [/\s+$/, 'polynomial'],
  [/(?<!\s)\s+$/, 'linear'],
  [/\/+$/y, 'linear'],
  [/^(.*?)\s*$/, 'polynomial'],
  [/<!--[\s\S]*?-->/, 'polynomial'],
  [/<[^<>]+>/, 'linear'],
  [/<[^>]+>/, 'polynomial'],
  [/"(?:[^"\\]|\\.)*"/, 'polynomial'],
  [/^"(?:[^"\\]|\\.)*"/, 'linear'],
  [/\b[a-z]+:/, 'linear'],
  [/^[a-z]+:/gm, 'linear'],
  [/^\s+:/gm, 'polynomial'],
  [/[?#].*$/s, 'linear'],
  [/(?:a?b?)*c/, 'exponential'],
  [/(?:a|a)*b/, 'exponential'],
  [/(?:a+)+b/, 'exponential'],
  [/(?:a*)*b/, 'exponential'],
  [/^(?:\s|\/\*[\s\S]*?\*\/)*$/, 'exponential'],
  [/^(?:\s|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/)*$/, 'linear'],
  [/^(?:-\w+)*$/, 'linear'],
  [/^a{0,3}b/, 'linear'],
  [/^\d{1,9}[.)]/, 'linear'],
  [/^(['"])a*\1$/, 'linear'],
  [/\p{L}+(?:-\p{L}+)*/u, 'linear']
])('%s takes %s time', ({source, flags}, growth) => {
  expect(findGrowth(source, flags)).toBe(growth)
})
