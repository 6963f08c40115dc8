import {createRequire} from 'node:module'
import type {Root} from 'mdast'
import {findAndReplace} from 'mdast-util-find-and-replace'

const SHORTCODE = /:\+1:|:-1:|:[\w-]+:/g

/** Turns shortcodes such as `:tada:` into emoji. Unknown shortcodes remain text. */
export function remarkEmoji({text}: {text: string}) {
  return (tree: Root): void => {
    // Loaded on demand, because the table is large and most pages have no shortcode.
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

/** Loads emoji by name. The package has no types. */
function loadEmojis(): Readonly<Record<string, {char: string | null}>> {
  return createRequire(import.meta.url)('emojilib/emojis.json')
}
