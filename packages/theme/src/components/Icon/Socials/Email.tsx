import type {SVGProps} from 'react'

/** Icon for an email address. */
export default function IconSocialsEmail(props: SVGProps<SVGSVGElement>) {
  return (
    <svg
      width="1em"
      height="1em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
      {...props}
    >
      <path d="M3 6h18v12H3zM3.5 6.5 12 13l8.5-6.5" />
    </svg>
  )
}
