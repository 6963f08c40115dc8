/** CSS module of a component: generated class names by local name. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

/** A design of the theme, as CSS text. */
declare module '@lectern/theme/designs/*.css' {
  const css: string
  export default css
}

/** A Markdown file as a component. */
declare module '*.md' {
  export default function Content(): import('react').ReactNode
}

/** An MDX file as a component. */
declare module '*.mdx' {
  export default function Content(): import('react').ReactNode
}
