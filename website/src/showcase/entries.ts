import looks from './entries.json'

/** Tags of entries, with their labels. */
export const TAGS = {
  light: 'Light',
  dark: 'Dark',
  docs: 'Docs',
  reference: 'Reference',
  blog: 'Blog',
  home: 'Home page',
  type: 'Typography',
  density: 'Spacing',
  access: 'Readability'
} as const

export type ShowcaseTag = keyof typeof TAGS

/** A page of this website with a short stylesheet. */
export interface ShowcaseEntry {
  /** Name of its screenshot and, if it has one, of its stylesheet. */
  id: string
  title: string
  text: string
  /** Path of the page in the screenshot. */
  page: string
  tags: readonly ShowcaseTag[]
  /** `false` for the default theme. */
  hasStylesheet: boolean
  /** Text direction in the screenshot. */
  direction?: 'rtl'
}

/** All entries in their default order. The screenshot script also reads them. */
export const entries = looks as readonly ShowcaseEntry[]
