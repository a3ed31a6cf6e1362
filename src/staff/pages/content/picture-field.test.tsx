// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { packText, press, settle, show, words } from '#testing/screen.tsx'
import { PictureField } from './picture-field.tsx'

const t = packText('staffContent')

fakeApi()
const id = '11111111-1111-4111-8111-111111111111'
/** Pending requests, resolved by the test. */
const sent: { url: string; told: (part: number) => void; answer: (status: number, body: unknown) => Promise<void> }[] = []
class WaitingRequest {
  [name: string]: unknown
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  open(_method: string, url: string): void {
    this.url = url
  }
  setRequestHeader(): void {}
  abort(): void {}
  send(): void {
    sent.push({
      url: String(this.url),
      told: (part) => act(() => this.upload.onprogress?.({ loaded: part, total: 1 })),
      answer: async (status, response) => {
        Object.assign(this, { status, response })
        ;(this.onload as () => void)()
        await settle()
      },
    })
  }
}
beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('XMLHttpRequest', WaitingRequest)
})

function Field({ first }: { first: string | null }) {
  const [documentId, change] = useState(first)
  return (
    <PictureField
      kind={{ type: 'WebsiteElementImage', id: 5 }}
      label="Image"
      documentId={documentId}
      change={(picture) => change(picture?.id ?? null)}
    />
  )
}
async function choose(): Promise<void> {
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  await act(async () => void fireEvent.change(input, { target: { files: [new File(['x'], 'atelier.jpg', { type: 'image/jpeg' })] } }))
  await settle()
}
const picture = () => document.querySelector('img')?.getAttribute('src')

test('uploads a picture of the page, shows progress and preview', async () => {
  show(<Field first={null} />)
  await choose()
  expect(sent[0]?.url).toContain('documents/upload?Type=WebsiteElementImage&Id=5')
  sent[0]?.told(0.4)
  expect(words()).toContain('Envoi : 40 %')
  await sent[0]?.answer(200, { id })
  expect(picture()).toContain(`/documents/${id}?isThumbnail=true`)
  await press(t('dropPicture'))
  expect(picture()).toBeUndefined()
})

test('shows a refusal of the server and keeps the previous picture', async () => {
  show(<Field first={id} />)
  await choose()
  await sent[0]?.answer(415, { code: 'UnsupportedMediaType', message: 'Ce fichier n’est pas une image.' })
  expect(words()).toContain('Ce fichier n’est pas une image.')
  expect(picture()).toContain(id)
})
