/** A CSS module. Its values are generated class names, by their names in the file. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.module.scss' {
  export {default} from '*.module.css'
}
declare module '*.module.sass' {
  export {default} from '*.module.css'
}
declare module '*.module.less' {
  export {default} from '*.module.css'
}

/** A stylesheet, imported for its rules. */
declare module '*.css' {}
declare module '*.scss' {}
declare module '*.sass' {}
declare module '*.less' {}

/** A file, imported as its URL. */
declare module '*.png' {
  const url: string
  export default url
}
declare module '*.jpg' {
  export {default} from '*.png'
}
declare module '*.jpeg' {
  export {default} from '*.png'
}
declare module '*.gif' {
  export {default} from '*.png'
}
declare module '*.webp' {
  export {default} from '*.png'
}
declare module '*.avif' {
  export {default} from '*.png'
}
declare module '*.ico' {
  export {default} from '*.png'
}
declare module '*.mp4' {
  export {default} from '*.png'
}
declare module '*.webm' {
  export {default} from '*.png'
}
declare module '*.mp3' {
  export {default} from '*.png'
}
declare module '*.pdf' {
  export {default} from '*.png'
}
declare module '*.zip' {
  export {default} from '*.png'
}
declare module '*.svg?url' {
  export {default} from '*.png'
}

/** An SVG file, imported as a component. */
declare module '*.svg' {
  export default function Image(
    props: import('react').SVGProps<SVGSVGElement>
  ): import('react').ReactNode
}

/** A Markdown file, imported as a component. */
declare module '*.md' {
  export default function Content(): import('react').ReactNode
}

/** An MDX file, imported as a component. */
declare module '*.mdx' {
  export default function Content(): import('react').ReactNode
}
