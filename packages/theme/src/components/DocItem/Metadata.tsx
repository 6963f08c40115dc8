/**
 * Renders nothing by default. Sites can override it to add head tags to every doc with `<Head>`.
 * Title, description and URLs are set elsewhere.
 */
export default function DocItemMetadata() {
  return null
}
