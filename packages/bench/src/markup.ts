import { createElement, Fragment, type ReactNode } from 'react'

const empty = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decoded = (text: string) => text.replaceAll(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? '')

interface Node {
  tag: string
  props: Record<string, unknown>
  children: (Node | string)[]
}

/** The element tree of a page that React wrote itself, scripts left out: what a bare `renderToString` has to write again. */
export function treeOf(html: string): Node {
  const root: Node = { tag: '', props: {}, children: [] }
  const open = [root]
  const text = html
    .replace(/^<!DOCTYPE html>/, '')
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
  for (const [, close, tag, attributes, words] of text.matchAll(/<(\/?)([a-zA-Z][\w-]*)((?:\s[^<>"]*?(?:"[^"]*")?)*?)\/?>|([^<]+)/g)) {
    const parent = open.at(-1) ?? root
    if (words !== undefined) parent.children.push(decoded(words))
    else if (close) open.pop()
    else if (tag) {
      const node: Node = { tag, props: propsOf(attributes ?? ''), children: [] }
      parent.children.push(node)
      if (!empty.has(tag)) open.push(node)
    }
  }
  return root
}

function propsOf(attributes: string): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  for (const [, name = '', value = ''] of attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
    if (name === 'style')
      props.style = Object.fromEntries(
        value
          .split(';')
          .map((rule) => [
            rule.slice(0, rule.indexOf(':')).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
            decoded(rule.slice(rule.indexOf(':') + 1)),
          ]),
      )
    else if (name === 'selected' || name === 'checked') props[name === 'selected' ? 'data-selected' : 'defaultChecked'] = true
    else if (name === 'value') props.defaultValue = decoded(value)
    else props[name] = decoded(value)
  }
  return props
}

/** React elements made again, as a component would at every request. */
export function elementsOf(node: Node): ReactNode {
  const children = node.children.map((child) => (typeof child === 'string' ? child : elementsOf(child)))
  return createElement(node.tag || Fragment, node.props, ...children)
}
