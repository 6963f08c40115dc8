import {useEffect, useState} from 'react'

/** A heading counts as read once it is this far (CSS pixels) below the top of the window. */
const READ_LINE = 104

/**
 * The id of the section in view: the last heading that has scrolled past the reading line, or the
 * last one of all when the page is scrolled to its end.
 */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>()
  const key = ids.join('\n')
  useEffect(() => {
    let frame = 0
    const update = () => {
      frame = 0
      setActive(findActiveHeading(key === '' ? [] : key.split('\n')))
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(update)
    }
    update()
    addEventListener('scroll', schedule, {passive: true})
    addEventListener('resize', schedule)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', schedule)
      removeEventListener('resize', schedule)
    }
  }, [key])
  return active
}

function findActiveHeading(ids: readonly string[]): string | undefined {
  const tops = ids.flatMap((id) => {
    const heading = document.getElementById(id)
    return heading ? [{id, top: heading.getBoundingClientRect().top}] : []
  })
  const {scrollHeight, clientHeight, scrollTop} = document.documentElement
  const atEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2
  if (atEnd) return tops.at(-1)?.id
  return tops.findLast(({top}) => top <= READ_LINE)?.id
}
