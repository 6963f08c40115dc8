import type {SVGProps} from 'react'

/** Icon for a website without a logo. */
export default function IconSocialsDefault(props: SVGProps<SVGSVGElement>) {
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
      <path d="M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM3 12h18M12 3c5 5 5 13 0 18c-5-5-5-13 0-18Z" />
    </svg>
  )
}
