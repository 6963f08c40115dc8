/** Styles of one component: the class names that stand in its file. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

/** A Markdown file as a component. */
declare module '*.md' {
  export default function Content(): import('react').ReactNode
}

/** An MDX file as a component. */
declare module '*.mdx' {
  export default function Content(): import('react').ReactNode
}
