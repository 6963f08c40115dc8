/** Tells the author of a draft that readers do not see it. */
export default function Draft() {
  return (
    <aside className="theme-draft-banner alert alert--warning" aria-label="Draft page">
      <p>This page is a draft. You see it while you write; what is published does not have it.</p>
    </aside>
  )
}
