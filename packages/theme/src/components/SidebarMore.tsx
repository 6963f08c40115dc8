import {translate} from '@lectern/client'
/** Button that loads the entries omitted from a sidebar. */
export default function SidebarMore({count = 0, onClick}: {count?: number; onClick(): void}) {
  if (count === 0) return null
  return (
    <li className="menu__list-item">
      <button type="button" className="menu__link menu__more" onClick={onClick}>
        {translate({id: 'theme.common.showMore', message: 'Show {count} more'}, {count})}
      </button>
    </li>
  )
}
