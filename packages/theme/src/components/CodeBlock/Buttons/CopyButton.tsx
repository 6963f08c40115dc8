/** Copies the code; works by delegation (`StaticBehaviour`). */
export default function CopyButton() {
  return <button type="button" data-copy-code="" aria-label="Copy code" />
}
