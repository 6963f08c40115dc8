/**
 * Lets a site add head tags to every post with `<Head>`; `useBlogPost` returns the post. Title,
 * description, image and URLs are set elsewhere, and it renders nothing by default.
 */
export default function BlogPostPageMetadata() {
  return null
}
