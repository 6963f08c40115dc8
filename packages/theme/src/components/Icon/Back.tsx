/** Icon for returning to the previous view. */
export default function IconBack() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M11 6l-6 6 6 6M5 12h14" />
    </svg>
  )
}
