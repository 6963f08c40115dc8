/** Heading text of a card. */
export default function DocCardHeadingText({title}: {item?: object; title: string}) {
  return <span className="card__label">{title}</span>
}
