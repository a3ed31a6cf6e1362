// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { links, show, words } from '#testing/screen.tsx'
import { RichTextView } from './rich-text.tsx'

test('renders paragraphs, lists, links and numbers', () => {
  show(
    <RichTextView
      text={[
        { kind: 'heading', text: [{ text: 'Titre' }] },
        {
          kind: 'paragraph',
          text: [{ text: 'Voir ' }, { text: 'ici', href: '/aid#form' }, { text: ' ou ' }, { text: 'là', href: 'https://www.cndp.ma/' }],
        },
        {
          kind: 'list',
          isOrdered: true,
          items: [[{ text: 'un', isBold: true }], [{ text: '0801 00 01 41', isLtr: true, href: 'tel:+212801000141' }]],
        },
      ]}
    />,
  )
  expect(document.querySelector('h3')?.textContent).toBe('Titre')
  expect(links('ici')[0]?.getAttribute('href')).toBe('/aid#form')
  expect(links('là')[0]?.getAttribute('href')).toBe('https://www.cndp.ma/')
  expect([...document.querySelectorAll('ol > li')].map((item) => words(item))).toEqual(['un', '0801 00 01 41'])
  expect(document.querySelector('li b')?.textContent).toBe('un')
  expect(document.querySelector('li a[href="tel:+212801000141"] bdi')?.getAttribute('dir')).toBe('ltr')
})

test('renders markup as text', () => {
  show(<RichTextView text={[{ kind: 'paragraph', text: [{ text: '<img src=x onerror=alert(1)>' }] }]} />)
  expect(document.querySelector('img')).toBeNull()
  expect(words()).toContain('<img src=x')
})
