import {createRequire} from 'node:module'
import type {Root} from 'mdast'
import {findAndReplace} from 'mdast-util-find-and-replace'

const SHORTCODE = /:\+1:|:-1:|:[\w-]+:/g

/** Turns shortcodes such as `:tada:` into emoji. Unknown ones stay. */
export function remarkEmoji({text}: {text: string}) {
  return (tree: Root): void => {
    // The table is large, and most pages have no shortcode.
    if (!/:[+\w-]+:/.test(text)) return
    const emojis = loadEmojis()
    findAndReplace(tree, [
      SHORTCODE,
      (shortcode: string) => {
        const name = shortcode.slice(1, -1)
        return (Object.hasOwn(emojis, name) && emojis[name]?.char) || false
      }
    ])
  }
}

/** The package has no types: a table of characters by their names. */
function loadEmojis(): Readonly<Record<string, {char: string | null}>> {
  return createRequire(import.meta.url)('emojilib/emojis.json')
}
