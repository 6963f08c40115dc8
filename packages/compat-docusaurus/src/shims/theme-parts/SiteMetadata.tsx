/** Renders nothing, because Lectern adds the site's head tags without this component. */
export default function SiteMetadata() {
  return null
}
