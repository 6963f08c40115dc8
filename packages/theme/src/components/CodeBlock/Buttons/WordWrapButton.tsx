/** Wraps long lines; works by delegation (`StaticBehaviour`). */
export default function WordWrapButton() {
  return <button type="button" data-wrap-code="" aria-label="Wrap lines" aria-pressed="false" />
}
