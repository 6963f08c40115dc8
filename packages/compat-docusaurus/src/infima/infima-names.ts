import fs from 'node:fs'
import {createRequire} from 'node:module'
import {removeBetween} from '@lectern/shared/text/remove-between'
import {listBlockHeads} from './block-heads.js'

/** Names defined in Infima's stylesheet. */
export interface InfimaNames {
  /** Class names without dots. */
  classes: ReadonlySet<string>
  /** Elements that Infima styles regardless of their context. */
  elements: ReadonlySet<string>
}

/** Returns the absolute path of Infima's stylesheet for a text direction. */
export function findInfima(direction: 'ltr' | 'rtl' = 'ltr'): string {
  const ending = direction === 'rtl' ? '-rtl' : ''
  return createRequire(import.meta.url).resolve(`infima/dist/css/default/default${ending}.css`)
}

/** Reads the class and element names from Infima's stylesheet. */
export function readInfimaNames(file: string = findInfima()): InfimaNames {
  const css = removeBetween(fs.readFileSync(file, 'utf8'), ['/*', '*/'])
  const selectors = listBlockHeads(css)
    .filter((head) => !head.includes('@'))
    .flatMap((list) => list.split(',').map((selector) => selector.trim()))
  const classes = selectors.flatMap((selector) =>
    [...selector.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name)
  )
  const elements = selectors.flatMap((selector) => {
    const last = selector.split(/[\s>+~]+/).at(-1) ?? ''
    // Rules for elements inside a class don't apply to all elements of that type, so they're
    // skipped.
    return /^[a-z][a-z0-9]*$/.test(last) && !selector.includes('.') ? [last] : []
  })
  return {classes: new Set(classes), elements: new Set(elements)}
}
