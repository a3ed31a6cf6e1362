/** Polyfills of happy-dom: locks between tabs, and the rows of a table section. */
export function prepareDevice(): void {
  let last: Promise<unknown> = Promise.resolve()
  const request = <T>(_name: string, ...given: [talk: () => Promise<T>] | [options: object, talk: () => Promise<T>]): Promise<T> => {
    const next = last.then(given.length === 1 ? given[0] : given[1])
    last = next.catch(() => undefined)
    return next
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  Object.defineProperty(HTMLTableSectionElement.prototype, 'rows', {
    configurable: true,
    get(this: HTMLElement) {
      return this.querySelectorAll('tr')
    },
  })
}
