import {readFileSync} from 'node:fs'

/** A fenced code block of the docs. */
export interface CodeBlock {
  language: string
  /** Filename or place in the block's title, or empty. */
  title: string
  code: string
}

const PAGE = new URL('../../content/docs/large-sites/engines.md', import.meta.url)

/** Reads the code blocks in a section of the page about engines, such as `## Slurm`. */
export function readExample(heading: string): readonly CodeBlock[] {
  const sections = readFileSync(PAGE, 'utf8').split(/^## /m)
  const section = sections.find((text) => text.split('\n', 1)[0]?.replace(/ \{#.*/, '') === heading)
  if (section === undefined) throw new Error(`The page has no section “${heading}”.`)
  const blocks = section.matchAll(/^```(\w+)(.*)\n([\s\S]*?)^```$/gm)
  return [...blocks].map(([, language = '', info = '', code = '']) => ({
    language,
    title: /title="(.*?)"/.exec(info)?.[1] ?? '',
    code
  }))
}

/** Returns the code of the block with a title. Blocks without a title have an empty one. */
export function findCode(blocks: readonly CodeBlock[], title: string): string {
  const block = blocks.find((candidate) => candidate.title === title)
  if (!block) throw new Error(`The section has no code block with the title “${title}”.`)
  return block.code
}
