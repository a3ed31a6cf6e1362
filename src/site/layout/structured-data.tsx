/**
 * Facts for search engines, which read the page as the server sent it: the browser leaves what stands there (null) and need not know
 * how it is made. React writes the text of a script as it is, so `<` is escaped here: it cannot close its element.
 */
export function StructuredData({ data }: { data: Record<string, unknown> | null }) {
  const text = data ? JSON.stringify(data).replaceAll('<', '\\u003c') : ''
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {text}
    </script>
  )
}
