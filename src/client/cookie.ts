/** Writes a cookie that lasts a year under the path of the site. */
export function keepCookie(name: string, value: string, path: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in browsers that we serve
  document.cookie = `${name}=${encodeURIComponent(value)}; path=${path}; max-age=31536000; samesite=lax`
}

/** The value of a cookie that the page may read, or null. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null
}
