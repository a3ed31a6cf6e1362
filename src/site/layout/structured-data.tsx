/**
 * Structured data for search engines, rendered by the server only: the browser passes null and leaves the markup unchanged. `<` is
 * escaped, so that no text can close the element.
 */
export function StructuredData({ data }: { data: Record<string, unknown> | null }) {
  const text = data ? JSON.stringify(data).replaceAll('<', '\\u003c') : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of ours, escaped; as text the browser would take it away when it takes the page over
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
