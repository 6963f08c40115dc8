/** Icon for a link to a page's source. */
export default function IconEdit() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 20h4L19 9l-4-4L4 16v4ZM13 7l4 4" />
    </svg>
  )
}
