/** Icon for a link that leaves the site. */
export default function IconExternalLink() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8 16 17 7M9.5 7H17v7.5" />
    </svg>
  )
}
