/** Description of a card. */
export default function DocCardDescription({description}: {item?: object; description: string}) {
  return <p className="card__text">{description}</p>
}
