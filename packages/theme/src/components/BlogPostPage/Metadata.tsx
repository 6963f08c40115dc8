/**
 * Renders nothing by default. Sites can override it to add head tags to every post with `<Head>`,
 * using the post from `useBlogPost`. Title, description, image and URLs are set elsewhere.
 */
export default function BlogPostPageMetadata() {
  return null
}
