/** Returns the URL of a private document below the base path of the site. */
export function documentUri({ type, id }: { type: string; id: string }): string {
  return `${document.documentElement.dataset.basePath ?? '/'}documents/download/${type}/${id}`
}
