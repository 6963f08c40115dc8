/** Icon for the home page. */
export default function IconHome() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 11.5 12 5l8 6.5V20h-5.5v-5h-5v5H4Z" />
    </svg>
  )
}
