/** Writes a cookie that lasts a year under the path of the site. */
export function keepCookie(name: string, value: string, path: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in browsers that we serve
  document.cookie = `${name}=${encodeURIComponent(value)}; path=${path}; max-age=31536000; samesite=lax`
}
