/** Lets keyboard users jump over the navigation; visible once it has the focus. */
export default function SkipToContent() {
  return (
    <a className="skip-to-content" href="#main">
      Skip to main content
    </a>
  )
}
