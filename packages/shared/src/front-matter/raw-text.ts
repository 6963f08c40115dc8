/**
 * Text of a `<script>` or `<style>` in HTML. These elements only end at their own end tag, so the text must not
 * contain it.
 */
export function escapeRawText(text: string, tag: string): string {
  return text.replace(new RegExp(`</(?=${tag})`, 'gi'), '<\\/')
}
