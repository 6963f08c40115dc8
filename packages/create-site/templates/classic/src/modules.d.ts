/** A CSS module. Its values are generated class names, by their names in the file. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

/** A Markdown file, imported as a component. */
declare module '*.md' {
  export default function Content(): import('react').ReactNode
}

/** An MDX file, imported as a component. */
declare module '*.mdx' {
  export default function Content(): import('react').ReactNode
}
