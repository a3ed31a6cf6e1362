/** Simulates browser translation: moves every text into its own element. */
export function translatePage(root: Element): void {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walk.nextNode()) {
    const text = walk.currentNode as Text
    if (text.data.trim() && !/^(?:SCRIPT|STYLE|OPTION|TEXTAREA)$/.test(text.parentNode?.nodeName ?? '')) texts.push(text)
  }
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
}
