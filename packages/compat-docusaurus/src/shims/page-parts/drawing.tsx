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

/** Renders letters in a box as an icon. */
export function Letters({text, ...attributes}: SVGProps<SVGSVGElement> & {text: string}) {
  return (
    <Drawing {...attributes}>
      <rect x={2} y={2} width={20} height={20} rx={5} />
      <text
        x={12}
        y={16.5}
        fill="currentColor"
        stroke="none"
        fontSize={text.length > 1 ? 10 : 13}
        fontWeight={700}
        textAnchor="middle"
      >
        {text}
      </text>
    </Drawing>
  )
}
