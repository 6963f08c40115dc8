import looks from './entries.json'

/** What an entry is found by, with the words that readers see. */
export const TAGS = {
  light: 'Light',
  dark: 'Dark',
  docs: 'Docs',
  reference: 'Reference',
  blog: 'Blog',
  home: 'Home page',
  type: 'Own type',
  density: 'Own spacing',
  access: 'Easier to read'
} as const

export type ShowcaseTag = keyof typeof TAGS

/** One look: a page of this website with a stylesheet of a few lines. */
export interface ShowcaseEntry {
  /** Names its picture, and its stylesheet where it has one. */
  id: string
  title: string
  text: string
  /** Path of the page in the picture. */
  page: string
  tags: readonly ShowcaseTag[]
  /** The look as it comes has no stylesheet. */
  hasStylesheet: boolean
  /** Direction of the text in the picture. */
  direction?: 'rtl'
}

/** All looks, in the order in which they are shown at first. The script that takes pictures reads them, too. */
export const entries = looks as readonly ShowcaseEntry[]
