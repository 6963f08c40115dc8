/**
 * Text of a `<script>` or `<style>` as it may stand in HTML: such an element ends at its own end tag
 * only, so that is what must not occur in it.
 */
export function escapeRawText(text: string, tag: string): string {
  return text.replace(new RegExp(`</(?=${tag})`, 'gi'), '<\\/')
}
