/** What the browser of the tests lacks: locks between tabs, one after the other, and the rows of a part of a table. */
export function prepareDevice(): void {
  let last: Promise<unknown> = Promise.resolve()
  const request = <T>(_name: string, talk: () => Promise<T>): Promise<T> => {
    const next = last.then(talk)
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
