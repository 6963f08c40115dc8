/**
 * The place for what a site adds to the head of every post, by `<Head>`; `useBlogPost` gives the post. Title,
 * description, image and addresses stand there without it, and it shows nothing itself.
 */
export default function BlogPostPageMetadata() {
  return null
}
