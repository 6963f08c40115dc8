/**
 * Lets a site add head tags to every doc with `<Head>`. Title, description and URLs are set
 * elsewhere, and it renders nothing by default.
 */
export default function DocItemMetadata() {
  return null
}
