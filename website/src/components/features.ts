/** Features on the home page, each with a link to the page that explains it. */
export const features: readonly {title: string; text: string; link: string; label: string}[] = [
  {
    title: 'Static by default',
    text: 'Pages are rendered at build time, and prose ships no JavaScript of its own. Interactive components are hydrated one by one.',
    link: '/docs/advanced/ssg',
    label: 'How pages are rendered'
  },
  {
    title: 'Incremental builds',
    text: 'Compiled pages are cached by content hash. If nothing changed, nothing is compiled, and the output is identical byte for byte.',
    link: '/docs/advanced/architecture',
    label: 'How the cache works'
  },
  {
    title: 'Markdown stays Markdown',
    text: 'In .md files, < and { are plain characters. Use .mdx for JSX. Admonitions, math and highlighted code work in both.',
    link: '/docs/markdown-features',
    label: 'Explore Markdown features'
  },
  {
    title: 'Actionable errors',
    text: 'Each error has a code, a file, a line and a fix. A failed build leaves the previous output in place.',
    link: '/docs/api/errors',
    label: 'See all error codes'
  }
]
