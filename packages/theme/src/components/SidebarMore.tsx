/** Stands for the entries that a sidebar leaves out, and asks for them. */
export default function SidebarMore({count = 0, onClick}: {count?: number; onClick(): void}) {
  if (count === 0) return null
  return (
    <li className="menu__list-item">
      <button type="button" className="menu__link menu__more" onClick={onClick}>
        {`Show ${count} more`}
      </button>
    </li>
  )
}
