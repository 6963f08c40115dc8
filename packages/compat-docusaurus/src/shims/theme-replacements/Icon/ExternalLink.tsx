interface IconExternalLinkProps {
  /** Pixels. */
  width?: number
  height?: number
}

/** Icon for a link that leaves the site, as large as in Docusaurus. */
export default function IconExternalLink({width = 13.5, height = 13.5}: IconExternalLinkProps) {
  return (
    <svg className="icon-external" {...{width, height}} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M10 4H4v16h16v-6M14 4h6v6m0-6L10 14" />
    </svg>
  )
}
