import {blogEdits} from './edits/blog-edits.mjs'
import {breakingEdits} from './edits/breaking-edits.mjs'
import {cacheDamage} from './edits/cache-damage.mjs'
import {codeEdits} from './edits/code-edits.mjs'
import {configEdits} from './edits/config-edits.mjs'
import {docEdits} from './edits/doc-edits.mjs'
import {fileEdits} from './edits/file-edits.mjs'
import {packageEdits} from './edits/package-edits.mjs'
import {pageEdits} from './edits/page-edits.mjs'
import {sidebarEdits} from './edits/sidebar-edits.mjs'
import {snippetEdits} from './edits/snippet-edits.mjs'
import {tagEdits} from './edits/tag-edits.mjs'
import {textEdits} from './edits/text-edits.mjs'
import {versionEdits} from './edits/version-edits.mjs'

/** @typedef {import('./site-files.mjs').Edit} Edit */
/** @typedef {import('../benchmarks/random.mjs').Random} Random */

/** All groups of edits. Add a group here for a new type of content. */
const GROUPS = [
  textEdits,
  docEdits,
  sidebarEdits,
  versionEdits,
  blogEdits,
  tagEdits,
  pageEdits,
  configEdits,
  codeEdits,
  packageEdits,
  fileEdits,
  snippetEdits,
  breakingEdits,
  cacheDamage
]

/** @type {readonly (readonly [string, Edit])[]} */
const EDITS = GROUPS.flatMap((group) => Object.entries(group))

/**
 * Draws edits in rounds. Each round contains every edit once, in random order.
 *
 * @param {Random} random
 */
export function createDeck(random) {
  /** @type {(readonly [string, Edit])[]} */
  let deck = []
  return () => {
    if (deck.length === 0) deck = [...EDITS]
    const [drawn] = deck.splice(random.below(deck.length), 1)
    if (!drawn) throw new Error('There are no edits to draw from.')
    return drawn
  }
}
