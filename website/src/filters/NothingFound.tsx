/** The way back from filters that leave nothing. */
export function NothingFound({text, onReset}: {text: string; onReset(): void}) {
  return (
    <p>
      {`${text} `}
      <button type="button" className="button" onClick={onReset}>
        Show all
      </button>
    </p>
  )
}
