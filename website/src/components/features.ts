import type {HomeFeature} from '@theme/HomeFeatures'

/**
 * Features on the home page, each with a link to the page about it. The icons are part of Lucide
 * (ISC).
 */
export const features: readonly HomeFeature[] = [
  {
    title: 'Static by default',
    text: 'Pages are rendered at build time, and prose ships no JavaScript of its own. Interactive components are hydrated one by one.',
    link: '/docs/advanced/ssg',
    label: 'How pages are rendered',
    iconPath:
      'M12.83 2.18a2 2 0 0 0-1.66 0L2.6 6.08a1 1 0 0 0 0 1.83l8.58 3.91a2 2 0 0 0 1.66 0l8.58-3.9a1 1 0 0 0 0-1.83zM2 12a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 12M2 17a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 17'
  },
  {
    title: 'Incremental builds',
    text: 'Compiled pages are cached by content hash. If nothing changed, nothing is compiled, and the output is identical byte for byte.',
    link: '/docs/advanced/architecture',
    label: 'How the cache works',
    iconPath:
      'M15.914 4a1.5 1.5 0 0 0-2.474-1.561l-9 9A1.5 1.5 0 0 0 5.5 14h4.002a.5.5 0 0 1 .471.666L8.086 20a1.5 1.5 0 0 0 2.475 1.56l9-9A1.5 1.5 0 0 0 18.5 10h-3.997a.5.5 0 0 1-.472-.667z'
  },
  {
    title: 'Markdown stays Markdown',
    text: 'In .md files, < and { are plain characters. Use .mdx for JSX. Admonitions, math and highlighted code work in both.',
    link: '/docs/markdown-features',
    label: 'Explore Markdown features',
    iconPath:
      'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4'
  },
  {
    title: 'Actionable errors',
    text: 'Each error has a code, a file, a line and a fix. A failed build leaves the previous output in place.',
    link: '/docs/api/errors',
    label: 'See all error codes',
    iconPath:
      'M12 20v-9m2-4a4 4 0 0 1 4 4v3a6 6 0 0 1-12 0v-3a4 4 0 0 1 4-4zm.12-3.12L16 2M21 21a4 4 0 0 0-3.81-4M21 5a4 4 0 0 1-3.55 3.97M22 13h-4M3 21a4 4 0 0 1 3.81-4M3 5a4 4 0 0 0 3.55 3.97M6 13H2M8 2l1.88 1.88M9 7.13V6a3 3 0 1 1 6 0v1.13'
  }
]
