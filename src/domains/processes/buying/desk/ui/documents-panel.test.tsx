// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { show, words } from '#testing/screen.tsx'
import { DocumentsPanel } from './documents-panel.tsx'

test('explains when documents appear', () => {
  show(<DocumentsPanel documents={[]} />)
  expect(words()).toContain('Aucun document pour le moment. Les documents sont préparés avec les étapes du dossier.')
})
