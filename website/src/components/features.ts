/** What the home page says of Lectern, each with the page that explains it. */
export const features: readonly {title: string; text: string; link: string; label: string}[] = [
  {
    title: 'Static first, live where it must be',
    text: 'A page of prose is rendered once, while building, and brings no script of its own. A page with components hydrates just those.',
    link: '/docs/advanced/ssg',
    label: 'How pages are rendered'
  },
  {
    title: 'A build does what changed',
    text: 'Every source is kept under the hash of its bytes. Build again without a change and nothing is compiled, yet the output is the same to the byte.',
    link: '/docs/advanced/architecture',
    label: 'How the cache works'
  },
  {
    title: 'Markdown that means Markdown',
    text: 'In .md files a < or a { is just a character. Admonitions, formulas and highlighted code work in both; JSX is for .mdx, where you asked for it.',
    link: '/docs/markdown-features',
    label: 'What you can write'
  },
  {
    title: 'Errors that say what to do',
    text: 'All problems of a step come together, each with a code, a file, a line and the next step. The last good output stays in place until a better one is whole.',
    link: '/docs/api/errors',
    label: 'All error codes'
  }
]
