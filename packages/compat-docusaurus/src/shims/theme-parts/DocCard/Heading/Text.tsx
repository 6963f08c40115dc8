/** The words of a card's title. */
export default function DocCardHeadingText({title}: {item?: object; title: string}) {
  return <span>{title}</span>
}
