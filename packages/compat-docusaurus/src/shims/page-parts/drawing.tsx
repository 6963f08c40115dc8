import type {ReactNode, SVGProps} from 'react'

/** Draws an icon in lines of the color of the text around it; attributes of an `<svg>` win. */
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

/** Draws letters as the sign of a site. */
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
