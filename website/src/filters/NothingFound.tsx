/** Shown if no entry matches the filters, with a button that resets them. */
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
