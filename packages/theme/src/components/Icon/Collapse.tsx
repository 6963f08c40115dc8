/** Icon for hiding or showing a side column. */
export default function IconCollapse() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12.5 6.5 7 12l5.5 5.5M18 6.5 12.5 12l5.5 5.5" />
    </svg>
  )
}
