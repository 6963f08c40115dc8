/**
 * The place for what a site adds to the head of every document, by `<Head>`. Title, description and
 * addresses stand there without it, and it shows nothing itself.
 */
export default function DocItemMetadata() {
  return null
}
