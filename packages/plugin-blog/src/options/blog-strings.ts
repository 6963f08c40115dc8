import type {TranslationFile} from '@lectern/types'
import type {BlogOptions} from './blog-options.js'

/** Options with translatable strings. */
export type BlogStrings = Pick<BlogOptions, 'blogTitle' | 'blogDescription' | 'blogSidebarTitle'>

/** Translation key and description of each string. Both are the same as in Docusaurus. */
const KEYS = {
  blogTitle: {key: 'title', description: 'The title for the blog used in SEO'},
  blogDescription: {key: 'description', description: 'The description for the blog used in SEO'},
  blogSidebarTitle: {key: 'sidebar.title', description: 'The label for the left sidebar'}
} as const

const NAMES = ['blogTitle', 'blogDescription', 'blogSidebarTitle'] as const

/** Lists the translatable options of a blog, which are stored in `options.json`. */
export function listBlogStrings(options: BlogStrings): TranslationFile[] {
  const entries = NAMES.map((name) => {
    const {key, description} = KEYS[name]
    return [key, {message: options[name], description}] as const
  })
  return [{path: 'options', content: Object.fromEntries(entries)}]
}

/** Adds translated options to the content of a blog. */
export function translateBlog<Content extends object>(
  content: Content,
  files: readonly TranslationFile[]
): Content & {strings: Partial<BlogStrings>} {
  const strings = files.find(({path}) => path === 'options')?.content ?? {}
  const entries = NAMES.flatMap((name) => {
    const text = strings[KEYS[name].key]
    return text ? [[name, text.message] as const] : []
  })
  return {...content, strings: Object.fromEntries(entries)}
}
