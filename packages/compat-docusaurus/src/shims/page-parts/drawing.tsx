import type {ReactNode, SVGProps} from 'react'

/** Renders an SVG icon whose lines have the text color. Attributes override the defaults. */
export function Drawing({
  children,
  ...attributes
}: SVGProps<SVGSVGElement> & {children: ReactNode}) {
  return (
    <svg
      width="1em"
      height="1em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...attributes}
    >
      {children}
    </svg>
  )
}
