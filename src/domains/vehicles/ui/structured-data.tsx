/** Facts for search engines. React writes the text of a script as it is, so `<` is escaped here: it cannot close its element. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
}
