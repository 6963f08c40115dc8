import type {TranslationFile} from '@lectern/types'
import type {BlogOptions} from './blog-options.js'

/** The options that readers see. */
export type BlogTexts = Pick<BlogOptions, 'blogTitle' | 'blogDescription' | 'blogSidebarTitle'>

/** Key and description of each text, as Docusaurus has them. */
const KEYS = {
  blogTitle: {key: 'title', description: 'The title for the blog used in SEO'},
  blogDescription: {key: 'description', description: 'The description for the blog used in SEO'},
  blogSidebarTitle: {key: 'sidebar.title', description: 'The label for the left sidebar'}
} as const

const NAMES = ['blogTitle', 'blogDescription', 'blogSidebarTitle'] as const

/** The options of a blog that can be translated: the file `options.json`. */
export function listBlogTexts(options: BlogTexts): TranslationFile[] {
  const entries = NAMES.map((name) => {
    const {key, description} = KEYS[name]
    return [key, {message: options[name], description}] as const
  })
  return [{path: 'options', content: Object.fromEntries(entries)}]
}

/** The content of a blog with the translated options beside it. */
export function translateBlog<Content extends object>(
  content: Content,
  files: readonly TranslationFile[]
): Content & {texts: Partial<BlogTexts>} {
  const texts = files.find(({path}) => path === 'options')?.content ?? {}
  const entries = NAMES.flatMap((name) => {
    const text = texts[KEYS[name].key]
    return text ? [[name, text.message] as const] : []
  })
  return {...content, texts: Object.fromEntries(entries)}
}
