/** The tags that all pages have are written without it. */
export default function SiteMetadata() {
  return null
}
