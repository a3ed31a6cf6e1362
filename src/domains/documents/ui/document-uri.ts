/** The address of a document that only some may read, under whatever path the site is served. */
export function documentUri({ type, id }: { type: string; id: string }): string {
  return `${document.documentElement.dataset.basePath ?? '/'}documents/download/${type}/${id}`
}
